import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { BotPlayers } from '../levels.ts';
import { greedyBot, randomBot } from './baseline-bots.ts';
import { ismctsBot } from './ismcts.ts';
import { policyBotWith } from './policy-bot.ts';
import { searchBotWith } from './search-bot.ts';
import { emperor, gentoo, judge, king } from './search-settings.ts';

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
