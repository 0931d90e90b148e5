import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import type { Players } from '../levels.ts';
import { greedyBot, randomBot } from './greedy.ts';
import { hunchingBot } from './hunch.ts';
import { searchingBot } from './search.ts';

/**
 * Who plays Penguinramids. The lower two levels look no further than their own move; the upper
 * three search, and their budget is how many imagined worlds they play for a decision.
 */
export const penguinramidsPlayers: Players<Penguinramids> = new Map([
  ['chick', { budget: 1, think: hunchingBot({ whim: 3, sharpness: 1 }) }],
  ['adelie', { budget: 1, think: hunchingBot({ whim: 1, sharpness: 3 }) }],
  ['gentoo', { budget: 24, think: searchingBot }],
  ['king', { budget: 90, think: searchingBot }],
  ['emperor', { budget: 4000, think: searchingBot }],
  ['greedy', { budget: 1, think: greedyBot }],
  ['random', { budget: 1, think: randomBot }],
]);
