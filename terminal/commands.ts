import { terminalInEnglish } from '@rookery/texts/en/terminal/terminal';
import { admin } from './admin/admin.ts';
import { analyse } from './analyse/analyse.ts';
import { arena } from './arena/arena.ts';
import type { Arguments, OptionForm, OptionTable } from './arguments/arguments.ts';
import { screensIn } from './games/screens.ts';
import { describeGameOptions, listPlayers } from './help.ts';
import { join } from './join/join.ts';
import { play } from './play/play.ts';
import { englishWording } from './referee/wording.ts';
import { runReferee } from './referee/run.ts';
import { replay } from './replay/replay.ts';
import { exitCodes, type ExitCode, type Shell } from './shell.ts';
import { serve, serverOptions } from './serve/serve.ts';
import { backup, restore } from './upkeep/upkeep.ts';

/** A command of the program. */
export interface Command {
  readonly name: string;
  readonly options: readonly (readonly [string, OptionForm])[];
  /** What `--help` prints about it. */
  help(shell: Shell): string;
  run(shell: Shell, args: Arguments): Promise<ExitCode>;
}

const valued = (...names: readonly string[]): Command['options'] =>
  names.map((name) => [name, 'value']);
const switched = (...names: readonly string[]): Command['options'] =>
  names.map((name) => [name, 'switch']);

const common = [...switched('help', 'version', 'color', 'no-color'), ...valued('lang')];

const gameOptions = valued(
  ...screensIn(terminalInEnglish)
    .flatMap(({ flags }) => flags)
    .map(({ name }) => name),
);

/** Every command there is, but `help`. */
export const commands: readonly Command[] = [
  {
    name: 'play',
    options: [
      ...valued('seats', 'humans', 'bots', 'seed'),
      ...switched('reasons'),
      ['save', 'optional-value'],
      ...gameOptions,
    ],
    help: (shell) => shell.texts.help.play(describeGameOptions(shell)),
    run: play,
  },
  {
    name: 'join',
    options: [
      ...valued('name', 'penguin', 'create', 'seats', 'bots', 'clock'),
      ...switched('watch', 'public'),
      ...gameOptions,
    ],
    help: (shell) => shell.texts.help.join(describeGameOptions(shell)),
    run: join,
  },
  {
    name: 'replay',
    options: valued('as', 'at'),
    help: ({ texts }) => texts.help.replay,
    run: replay,
  },
  {
    name: 'analyse',
    options: [...valued('level', 'seat'), ...switched('json')],
    help: ({ texts }) => texts.help.analyse,
    run: analyse,
  },
  {
    name: 'arena',
    options: [
      ...valued('seats', 'matches', 'seed', 'out', 'cores', 'patience'),
      ...switched('resume'),
      ...gameOptions,
    ],
    help: (shell) => shell.texts.help.arena(listPlayers(), describeGameOptions(shell)),
    run: arena,
  },
  {
    name: 'serve',
    options: valued(...serverOptions),
    help: ({ texts }) => texts.help.serve,
    run: serve,
  },
  {
    name: 'backup',
    options: valued('data', 'database'),
    help: ({ texts }) => texts.help.backup,
    run: backup,
  },
  {
    name: 'restore',
    options: valued('data', 'database'),
    help: ({ texts }) => texts.help.restore,
    run: restore,
  },
  {
    name: 'admin',
    options: [...valued('data', 'database', 'admin'), ['json', 'switch']],
    help: ({ texts }) => texts.help.admin,
    run: admin,
  },
  { name: 'referee', options: [], help: ({ texts }) => texts.help.referee, run: referee },
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
