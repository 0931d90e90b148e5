import type { MatchRecord } from '@rookery/rules/kernel/record';
import type { Language } from '@rookery/texts/language';
import type { GameScreen } from './games/game-screen.ts';
import type { StyledLine } from './paint/line.ts';
import type { Painter } from './paint/painter.ts';
import type { System } from './system.ts';
import type { TerminalTexts } from '@rookery/texts/en/terminal/terminal';

/** Where the match at hand is noted, for the report if the program breaks. */
export interface Notebook {
  record: MatchRecord | null;
}

/** What every command works with. */
export interface Shell {
  readonly system: System;
  readonly language: Language;
  readonly texts: TerminalTexts;
  readonly screens: readonly GameScreen[];
  readonly painter: Painter;
  /** Whether there is a window to draw in and a keyboard to read keys from. */
  readonly hasWindow: boolean;
  readonly notebook: Notebook;
}

/** How the program ends: what a shell script sees. */
export const exitCodes = { done: 0, failed: 1, misused: 2, interrupted: 130 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Writes lines below one another. */
export function print({ system, painter }: Shell, lines: readonly StyledLine[]): void {
  system.output.write(lines.map((line) => `${painter(line)}\n`).join(''));
}

/** Says what went wrong, on the error output. */
export function complain({ system }: Shell, lines: readonly string[]): void {
  const [first = '', ...rest] = lines;
  system.errors.write(
    [`rookery: ${first}`, ...rest].map((line) => `${escapeControls(line)}\n`).join(''),
  );
}

/** Says why the command failed. */
export function fail(shell: Shell, sentences: readonly string[]): ExitCode {
  complain(shell, sentences);
  return exitCodes.failed;
}

/** Text from outside may hold codes that would play tricks on a terminal. */
const escapeControls = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD');

/** Says how the command was misused, and where to read on. */
export function misuse(shell: Shell, sentence: string, command: string): ExitCode {
  complain(shell, [`${sentence} ${shell.texts.seeHelp(command)}`]);
  return exitCodes.misused;
}
