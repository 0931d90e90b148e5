import { levelsInKorean } from '../levels.ts';
import type { PageTexts } from '../../en/page/page.ts';
import { homeInKorean } from './home.ts';
import { learnInKorean } from './learn.ts';
import { onlinePagesInKorean } from './online.ts';
import { shellInKorean } from './shell.ts';
import { tableInKorean } from './table.ts';

/** The page in Korean. */
export const pageInKorean: PageTexts = {
  shell: shellInKorean,
  home: homeInKorean,
  learn: learnInKorean,
  table: tableInKorean,
  online: onlinePagesInKorean,
  levels: levelsInKorean.levels,
};
