import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Players } from '../levels.ts';
import { greedyBot, randomBot } from './greedy.ts';
import { searchingBotWith } from './search.ts';

/** Who plays Penguin Party. */
export const penguinPartyPlayers: Players<PenguinParty> = new Map([
  ['chick', { budget: 1, think: searchingBotWith({ solveFrom: 0, playouts: 1 }) }],
  ['adelie', { budget: 3, think: searchingBotWith({ solveFrom: 0, playouts: 1 }) }],
  ['gentoo', { budget: 10, think: searchingBotWith({ solveFrom: 8, playouts: 1 }) }],
  ['king', { budget: 30, think: searchingBotWith({ solveFrom: 12, playouts: 1 }) }],
  ['emperor', { budget: 100, think: searchingBotWith({ solveFrom: 14, playouts: 2 }) }],
  ['greedy', { budget: 1, think: greedyBot }],
  ['random', { budget: 1, think: randomBot }],
]);
