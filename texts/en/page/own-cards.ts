import { countedIn } from '../../plural.ts';

const counted = countedIn('en');

/** Entering the cards of one's own box, in English. */
export const ownCardsInEnglish = {
  title: 'Your own cards',
  about:
    'If you own Penguinramids, enter the cards of your box here, one by one or as a file. They are checked and stay on this device. Then you can play with them.',
  progress: (entered: number, all: number): string =>
    `${String(entered)} of ${String(all)} cards entered`,
  complete: 'Your cards are complete.',
  missing: (count: number): string =>
    `${counted(count, { one: 'card is', other: 'cards are' })} still missing.`,
  tooMany: (count: number): string =>
    `${counted(count, { one: 'card is', other: 'cards are' })} too many.`,
  play: 'Play with your cards',
  startFromOurs: 'Begin with our 52 cards',
  startFromOursHint: 'Then change only what is different in your box.',
  add: 'Add a card',
  remove: (number: number): string => `Remove card ${String(number)}`,
  copy: (number: number): string => `Copy card ${String(number)}`,
  card: (number: number): string => `Card ${String(number)}`,
  colour: 'Colour',
  weight: 'Weight',
  left: 'Left arm',
  right: 'Right arm',
  open: 'Open a file',
  save: 'Save as a file',
  clear: 'Delete all',
  clearQuestion: 'Delete all your cards?',
  clearHint: 'They cannot be brought back, unless you have saved them as a file.',
  goals: 'Goals',
  goalsHint: 'Choose those that are in your box, at least three. A file may have goals of its own.',
  goalsMissing: 'Choose at least three goals.',
  loaded: 'The file was read, and its cards are here.',
  unreadable: 'This file is not JSON. Nothing was changed.',
  wrong: 'The file has mistakes, so nothing was changed:',
  moreMistakes: (count: number): string => `and ${String(count)} more`,
  /** Where a mistake is: a card of the file, and its field if there is one. */
  atCard: (number: number, name: string, field: string): string =>
    `Card ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atGoal: (number: number, name: string, field: string): string =>
    `Goal ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atFile: 'The file',
  atCards: 'The list of cards',
  atGoals: 'The list of goals',
};

/** Every text about own cards; each language must have them all. */
export type OwnCardsTexts = typeof ownCardsInEnglish;
