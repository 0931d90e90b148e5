import type { Level } from '@rookery/bots/levels';
import type { LevelText } from '../en/levels.ts';

/** Who plays at each level, by seat. The names are short, and the same in every language. */
export const botNames: { readonly [level in Level]: readonly string[] } = {
  chick: ['Bibi', 'Dodo', 'Kiki', 'Mimi', 'Titi', 'Zaza'],
  adelie: ['Bo', 'Pip', 'Flo', 'Nils', 'Lou', 'Juno'],
  gentoo: ['Remi', 'Hugo', 'Ines', 'Otto', 'Vera', 'Tilda'],
  king: ['Odin', 'Rex', 'Olga', 'Bruno', 'Nora', 'Igor'],
  emperor: ['Basil', 'Nero', 'Livia', 'Titus', 'Irene', 'Zeno'],
};

/** A name that nobody at the table has yet: `Pip`, else `Pip 2`, `Pip 3`, … */
export function findFreeName(name: string, taken: readonly string[]): string {
  const isTaken = (wish: string): boolean =>
    taken.some((each) => each.toLowerCase() === wish.toLowerCase());
  const numbered = taken.map((_, index) => `${name} ${String(index + 2)}`);
  return [name, ...numbered].find((wish) => !isTaken(wish)) ?? name;
}

/** `Pip, an Adélie`. */
export const introduce = (name: string, { species }: Pick<LevelText, 'species'>): string =>
  `${name}, ${species}`;

/**
 * The name of the bot on a seat, unless somebody at the table has it already. It depends on level and seat
 * alone, so everybody sees the same name, in lists of old matches too.
 */
export function nameBot(level: Level, seat: number, taken: readonly string[]): string {
  const names = botNames[level];
  return findFreeName(names[seat % names.length] ?? level, taken);
}
