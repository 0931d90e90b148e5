import { terminalTexts } from '@rookery/texts/catalogues';
import { languageOf, languages, parseLanguage, type Language } from '@rookery/texts/language';
import { readArguments, type Arguments } from './arguments/arguments.ts';
import { nearest } from './arguments/nearest.ts';
import { commands, everyOption, foreignOption } from './commands.ts';
import { screensIn } from './games/screens.ts';
import { depthFor, painterFor } from './paint/painter.ts';
import { exitCodes, misuse, type ExitCode, type Notebook, type Shell } from './shell.ts';
import type { System } from './system.ts';

/** Runs one command line to its end. */
export async function run(
  args: readonly string[],
  system: System,
  notebook: Notebook,
): Promise<ExitCode> {
  const read = readArguments(args, everyOption);
  if (!read.ok) {
    const shell = await shellFor(system, notebook, languageOf(system.environment), undefined);
    return misuse(shell, read.problems.map(shell.texts.argumentFault).join(' '), 'rookery');
  }
  const language = read.value.values.get('lang');
  const known = language === undefined ? languageOf(system.environment) : parseLanguage(language);
  const shell = await shellFor(
    system,
    notebook,
    known ?? languageOf(system.environment),
    read.value,
  );
  if (!known)
    return misuse(shell, shell.texts.unknownLanguage(language ?? '', languages), 'rookery');
  return dispatch(shell, read.value);
}

async function shellFor(
  system: System,
  notebook: Notebook,
  language: Language,
  args: Arguments | undefined,
): Promise<Shell> {
  const { environment, input, output } = system;
  const isTerminal = output.isTTY === true;
  const depth = depthFor({ asked: colourAsked(args), environment, isTerminal });
  const texts = await terminalTexts[language]();
  return {
    system,
    language,
    texts,
    screens: screensIn(texts),
    painter: painterFor(depth),
    hasWindow: isTerminal && input.isTTY === true && environment['TERM'] !== 'dumb',
    notebook,
  };
}

function colourAsked(args: Arguments | undefined): 'always' | 'never' | undefined {
  if (args?.switches.has('no-color')) return 'never';
  return args?.switches.has('color') ? 'always' : undefined;
}

async function dispatch(shell: Shell, args: Arguments): Promise<ExitCode> {
  const [name, ...words] = args.words;
  if (args.switches.has('version')) return say(shell, shell.system.version);
  if (name === undefined || name === 'help') return help(shell, words[0]);
  const command = commands.find((each) => each.name === name);
  if (!command) return misuse(shell, unknownCommand(shell, name), 'rookery');
  if (args.switches.has('help')) return help(shell, name);
  const foreign = foreignOption(command, args);
  return foreign === undefined
    ? await command.run(shell, { ...args, words })
    : misuse(shell, shell.texts.notForCommand(foreign, name), `rookery ${name}`);
}

const unknownCommand = ({ texts }: Shell, name: string): string =>
  texts.unknownCommand(name, nearest(name, [...commands.map((command) => command.name), 'help']));

function help(shell: Shell, name: string | undefined): ExitCode {
  if (name === undefined || name === 'help') return say(shell, shell.texts.help.main);
  const command = commands.find((each) => each.name === name);
  return command
    ? say(shell, command.help(shell))
    : misuse(shell, unknownCommand(shell, name), 'rookery');
}

function say({ system }: Shell, text: string): ExitCode {
  system.output.write(`${text}\n`);
  return exitCodes.done;
}
