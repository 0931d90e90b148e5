import type { Level } from '@rookery/bots/levels';

/** A level of bots: its name, and what it is like to play against. */
export interface LevelText {
  readonly name: string;
  /** As a penguin is introduced: `Pip, an Adélie`. */
  readonly species: string;
  readonly about: string;
}

const levels: { readonly [level in Level]: LevelText } = {
  chick: { name: 'Chick', species: 'a chick', about: 'has just learned the rules' },
  adelie: { name: 'Adélie', species: 'an Adélie', about: 'looks about before moving' },
  gentoo: { name: 'Gentoo', species: 'a gentoo', about: 'a good companion for an evening' },
  king: { name: 'King', species: 'a king penguin', about: 'thinks ahead and misses little' },
  emperor: {
    name: 'Emperor',
    species: 'an emperor penguin',
    about: 'as strong as we could make it',
  },
};

/** The levels of the bots in English. */
export const levelsInEnglish = {
  levels,
  /** Whoever plays any legal move. */
  random: { name: 'Random', about: 'any move the rules allow' },
};

/** Every text about the levels; each language must have them all. */
export type LevelTexts = typeof levelsInEnglish;
