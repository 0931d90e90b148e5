import { levelsInSpanish } from '../levels.ts';
import type { PageTexts } from '../../en/page/page.ts';
import { homeInSpanish } from './home.ts';
import { learnInSpanish } from './learn.ts';
import { onlinePagesInSpanish } from './online.ts';
import { shellInSpanish } from './shell.ts';
import { tableInSpanish } from './table.ts';

/** The page in Spanish. */
export const pageInSpanish: PageTexts = {
  shell: shellInSpanish,
  home: homeInSpanish,
  learn: learnInSpanish,
  table: tableInSpanish,
  online: onlinePagesInSpanish,
  levels: levelsInSpanish.levels,
};
