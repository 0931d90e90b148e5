import { problemTexts } from '@rookery/texts/problems/texts';
import type { Arguments, OptionForm, OptionTable } from './arguments/arguments.ts';
import type { GameScreen } from './games/game-screen.ts';
import { screensIn } from './games/screens.ts';
import { play } from './play/play.ts';
import { inWords } from './problem-sentences.ts';
import { runReferee } from './referee/run.ts';
import type { Wording } from './referee/wording.ts';
import { replay } from './replay/replay.ts';
import { exitCodes, type ExitCode, type Shell } from './shell.ts';
import { terminalTexts } from './texts/texts.ts';

/** A command of the program. */
export interface Command {
  readonly name: string;
  readonly options: readonly (readonly [string, OptionForm])[];
  run(shell: Shell, args: Arguments): Promise<ExitCode>;
}

const common: Command['options'] = [
  ['help', 'switch'],
  ['version', 'switch'],
  ['lang', 'value'],
  ['color', 'switch'],
  ['no-color', 'switch'],
];

const gameOptions: Command['options'] = screensIn('en')
  .flatMap(({ flags }) => flags)
  .map(({ name }) => [name, 'value']);

/** Every command there is, but `help`. */
export const commands: readonly Command[] = [
  {
    name: 'play',
    options: [
      ['seats', 'value'],
      ['humans', 'value'],
      ['seed', 'value'],
      ['save', 'optional-value'],
      ...gameOptions,
    ],
    run: play,
  },
  {
    name: 'replay',
    options: [
      ['as', 'value'],
      ['at', 'value'],
    ],
    run: replay,
  },
  {
    name: 'referee',
    options: [],
    run: referee,
  },
];

/** The options of all commands together. */
export const everyOption: OptionTable = new Map([
  ...common,
  ...commands.flatMap(({ options }) => options),
]);

/** An option that exists, but for another command. */
export function foreignOption(
  command: Command,
  { values, switches }: Arguments,
): string | undefined {
  const known = new Set([...common, ...command.options].map(([name]) => name));
  return [...values.keys(), ...switches].find((name) => !known.has(name));
}

async function referee(shell: Shell): Promise<ExitCode> {
  const { input, output, version } = shell.system;
  await runReferee(input, output, wordingFor(shell), version);
  return exitCodes.done;
}

/** The protocol speaks English, whoever starts it; it counts seats from 0, and so do its sentences. */
function wordingFor(shell: Shell): Wording {
  const english: Shell = {
    ...shell,
    language: 'en',
    texts: terminalTexts.en,
    problems: problemTexts.en,
    screens: screensIn('en'),
  };
  const names = Array.from({ length: 9 }, (_, seat) => english.texts.seat(seat));
  const screenOf = (id: unknown): GameScreen | undefined =>
    english.screens.find(({ game }) => game.id === id);
  return {
    refusal: (id, refusal) =>
      screenOf(id)?.explain(refusal, { names, viewer: null }) ?? refusal.kind,
    problem: (problem, id) => inWords(english, problem, screenOf(id)),
  };
}
