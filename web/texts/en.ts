import { levelsInEnglish } from '@rookery/texts/levels/en';
import { homeInEnglish } from './en-home.ts';
import { learnInEnglish } from './en-learn.ts';
import { onlinePagesInEnglish } from './en-online.ts';
import { shellInEnglish } from './en-shell.ts';
import { tableInEnglish } from './en-table.ts';

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
