import type { Colour } from '@rookery/rules/penguin-party/vocabulary';

/** What can be typed in a move of Penguin Party, besides colours and numbers. */
export interface PartyCommandWords {
  readonly left: readonly [string, ...string[]];
  readonly right: readonly [string, ...string[]];
  readonly base: readonly [string, ...string[]];
  /** Words that may stand anywhere and say nothing. */
  readonly fill: readonly string[];
  /** How the words for each colour begin. */
  readonly stems: { readonly [colour in Colour]: readonly string[] };
}

/** What can be typed in English, and so in every language. */
export const partyWordsInEnglish: PartyCommandWords = {
  left: ['left'],
  right: ['right'],
  base: ['base', 'bottom'],
  fill: [
    'place',
    'put',
    'play',
    'penguin',
    'row',
    'spot',
    'end',
    'open',
    'two',
    'in',
    'at',
    'on',
    'the',
    'to',
    'of',
    'a',
    'and',
  ],
  stems: {
    red: ['red'],
    green: ['green'],
    yellow: ['yellow'],
    purple: ['purple'],
    blue: ['blue'],
  },
};

/** What the command line says about Penguin Party, in English. */
export const partyCommandsInEnglish = {
  example: 'blue left',
  how: {
    ends: 'A move is a colour and a place: “blue left” and “blue right” are the ends of the base.',
    rows: '“blue 1 2” is row 1, place 2. Places count from the left, and the base is row 0.',
    above: 'Place 2 of a row stands on the places 2 and 3 below it.',
  },
  noPlace: 'Rows count from the base, which is row 0. Places count from 1, on the left.',
  hand: (cards: string): string => `Your hand: ${cards}.`,
  emptyPyramid: 'Nobody stands in the pyramid yet.',
  row: (row: string, cells: string): string => `${row}: ${cells}.`,
  cell: (place: number, colour: string): string => `${String(place)} ${colour}`,
  player: (name: string, facts: string): string => `${name}: ${facts}.`,
  places: (colour: string, places: string): string => `${colour}: ${places}.`,
  place: (short: string, where: string): string => `${short}: ${where}.`,
};

/** Every text of the commands; each language must have them all. */
export type PartyCommandTexts = typeof partyCommandsInEnglish;
