import { levelsInItalian } from '../levels.ts';
import type { PageTexts } from '../../en/page/page.ts';
import { homeInItalian } from './home.ts';
import { learnInItalian } from './learn.ts';
import { onlinePagesInItalian } from './online.ts';
import { shellInItalian } from './shell.ts';
import { tableInItalian } from './table.ts';

/** The page in Italian. */
export const pageInItalian: PageTexts = {
  shell: shellInItalian,
  home: homeInItalian,
  learn: learnInItalian,
  table: tableInItalian,
  online: onlinePagesInItalian,
  levels: levelsInItalian.levels,
};
