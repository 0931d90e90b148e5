import { levelsInFrench } from '../levels.ts';
import type { PageTexts } from '../../en/page/page.ts';
import { homeInFrench } from './home.ts';
import { learnInFrench } from './learn.ts';
import { onlinePagesInFrench } from './online.ts';
import { shellInFrench } from './shell.ts';
import { tableInFrench } from './table.ts';

/** The page in French. */
export const pageInFrench: PageTexts = {
  shell: shellInFrench,
  home: homeInFrench,
  learn: learnInFrench,
  table: tableInFrench,
  online: onlinePagesInFrench,
  levels: levelsInFrench.levels,
};
