import { penguinramidsInEnglish } from '../penguinramids/texts.ts';
import { countedIn } from '../../plural.ts';
import { verbsInEnglish } from './verbs.ts';

const counted = countedIn('en');

/** What the terminal alone says about Penguinramids, in English. */
export const penguinramidsScreenInEnglish = {
  ...penguinramidsInEnglish,
  ...verbsInEnglish,
  round: (round: number): string => `round ${String(round)} of 10`,
  supply: (count: number): string =>
    `${counted(count, { one: 'strength token', other: 'strength tokens' })} left`,
  preparing: 'The table is being laid.',
  nextOffer: 'New penguins are on their way.',
  choosing: 'Choosing an action card:',
  order: 'Turns:',
  you: 'You',
  over: 'The match is over.',
  offer: 'Available:',
  offerEmpty: 'none left',
  goals: 'Goals',
  cards: 'action cards',
  inFront: '(n) lies in front',
  tokens: (count: number): string =>
    counted(count, { one: 'strength token', other: 'strength tokens' }),
  menu: {
    choose: 'Choose an action card:',
    turn: 'Your turn:',
    take: 'Take a penguin',
    takeAbout: 'Take one of the available penguins and place it in your pyramid (you must).',
    whichTake: 'Take which penguin?',
    whichSwap: 'Exchange which penguin?',
    action: (number: number, name: string): string => `Action ${String(number)}: ${name}`,
    strengthen: 'Put a token',
    strengthenAbout: 'Put a strength token on an arm of one of your penguins, for good.',
    end: 'End turn',
    endAbout: 'End your turn. You must have placed a penguin.',
    whichSide: 'Which side up?',
    whichArm: 'Which arm?',
    placeWhere: (penguin: string): string => `Place ${penguin} where?`,
    flipWhere: 'Turn which penguin grey?',
    strengthenWhere: 'Strengthen which penguin?',
    weight: (weight: number, left: number, right: number): string =>
      `weight ${String(weight)}, left arm ${String(left)}, right arm ${String(right)}`,
  },
  pickItem: '←→, number: pick · Enter: do it · Esc: back · h hint · / type · ? help · q quit',
  pickSlot: 'arrows: slot · Enter: here · Esc: back · / type a move · ? help',
  unreadable: (text: string): string =>
    `“${text}” is not a move. Type “help” to see how moves are typed.`,
  hintsHeading: 'You can type:',
  typing: [
    'choose 3                choose an action card',
    'take b4a 1 2            take penguin b4a to level 1, place 2 (both from 0)',
    'take b4a 1 2 grey       the same, grey side up',
    'flip 0 1 · swap r0a     actions 2 and 3',
    'chief · recall · token  actions 1, 4 and 5',
    'strengthen 0 1 left     put a token on an arm',
    'end                     end your turn',
    'On the screen: R3 is a red penguin of weight 3, # a grey one; the numbers',
    'beside it are its arms, • marks tokens; ≤3 is what an open slot carries.',
  ],
  flags: {
    chief: 'who begins as Chief Penguin: a seat from 1 or a name (default: random)',
    box: 'the cards and goals of a real box, as a JSON file like rules/penguinramids/box.json',
  },
  total: 'Total',
};

/** Every text of Penguinramids in the terminal; each language must have them all. */
export type PenguinramidsScreenTexts = typeof penguinramidsScreenInEnglish;
