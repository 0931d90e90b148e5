import type { Arm, Colour, Move } from '@rookery/rules/penguinramids/vocabulary';
import { countedIn } from '../../plural.ts';

const counted = countedIn('en');

/** What can be typed in a move of Penguinramids, besides colours and numbers. */
export interface PyramidCommandWords {
  readonly verbs: { readonly [type in Move['type'] | 'undo']: readonly [string, ...string[]] };
  readonly arms: { readonly [arm in Arm]: readonly [string, ...string[]] };
  readonly grey: readonly [string, ...string[]];
  readonly level: readonly [string, ...string[]];
  readonly slot: readonly [string, ...string[]];
  readonly base: readonly [string, ...string[]];
  readonly top: readonly [string, ...string[]];
  /** Words that may stand anywhere and say nothing. */
  readonly fill: readonly string[];
  /** How the words for each colour begin. */
  readonly stems: { readonly [colour in Colour]: readonly string[] };
}

/** What can be typed in English, and so in every language. */
export const pyramidWordsInEnglish: PyramidCommandWords = {
  verbs: {
    choose: ['action', 'choose', 'card'],
    chief: ['chief'],
    flip: ['flip', 'turn'],
    swap: ['exchange', 'swap'],
    recall: ['recall'],
    token: ['token', 'strength'],
    strengthen: ['strengthen'],
    take: ['take'],
    end: ['end', 'done'],
    undo: ['undo'],
  },
  arms: { left: ['left'], right: ['right'] },
  grey: ['grey', 'gray'],
  level: ['level'],
  slot: ['slot', 'place'],
  base: ['base'],
  top: ['top'],
  fill: ['the', 'to', 'at', 'in', 'of', 'on', 'a', 'and', 'penguin', 'arm', 'arms', 'my'],
  stems: {
    red: ['red'],
    blue: ['blue'],
    green: ['green'],
    yellow: ['yellow'],
    purple: ['purple'],
    orange: ['orange'],
  },
};

/** What the command line says about Penguinramids, in English. */
export const pyramidCommandsInEnglish = {
  example: 'take blue 4 at 1 2',
  how: {
    choose: '“action 3” chooses an action card.',
    take: '“take blue 4 at 1 2” takes the blue penguin of weight 4 to level 1, slot 2. Level 1 is the base, and slots count from the left.',
    grey: '“grey” behind it lays it grey side up. The two arms may follow the weight: “blue 4 0 1 at 1 2”.',
    actions: '“chief”, “flip 1 2”, “exchange blue 4”, “recall” and “token” use your action.',
    others:
      '“strengthen 1 2 left” puts a token on an arm, “undo” takes back a step, “end” ends your turn.',
  },
  undone: 'The last step is taken back',
  nothingToUndo: 'There is nothing to take back.',
  hand: (cards: string): string => `Action cards in hand: ${cards}.`,
  front: (cards: string): string => `In front of you: ${cards}.`,
  chosen: (card: string): string => `Chosen: ${card}.`,
  card: (action: number, name: string): string => `${String(action)} ${name}`,
  tokens: (count: number): string =>
    `${counted(count, { one: 'strength token', other: 'strength tokens' })} to use.`,
  pyramidOf: (name: string): string => `Pyramid of ${name}.`,
  emptyPyramid: 'Nobody lies in the pyramid yet.',
  line: (name: string, facts: string): string => `${name}: ${facts}.`,
  penguins: (count: number): string => counted(count, { one: 'penguin', other: 'penguins' }),
  cards: (count: number): string =>
    counted(count, { one: 'action card in hand', other: 'action cards in hand' }),
  places: (penguin: string, places: string): string => `${penguin}: ${places}.`,
  greyPlace: (place: string): string => `${place} grey`,
  alsoPossible: (commands: string): string => `You may also type ${commands}.`,
};

/** Every text of the commands; each language must have them all. */
export type PyramidCommandTexts = typeof pyramidCommandsInEnglish;
