import { catalogue } from '@rookery/rules/catalogue';
import { parseLink } from '@rookery/rules/kernel/link';
import type { Match } from '@rookery/rules/kernel/match';
import type { Problem } from '@rookery/rules/kernel/problem';
import { parseRecord } from '@rookery/rules/kernel/record';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { isObject } from '@rookery/rules/kernel/shape';
import { readJson } from '../files.ts';
import { inWords } from '../problem-sentences.ts';
import type { Shell } from '../shell.ts';

/** A recorded match from a file or a link; every problem is a line to print. */
export function loadMatch(shell: Shell, source: string): Result<Match, string> {
  const json = isLink(shell, source) ? fromLink(shell, source) : readJson(shell, source);
  if (!json.ok) return json;
  const match = parseRecord(json.value, catalogue);
  if (match.ok) return accepted(match.value);
  return rejected(...explain(shell, source, match.problems, gameOf(json.value)));
}

/** The part of a link after its `#`, or the whole of it if it has none. */
const fragmentOf = (source: string): string => source.slice(source.indexOf('#') + 1);

/** Whether this reads like a link to a match rather than the path of a file. */
const isLink = ({ screens }: Shell, source: string): boolean =>
  screens.some(({ game }) => fragmentOf(source).startsWith(`${game.id}/`));

function fromLink(shell: Shell, source: string): Result<unknown, string> {
  const link = parseLink(fragmentOf(source));
  return link.ok ? link : rejected(...explain(shell, short(source), link.problems, undefined));
}

const short = (source: string): string => (source.length > 60 ? `${source.slice(0, 60)}…` : source);

const gameOf = (json: unknown): unknown =>
  isObject(json) && 'game' in json ? json.game : undefined;

function explain(
  shell: Shell,
  source: string,
  problems: readonly Problem[],
  id: unknown,
): readonly string[] {
  const screen = shell.screens.find(({ game }) => game.id === id);
  return [
    shell.texts.wrongRecord(short(source)),
    ...problems.map((problem) => `  ${inWords(shell, problem, screen)}`),
    shell.texts.recordAdvice,
  ];
}
