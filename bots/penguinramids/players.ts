import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import type { BotPlayers } from '../levels.ts';
import { greedyBot, randomBot } from './baseline-bots.ts';
import { policyBotWith } from './policy-bot.ts';
import { searchBotWith } from './search-bot.ts';
import { searchSettings } from './search-settings.ts';

const searchBot = searchBotWith(searchSettings);

/** Judges every move of a position equally thoroughly; it is there to compare moves, not to play. */
const judge = searchBotWith({ ...searchSettings, rootAllocation: 'even' });

/** The players of Penguinramids. The two lowest levels draw from the policy and use no budget. */
export const penguinramidsPlayers: BotPlayers<Penguinramids> = new Map([
  ['chick', { budget: 1, think: policyBotWith({ choiceNoise: 3, inverseTemperature: 1 }) }],
  ['adelie', { budget: 1, think: policyBotWith({ choiceNoise: 1, inverseTemperature: 3 }) }],
  ['gentoo', { budget: 24, think: searchBot }],
  ['king', { budget: 90, think: searchBot }],
  ['emperor', { budget: 4000, think: searchBot }],
  ['judge', { budget: 2000, think: judge }],
  ['greedy', { budget: 1, think: greedyBot }],
  ['random', { budget: 1, think: randomBot }],
]);
