import type { Level } from '@rookery/bots/levels';

/** A level of bots: its name, and what it is like to play against. */
export interface LevelText {
  readonly name: string;
  readonly about: string;
}

const levels: { readonly [level in Level]: LevelText } = {
  chick: { name: 'Chick', about: 'has just learned the rules' },
  adelie: { name: 'Adélie', about: 'looks about before moving' },
  gentoo: { name: 'Gentoo', about: 'a good companion for an evening' },
  king: { name: 'King', about: 'thinks ahead and misses little' },
  emperor: { name: 'Emperor', about: 'as strong as we could make it' },
};

/** The levels of the bots in English. */
export const levelsInEnglish = {
  levels,
  /** Whoever plays any legal move. */
  random: { name: 'Random', about: 'any move the rules allow' },
};

/** Every text about the levels; each language must have them all. */
export type LevelTexts = typeof levelsInEnglish;
