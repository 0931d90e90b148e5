import type { RuleText } from '../../rule-text.ts';

/** The rules of Penguinramids for readers, in English. */
export const penguinramidsRulesInEnglish = {
  aim: {
    title: 'What it is about',
    says: [
      'Everybody builds a pyramid of ten penguins, one in each of ten rounds. Heavy penguins bring points, but somebody has to carry them.',
    ],
  },
  cards: {
    title: 'A penguin card',
    says: [
      'The number on the belly is the weight, from 0 to 4. The bracelets are the strength of each arm, left and right as you see them. An arm without bracelets is not raised.',
      'Every back is the same: a grey penguin of weight 0 with strength 1 in each arm. Grey is not a colour.',
    ],
  },
  start: {
    title: 'Before the first round',
    says: [
      'Everybody has action cards 1 to 5. Three of ten goals are drawn and lie open for the whole match. One player is the Chief Penguin: whom the table names, or else by lot.',
      'Ten strength tokens lie in a common supply.',
    ],
  },
  round: {
    title: 'A round',
    says: [
      'As many penguins are turned up as there are players. Everybody secretly chooses one action card; you may choose another until the last player has chosen. Then all are shown.',
      'A card that was played lies in front of you and cannot be chosen again until you take it back.',
    ],
  },
  order: {
    title: 'Who goes first',
    says: [
      'The lowest card goes first. Among equal cards the Chief goes first, then clockwise. This order holds for the whole round, even if the Chief changes.',
    ],
  },
  turn: {
    title: 'Your turn',
    says: [
      'You must take one of the penguins that are left and place it. You may also use the action of your card, once, before or after. Only action 3 always comes before taking.',
      'The turn is over when you say so.',
    ],
  },
  slots: {
    title: 'Where a penguin may go',
    says: [
      'A pyramid has levels of four, three, two and one. The first penguin goes anywhere in the base, the others of the base beside one that lies there. Higher up, a slot is open once both slots below are filled.',
    ],
  },
  weight: {
    title: 'Arms and weight',
    says: [
      'The base carries everything. Higher up, a penguin may weigh at most what the two arms below it carry together: the right arm of the left one and the left arm of the right one, with their tokens.',
      'Only the penguin directly above counts. What lies on top of it does not.',
    ],
  },
  grey: {
    title: 'The grey side',
    says: [
      'A penguin that fits lies colour side up, and as long as any of them fits somewhere in your pyramid, you must take one that fits.',
      'If none fits, take any and put it in any open slot, grey side up. Tokens that you could still use and actions that you could still take oblige you to nothing.',
    ],
  },
  'action-chief': {
    title: 'Action 1: Chief',
    says: ['You take the Chief card, unless you have it. If several do so, the last one keeps it.'],
  },
  'action-grey': {
    title: 'Action 2: Grey',
    says: [
      'You turn one of your penguins grey, for good: one that lies in your pyramid, if everything above it is still carried, or the one that you take now. Then you may take any of them, even if others fit.',
      'Tokens on it stay and still count.',
    ],
  },
  'action-exchange': {
    title: 'Action 3: Exchange',
    says: [
      'Before you take a penguin, send one of those available under the deck. The top card of the deck takes its place.',
    ],
  },
  'action-recall': {
    title: 'Action 4: Recall',
    says: [
      'You take all your played action cards back, this one too. Like every action it is up to you, but if you would run out of cards before the last round, the game does it for you at the end of your turn.',
    ],
  },
  'action-strength': {
    title: 'Action 5: Strength',
    says: [
      'You take a strength token, if the supply has one left.',
      'In your turn you may put tokens on arms of your own penguins, as many as you like, raised or not. Each adds 1 and stays there to the end.',
    ],
  },
  end: {
    title: 'The end',
    says: [
      'After round 10 each level brings as many points as its heaviest penguin weighs; a grey one weighs 0. The goals come on top. The most points win.',
      'Among equals the Chief wins, or whoever of them sits next clockwise from the Chief.',
    ],
  },
  goals: {
    title: 'The goals',
    says: [
      'The rulebook shows five goals. The box has ten, so we have added five of our own; they are marked.',
    ],
  },
  deck: {
    title: 'The deck, and yours',
    says: [
      'No public source lists the 52 penguin cards. Known are the weights 0 to 4, up to two bracelets on an arm, at least four colours with red and blue among them, and that some penguins raise no arm.',
      'Our deck keeps to that: four colours of 13 penguins each. Below are the red ones. Blue has the same; green and yellow have them with left and right exchanged.',
      'If you own the box, you can enter your own cards and play with them.',
    ],
  },
};

/** The groups of rules of Penguinramids, in the order in which they are read. */
export type PenguinramidsRules = {
  readonly [group in keyof typeof penguinramidsRulesInEnglish]: RuleText;
};
