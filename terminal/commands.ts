import { analyse } from './analyse/analyse.ts';
import { arena } from './arena/arena.ts';
import type { Arguments, OptionForm, OptionTable } from './arguments/arguments.ts';
import { screensIn } from './games/screens.ts';
import { join } from './join/join.ts';
import { play } from './play/play.ts';
import { englishWording } from './referee/english-wording.ts';
import { runReferee } from './referee/run.ts';
import { replay } from './replay/replay.ts';
import { exitCodes, type ExitCode, type Shell } from './shell.ts';
import { backup, restore } from './upkeep/upkeep.ts';

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

const homeOptions: Command['options'] = [
  ['data', 'value'],
  ['database', 'value'],
];

/** Every command there is, but `help`. */
export const commands: readonly Command[] = [
  {
    name: 'play',
    options: [
      ['seats', 'value'],
      ['humans', 'value'],
      ['bots', 'value'],
      ['reasons', 'switch'],
      ['seed', 'value'],
      ['save', 'optional-value'],
      ...gameOptions,
    ],
    run: play,
  },
  {
    name: 'join',
    options: [
      ['name', 'value'],
      ['penguin', 'value'],
      ['watch', 'switch'],
      ['create', 'value'],
      ['seats', 'value'],
      ['bots', 'value'],
      ['clock', 'value'],
      ['public', 'switch'],
      ...gameOptions,
    ],
    run: join,
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
    name: 'analyse',
    options: [
      ['level', 'value'],
      ['seat', 'value'],
      ['json', 'switch'],
    ],
    run: analyse,
  },
  {
    name: 'arena',
    options: [
      ['seats', 'value'],
      ['matches', 'value'],
      ['seed', 'value'],
      ['out', 'value'],
      ['resume', 'switch'],
      ['cores', 'value'],
      ['patience', 'value'],
      ...gameOptions,
    ],
    run: arena,
  },
  {
    name: 'backup',
    options: homeOptions,
    run: backup,
  },
  {
    name: 'restore',
    options: homeOptions,
    run: restore,
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
  await runReferee(input, output, englishWording, version);
  return exitCodes.done;
}
