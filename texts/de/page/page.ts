import { levelsInGerman } from '../levels.ts';
import type { PageTexts } from '../../en/page/page.ts';
import { homeInGerman } from './home.ts';
import { learnInGerman } from './learn.ts';
import { onlinePagesInGerman } from './online.ts';
import { shellInGerman } from './shell.ts';
import { tableInGerman } from './table.ts';

/** The page in German. */
export const pageInGerman: PageTexts = {
  shell: shellInGerman,
  home: homeInGerman,
  learn: learnInGerman,
  table: tableInGerman,
  online: onlinePagesInGerman,
  levels: levelsInGerman.levels,
};
