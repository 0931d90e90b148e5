import type { Match } from '@rookery/rules/kernel/match';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { Arguments } from '../arguments/arguments.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { readNumber } from '../play/seating.ts';
import { exitCodes, misuse, type ExitCode, type Shell } from '../shell.ts';
import { browse } from './browse.ts';
import { loadNamed, type LoadedMatch } from './load.ts';
import { printAll, printStep } from './print-steps.ts';
import { stepsOf, type ReplayViewer, type ReplayStep } from './steps.ts';

const command = 'rookery replay';

/** A record being looked at. */
export interface Reading {
  readonly screen: GameScreen;
  readonly steps: readonly ReplayStep[];
  readonly viewer: ReplayViewer;
  readonly names: readonly string[];
}

/** `rookery replay`: steps through the record of a match. */
export async function replay(shell: Shell, args: Arguments): Promise<ExitCode> {
  const loaded = loadNamed(shell, args.words, command);
  if (typeof loaded === 'number') return loaded;
  const reading = openReading(shell, loaded, args.values.get('as'));
  if (!reading.ok) return misuse(shell, reading.problems.join(' '), command);
  return showFrom(shell, reading.value, args.values.get('at'));
}

async function showFrom(shell: Shell, reading: Reading, at: string | undefined): Promise<ExitCode> {
  const last = reading.steps.length - 1;
  const from = readNumber(shell.texts, 'at', at ?? '0', 0, last);
  if (!from.ok) return misuse(shell, from.problems.join(' '), command);
  if (shell.hasWindow) return browse(shell, reading, from.value);
  if (at === undefined) printAll(shell, reading);
  else printStep(shell, reading, from.value);
  return exitCodes.done;
}

function openReading(
  shell: Shell,
  { match, screen, names }: LoadedMatch,
  as: string | undefined,
): Result<Reading, string> {
  const viewer = readViewer(shell, match, as);
  return viewer.ok
    ? accepted({ screen, steps: stepsOf(match), viewer: viewer.value, names })
    : viewer;
}

function readViewer(
  shell: Shell,
  { game, state, seats }: Match,
  as: string | undefined,
): Result<ReplayViewer, string> {
  const isOver = game.waiting(state).for === 'nobody';
  if (as === undefined) return accepted(isOver ? 'all' : 'onlooker');
  const number = readNumber(shell.texts, 'as', as, 1, seats);
  if (!number.ok) return number;
  const seat = seatsOf(seats)[number.value - 1];
  return seat === undefined ? rejected(shell.texts.tooManyWords(as)) : accepted(seat);
}
