import { playersOf } from '@rookery/bots/players';
import { catalogue } from '@rookery/rules/catalogue';
import { lengthOf } from './paint/line.ts';
import { wrap } from './paint/layout.ts';
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
    case 'join':
      return help.join(gameOptions(shell));
    case 'backup':
      return help.backup;
    case 'restore':
      return help.restore;
    case 'replay':
      return help.replay;
    case 'analyse':
      return help.analyse;
    case 'arena':
      return help.arena(everyPlayer(), gameOptions(shell));
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

/** Those who play any of the games, by name. */
function everyPlayer(): string {
  const names = catalogue.flatMap(({ id }) => [...playersOf(id).keys()]);
  return wrap([...new Set(names)].join(', '), width - 2)
    .map((line) => `  ${line}`)
    .join('\n');
}

function optionLines(option: string, about: string): readonly string[] {
  const lines = wrap(about, width - column);
  const indented = lines.map((line) => `${' '.repeat(column)}${line}`);
  if (lengthOf(option) >= column - 1) return [option, ...indented];
  return [option.padEnd(column) + (lines[0] ?? ''), ...indented.slice(1)];
}
