import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Match } from '@rookery/rules/kernel/match';
import type { Problem } from '@rookery/rules/kernel/problem';
import { parseRecord } from '@rookery/rules/kernel/record';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { isObject } from '@rookery/rules/kernel/shape';
import { readJson } from '../files.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { inWords } from '../problem-sentences.ts';
import { fail, misuse, type ExitCode, type Shell } from '../shell.ts';

/** A recorded match, and how it is shown. */
export interface LoadedMatch {
  readonly match: Match;
  readonly screen: GameScreen;
  readonly names: readonly string[];
}

/** Loads the record that a command names; if that fails, says why and returns an exit code. */
export function loadNamed(
  shell: Shell,
  [source, excess]: readonly string[],
  command: string,
): LoadedMatch | ExitCode {
  const { texts, screens } = shell;
  if (source === undefined) return misuse(shell, texts.needsFile, command);
  if (excess !== undefined) return misuse(shell, texts.tooManyWords(excess), command);
  const loaded = loadMatch(shell, source);
  if (!loaded.ok) return fail(shell, loaded.problems);
  const match = loaded.value;
  const own = screens.filter(({ game }) => game.id === match.game.id);
  const names = seatsOf(match.seats).map((seat) => texts.player(seat));
  return { match, screen: entryOf(own, 0), names };
}

/** A recorded match from a file; every problem is a line to print. */
function loadMatch(shell: Shell, source: string): Result<Match, string> {
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
    ...problems.map((problem) => `  ${inWords(shell.texts, problem, screen)}`),
    shell.texts.recordAdvice,
  ];
}
