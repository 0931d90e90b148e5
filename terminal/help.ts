import { lengthOf } from './paint/line.ts';
import { wrapped } from './paint/layout.ts';
import type { Shell } from './shell.ts';

/** What `--help` prints about a command, or about the program. */
export function helpText(shell: Shell, command: string | undefined): string | undefined {
  const { help } = shell.texts;
  switch (command) {
    case undefined:
    case 'help':
      return help.main;
    case 'play':
      return help.play(gameOptions(shell));
    case 'replay':
      return help.replay;
    case 'referee':
      return help.referee;
    default:
      return undefined;
  }
}

const column = 23;
const width = 80;

/** The options that belong to one game, game by game. */
const gameOptions = ({ screens, texts }: Shell): string =>
  screens
    .flatMap(({ name, flags }) => [
      texts.help.optionsOf(name),
      ...flags.flatMap((flag) => optionLines(`  --${flag.name} ${flag.value}`, flag.help)),
    ])
    .join('\n');

function optionLines(option: string, about: string): readonly string[] {
  const lines = wrapped(about, width - column);
  const indented = lines.map((line) => `${' '.repeat(column)}${line}`);
  if (lengthOf(option) >= column - 1) return [option, ...indented];
  return [option.padEnd(column) + (lines[0] ?? ''), ...indented.slice(1)];
}
