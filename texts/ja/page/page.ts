import { levelsInJapanese } from '../levels.ts';
import type { PageTexts } from '../../en/page/page.ts';
import { homeInJapanese } from './home.ts';
import { learnInJapanese } from './learn.ts';
import { onlinePagesInJapanese } from './online.ts';
import { shellInJapanese } from './shell.ts';
import { tableInJapanese } from './table.ts';

/** The page in Japanese. */
export const pageInJapanese: PageTexts = {
  shell: shellInJapanese,
  home: homeInJapanese,
  learn: learnInJapanese,
  table: tableInJapanese,
  online: onlinePagesInJapanese,
  levels: levelsInJapanese.levels,
};
