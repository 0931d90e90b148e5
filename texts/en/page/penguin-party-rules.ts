import type { RuleText } from '../../rule-text.ts';

/** The rules of Penguin Party for readers, in English. */
export const penguinPartyRulesInEnglish = {
  aim: {
    title: 'What it is about',
    says: [
      'Everybody builds one pyramid of penguins together, and everybody wants to get rid of their cards.',
      'Cards that you cannot place cost penalty points. Whoever has the fewest in the end wins.',
    ],
  },
  cards: {
    title: 'The cards',
    says: [
      'There are 36 penguins in five colours: seven of each, and an eighth of one colour. In the IELLO edition that is blue, in the AMIGO edition green. Nothing else differs.',
      'With 2, 3, 4, 5 or 6 players each of you gets 14, 12, 9, 7 or 6 cards. You see only your own.',
      'With two players, eight cards stay face down for the whole round, and nobody knows them. With five players one card is left over: it opens the base.',
    ],
  },
  start: {
    title: 'Who begins',
    says: [
      'The first player is drawn, and turns go clockwise. Each round is begun by the player to the left of the one who began before, so everybody begins once.',
    ],
  },
  turn: {
    title: 'Your turn',
    says: [
      'You place exactly one penguin from your hand. As long as one fits somewhere, you may not pass.',
    ],
  },
  base: {
    title: 'The base',
    says: [
      'The first penguin opens the base. Others join it at the left or the right end, in any colour and without a gap.',
      'The base is full with eight penguins, with two players already with seven.',
    ],
  },
  above: {
    title: 'Higher up',
    says: [
      'A penguin higher up stands on two neighbours of the row below. As soon as both are there, the place between them is free, whatever is still missing elsewhere.',
    ],
  },
  colour: {
    title: 'The colour must match',
    says: [
      'Higher up, a penguin has the colour of one of the two it stands on. On two of one colour only that colour fits.',
      'This is what the game is about: every penguin decides which colours can go on above it, and which cannot.',
    ],
  },
  out: {
    title: 'Nothing fits',
    says: [
      'If none of your cards fits anywhere when your turn begins, you are out of this round. Each card in your hand is a penalty point.',
      'You do not decide this, the game says so. Your cards are put aside face down: everybody sees how many there were, nobody which ones.',
    ],
  },
  'last-card': {
    title: 'Your last card',
    says: [
      'Whoever places the last card of the hand gives back up to two penalty points at once. Nobody goes below zero.',
    ],
  },
  'round-end': {
    title: 'The end of a round',
    says: [
      'A round ends when all players are out or have no cards left. If only one player is left, that player goes on alone.',
      'Then all 36 cards are shuffled and dealt again. Penalty points stay.',
    ],
  },
  'match-end': {
    title: 'The end of the match',
    says: [
      'There are as many rounds as players. The fewest penalty points win.',
      'Players with equally few share the victory. A table may choose otherwise: then you play more rounds until one player alone has the fewest.',
    ],
  },
};

/** The groups of rules of Penguin Party, in the order in which they are read. */
export type PenguinPartyRules = {
  readonly [group in keyof typeof penguinPartyRulesInEnglish]: RuleText;
};
