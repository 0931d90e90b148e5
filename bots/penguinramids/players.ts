import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import type { Players } from '../levels.ts';
import { greedyBot, randomBot } from './greedy.ts';
import { searchingBot } from './search.ts';

/** Who plays Penguinramids. */
export const penguinramidsPlayers: Players<Penguinramids> = new Map([
  ['chick', { budget: 1, think: searchingBot }],
  ['adelie', { budget: 4, think: searchingBot }],
  ['gentoo', { budget: 30, think: searchingBot }],
  ['king', { budget: 300, think: searchingBot }],
  ['emperor', { budget: 3000, think: searchingBot }],
  ['greedy', { budget: 1, think: greedyBot }],
  ['random', { budget: 1, think: randomBot }],
]);
