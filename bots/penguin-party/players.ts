import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { BotPlayers } from '../levels.ts';
import { greedyBot, randomBot } from './baseline-bots.ts';
import { ismctsBot } from './ismcts.ts';
import { policyBotWith } from './policy-bot.ts';
import { searchBotWith } from './search-bot.ts';
import type { SearchSettings } from './search.ts';

/** Samples worlds uniformly and plays on by the policy. */
const gentoo: SearchSettings = {
  oversampling: 1,
  solveFrom: { two: 0, more: 0 },
  exploration: 1,
  hasRandomPlayouts: false,
  temperature: 1,
  rootAllocation: 'promising',
};

/** Weighs worlds by what the others played, and solves the end of a round exactly. */
const king: SearchSettings = { ...gentoo, oversampling: 3, solveFrom: { two: 8, more: 3 } };

/** With so large a budget, many random playouts tell more than few by the policy. */
const emperor: SearchSettings = {
  ...gentoo,
  oversampling: 5,
  solveFrom: { two: 14, more: 4 },
  hasRandomPlayouts: true,
};

/** Judges every move of a position equally thoroughly; it is there to compare moves, not to play. */
const judge: SearchSettings = { ...king, rootAllocation: 'even' };

/** The players of Penguin Party. The two lowest levels draw from the policy and use no budget. */
export const penguinPartyPlayers: BotPlayers<PenguinParty> = new Map([
  ['chick', { budget: 1, think: policyBotWith(6) }],
  ['adelie', { budget: 1, think: policyBotWith(1.5) }],
  ['gentoo', { budget: 16, think: searchBotWith(gentoo) }],
  ['king', { budget: 120, think: searchBotWith(king) }],
  ['emperor', { budget: 1000, think: searchBotWith(emperor) }],
  ['judge', { budget: 1000, think: searchBotWith(judge) }],
  // An Emperor who samples worlds uniformly, to measure what their likelihood is worth.
  ['trusting', { budget: 1000, think: searchBotWith({ ...emperor, oversampling: 1 }) }],
  ['ismcts', { budget: 10_000, think: ismctsBot }],
  ['greedy', { budget: 1, think: greedyBot }],
  ['random', { budget: 1, think: randomBot }],
]);
