import { levelsInEnglish } from '../levels.ts';
import { homeInEnglish } from './home.ts';
import { learnInEnglish } from './learn.ts';
import { onlinePagesInEnglish } from './online.ts';
import { shellInEnglish } from './shell.ts';
import { tableInEnglish } from './table.ts';

/** The page in English. */
export const pageInEnglish = {
  shell: shellInEnglish,
  home: homeInEnglish,
  learn: learnInEnglish,
  table: tableInEnglish,
  online: onlinePagesInEnglish,
  levels: levelsInEnglish.levels,
};

/** Every text of the page; each language must have them all. */
export type PageTexts = typeof pageInEnglish;
