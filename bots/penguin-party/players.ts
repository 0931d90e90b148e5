import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Players } from '../levels.ts';
import { greedyBot, randomBot } from './greedy.ts';
import { impulsiveBotWith } from './impulsive.ts';
import { searchingBotWith, type Skill } from './search.ts';
import { textbookBot } from './textbook.ts';

/** Plays on as people do, and takes all worlds for equally likely. */
const plain: Skill = {
  suspicion: 1,
  settleFrom: { two: 0, more: 0 },
  curiosity: 1,
  isHasty: false,
  heat: 1,
};

/** Asks of the others' moves what they tell about their hands, and sees the end of a round coming. */
const shrewd: Skill = { ...plain, suspicion: 3, settleFrom: { two: 8, more: 3 } };

/** The same, only more so; with so much to spend, many quick looks tell more than few good ones. */
const masterly: Skill = {
  ...plain,
  suspicion: 5,
  settleFrom: { two: 14, more: 4 },
  isHasty: true,
};

/** Who plays Penguin Party. The levels of impulse have no use for a budget. */
export const penguinPartyPlayers: Players<PenguinParty> = new Map([
  ['chick', { budget: 1, think: impulsiveBotWith(6) }],
  ['adelie', { budget: 1, think: impulsiveBotWith(1.5) }],
  ['gentoo', { budget: 16, think: searchingBotWith(plain) }],
  ['king', { budget: 120, think: searchingBotWith(shrewd) }],
  ['emperor', { budget: 1000, think: searchingBotWith(masterly) }],
  // An Emperor who draws no conclusions from play, to see what they are worth.
  ['trusting', { budget: 1000, think: searchingBotWith({ ...masterly, suspicion: 1 }) }],
  ['ismcts', { budget: 10_000, think: textbookBot }],
  ['greedy', { budget: 1, think: greedyBot }],
  ['random', { budget: 1, think: randomBot }],
]);
