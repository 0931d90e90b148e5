import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Players } from '../levels.ts';
import { greedyBot, randomBot } from './greedy.ts';
import { impulsiveBotWith } from './impulsive.ts';
import { searchingBotWith, type Skill } from './search.ts';
import { textbookBot } from './textbook.ts';

/** Plays on as people do, and takes all worlds for equally likely. */
const plain: Skill = { suspicion: 1, settleFrom: { two: 0, more: 0 }, curiosity: 1, heat: 1 };

/** Sees the end of a round coming. */
const farsighted: Skill = { ...plain, settleFrom: { two: 8, more: 3 } };

/** Asks of every move of the others what it tells about their hands. */
const suspicious: Skill = { ...plain, suspicion: 5, settleFrom: { two: 14, more: 4 } };

/** Who plays Penguin Party. The levels of impulse have no use for a budget. */
export const penguinPartyPlayers: Players<PenguinParty> = new Map([
  ['chick', { budget: 1, think: impulsiveBotWith(6) }],
  ['adelie', { budget: 1, think: impulsiveBotWith(1.5) }],
  ['gentoo', { budget: 16, think: searchingBotWith(plain) }],
  ['king', { budget: 120, think: searchingBotWith(farsighted) }],
  ['emperor', { budget: 1000, think: searchingBotWith(suspicious) }],
  // An Emperor who draws no conclusions from play, to see what they are worth.
  ['trusting', { budget: 1000, think: searchingBotWith({ ...suspicious, suspicion: 1 }) }],
  ['ismcts', { budget: 2000, think: textbookBot }],
  ['greedy', { budget: 1, think: greedyBot }],
  ['random', { budget: 1, think: randomBot }],
]);
