import { levelsInFrench } from '@rookery/texts/levels/fr';
import type { PageTexts } from './en.ts';
import { homeInFrench } from './fr-home.ts';
import { learnInFrench } from './fr-learn.ts';
import { onlinePagesInFrench } from './fr-online.ts';
import { shellInFrench } from './fr-shell.ts';
import { tableInFrench } from './fr-table.ts';

/** The page in French. */
export const pageInFrench: PageTexts = {
  shell: shellInFrench,
  home: homeInFrench,
  learn: learnInFrench,
  table: tableInFrench,
  online: onlinePagesInFrench,
  levels: levelsInFrench.levels,
};
