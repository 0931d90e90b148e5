import type { Problem } from '@rookery/rules/kernel/problem';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { readJson } from '../files.ts';
import type { Flag, GameScreen } from '../games/game-screen.ts';
import { complain, exitCodes, type ExitCode, type Shell } from '../shell.ts';
import { inWords } from '../problem-sentences.ts';
import type { Seating } from './seating.ts';

/** Why a table cannot be opened, and how the program then ends. */
export interface OptionFault {
  readonly lines: readonly string[];
  readonly exit: ExitCode;
}

/** The options of a game, from the options of the command. */
export function readTableOptions(
  shell: Shell,
  screen: GameScreen,
  seating: Pick<Seating, 'names'>,
  values: ReadonlyMap<string, string>,
): Result<unknown, OptionFault> {
  const written = readFlags(shell, screen, seating, values);
  if (!written.ok) return written;
  const parsed = screen.game.parseOptions(written.value, seating.names.length);
  return parsed.ok ? parsed : rejected(faultOf(shell, screen, values, parsed.problems));
}

/** Checks the same options, and returns them as they were written: a server parses them itself. */
export function readOptionsToSend(
  shell: Shell,
  screen: GameScreen,
  seating: Pick<Seating, 'names'>,
  values: ReadonlyMap<string, string>,
): Result<unknown, OptionFault> {
  const options = readTableOptions(shell, screen, seating, values);
  return options.ok ? readFlags(shell, screen, seating, values) : options;
}

function readFlags(
  shell: Shell,
  screen: GameScreen,
  { names }: Pick<Seating, 'names'>,
  values: ReadonlyMap<string, string>,
): Result<unknown, OptionFault> {
  const foreign = foreignFlag(shell, screen, values);
  if (foreign !== undefined) return misused(shell.texts.notForGame(foreign, screen.name));
  const options: Record<string, unknown> = {};
  for (const flag of screen.flags) {
    const text = values.get(flag.name);
    if (text === undefined) continue;
    const value = readFlag(shell, flag, text, names);
    if (!value.ok) return value;
    options[flag.name] = value.value;
  }
  return accepted(options);
}

/** An option that cannot be used as it is written. */
export const misused = (...sentences: readonly string[]): Result<never, OptionFault> =>
  rejected({ lines: [sentences.join(' ')], exit: exitCodes.misused });

/** Says why a table cannot be opened. */
export function complainOf(shell: Shell, [fault]: readonly OptionFault[]): ExitCode {
  complain(shell, fault?.lines ?? []);
  return fault?.exit ?? exitCodes.failed;
}

/** An option that belongs to another game only. */
const foreignFlag = (
  { screens }: Shell,
  { flags }: GameScreen,
  values: ReadonlyMap<string, string>,
): string | undefined =>
  screens
    .flatMap((screen) => screen.flags)
    .map(({ name }) => name)
    .find((name) => values.has(name) && !flags.some((flag) => flag.name === name));

function readFlag(
  shell: Shell,
  { name, form }: Flag,
  text: string,
  names: readonly string[],
): Result<unknown, OptionFault> {
  switch (form) {
    case 'text':
      return accepted(text);
    case 'seat': {
      const seat = seatNamed(text, names);
      return seat === undefined
        ? misused(shell.texts.unknownSeat(name, text, names))
        : accepted(seat);
    }
    case 'json-file': {
      const json = readJson(shell, text);
      return json.ok ? json : rejected({ lines: json.problems, exit: exitCodes.failed });
    }
  }
}

/** A seat by its number, counted from 1, or by the name of whoever sits there. */
function seatNamed(text: string, names: readonly string[]): number | undefined {
  const byName = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  const seat = /^\d$/.test(text) ? Number(text) - 1 : byName;
  return names[seat] === undefined ? undefined : seat;
}

/** Explains problems with the options by the place where the player wrote them: an option, or a path in a file. */
function faultOf(
  shell: Shell,
  { flags }: GameScreen,
  values: ReadonlyMap<string, string>,
  problems: readonly Problem[],
): OptionFault {
  const file = flags.find(
    ({ name, form }) =>
      form === 'json-file' && problems.some(({ at }) => at.startsWith(`options.${name}`)),
  );
  const sentences = problems.map((problem) =>
    inWords(shell.texts, { ...problem, at: placeOf(problem.at, file) }),
  );
  if (!file) return { lines: sentences, exit: exitCodes.misused };
  const path = values.get(file.name) ?? '';
  const lines = [shell.texts.wrongBox(path), ...sentences.map((sentence) => `  ${sentence}`)];
  return { lines, exit: exitCodes.failed };
}

function placeOf(at: string, file: Flag | undefined): string {
  const within = at.replace(/^options\./, '');
  if (!file) return `--${within}`;
  return within === file.name ? file.name : within.replace(`${file.name}.`, '');
}
