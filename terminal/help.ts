import { playersOf } from '@rookery/bots/players';
import { catalogue } from '@rookery/rules/catalogue';
import { lengthOf, padRight } from './paint/line.ts';
import { wrap } from './paint/layout.ts';
import type { Shell } from './shell.ts';

const column = 23;
const width = 80;

/** The options of each game, as help prints them. */
export const describeGameOptions = ({ screens, texts }: Shell): string =>
  screens
    .flatMap(({ name, flags }) => [
      texts.help.optionsOf(name),
      ...flags.flatMap((flag) => optionLines(`  --${flag.name} ${flag.value}`, flag.help)),
    ])
    .join('\n');

/** The names of all players of all games, as help prints them. */
export function listPlayers(): string {
  const names = catalogue.flatMap(({ id }) => [...playersOf(id).keys()]);
  return wrap([...new Set(names)].join(', '), width - 2)
    .map((line) => `  ${line}`)
    .join('\n');
}

function optionLines(option: string, about: string): readonly string[] {
  const lines = wrap(about, width - column);
  const indented = lines.map((line) => `${' '.repeat(column)}${line}`);
  if (lengthOf(option) >= column - 1) return [option, ...indented];
  return [padRight(option, column) + (lines[0] ?? ''), ...indented.slice(1)];
}
