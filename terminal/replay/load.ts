import { catalogue } from '@rookery/rules/catalogue';
import type { Match } from '@rookery/rules/kernel/match';
import type { Problem } from '@rookery/rules/kernel/problem';
import { parseRecord } from '@rookery/rules/kernel/record';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { isObject } from '@rookery/rules/kernel/shape';
import { readJson } from '../files.ts';
import { inWords } from '../problem-sentences.ts';
import type { Shell } from '../shell.ts';

/** A recorded match from a file; every problem is a line to print. */
export function loadMatch(shell: Shell, source: string): Result<Match, string> {
  const json = readJson(shell, source);
  if (!json.ok) return json;
  const match = parseRecord(json.value, catalogue);
  if (match.ok) return accepted(match.value);
  return rejected(...explain(shell, source, match.problems, gameOf(json.value)));
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
