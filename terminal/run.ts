import { languageOf, languages, parseLanguage, type Language } from '@rookery/texts/language';
import { problemTexts } from '@rookery/texts/problems/texts';
import {
  readArguments,
  type Arguments,
  type OptionForm,
  type OptionTable,
} from './arguments/arguments.ts';
import { nearest } from './arguments/nearest.ts';
import { screensIn } from './games/screens.ts';
import { helpText } from './help.ts';
import { depthFor } from './paint/depth.ts';
import { painterFor } from './paint/painter.ts';
import { play } from './play/play.ts';
import { inWords } from './problem-sentences.ts';
import { runReferee } from './referee/run.ts';
import type { Wording } from './referee/wording.ts';
import { replay } from './replay/replay.ts';
import { exitCodes, misuse, type ExitCode, type Notebook, type Shell } from './shell.ts';
import type { System } from './system.ts';
import { terminalTexts } from './texts/texts.ts';

interface Command {
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

const commands: readonly Command[] = [
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
  {
    name: 'help',
    options: [],
    run: (shell, { words }) => Promise.resolve(help(shell, words[0])),
  },
];

const everyOption: OptionTable = new Map([
  ...common,
  ...commands.flatMap(({ options }) => options),
]);

/** Runs one command line to its end. */
export async function run(
  args: readonly string[],
  system: System,
  notebook: Notebook,
): Promise<ExitCode> {
  const read = readArguments(args, everyOption);
  if (!read.ok) {
    const shell = shellFor(system, notebook, languageOf(system.environment), undefined);
    return misuse(shell, read.problems.map(shell.texts.argumentFault).join(' '), 'rookery');
  }
  const language = read.value.values.get('lang');
  const known = language === undefined ? languageOf(system.environment) : parseLanguage(language);
  const shell = shellFor(system, notebook, known ?? languageOf(system.environment), read.value);
  if (!known)
    return misuse(shell, shell.texts.unknownLanguage(language ?? '', languages), 'rookery');
  return dispatch(shell, read.value);
}

function shellFor(
  system: System,
  notebook: Notebook,
  language: Language,
  args: Arguments | undefined,
): Shell {
  const { environment, input, output } = system;
  const isTerminal = output.isTTY === true;
  const depth = depthFor({ asked: colourAsked(args), environment, isTerminal });
  return {
    system,
    language,
    texts: terminalTexts[language],
    problems: problemTexts[language],
    screens: screensIn(language),
    painter: painterFor(depth),
    hasWindow: isTerminal && input.isTTY === true && environment['TERM'] !== 'dumb',
    notebook,
  };
}

function colourAsked(args: Arguments | undefined): 'always' | 'never' | undefined {
  if (args?.switches.has('no-color')) return 'never';
  return args?.switches.has('color') ? 'always' : undefined;
}

function dispatch(shell: Shell, args: Arguments): Promise<ExitCode> {
  const [name, ...words] = args.words;
  const { texts } = shell;
  if (args.switches.has('version')) return Promise.resolve(say(shell, shell.system.version));
  if (name === undefined) return Promise.resolve(help(shell, undefined));
  const command = commands.find((each) => each.name === name);
  if (!command) return Promise.resolve(misuse(shell, unknownCommand(shell, name), 'rookery'));
  if (args.switches.has('help'))
    return Promise.resolve(help(shell, name === 'help' ? words[0] : name));
  const foreign = foreignOption(command, args);
  if (foreign !== undefined) {
    return Promise.resolve(misuse(shell, texts.notForCommand(foreign, name), `rookery ${name}`));
  }
  return command.run(shell, { ...args, words });
}

const unknownCommand = ({ texts }: Shell, name: string): string =>
  texts.unknownCommand(
    name,
    nearest(
      name,
      commands.map((command) => command.name),
    ),
  );

/** An option that exists, but for another command. */
function foreignOption(command: Command, { values, switches }: Arguments): string | undefined {
  const known = new Set([...common, ...command.options].map(([name]) => name));
  return [...values.keys(), ...switches].find((name) => !known.has(name));
}

async function referee(shell: Shell): Promise<ExitCode> {
  const { input, output, version } = shell.system;
  await runReferee(input, output, wordingFor(shell), version);
  return exitCodes.done;
}

/** The protocol counts seats from 0, and so do its sentences. */
function wordingFor(shell: Shell): Wording {
  const names = Array.from({ length: 9 }, (_, seat) => shell.texts.seat(seat));
  return {
    refusal(id, refusal) {
      const screen = shell.screens.find(({ game }) => game.id === id);
      return screen?.explain(refusal, { names, viewer: null }) ?? refusal.kind;
    },
    problem: (problem) => inWords(shell, problem),
  };
}

function help(shell: Shell, command: string | undefined): ExitCode {
  const text = helpText(shell, command);
  return text === undefined
    ? misuse(shell, unknownCommand(shell, command ?? ''), 'rookery')
    : say(shell, text);
}

function say({ system }: Shell, text: string): ExitCode {
  system.output.write(`${text}\n`);
  return exitCodes.done;
}
