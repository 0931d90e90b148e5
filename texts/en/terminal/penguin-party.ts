import { penguinPartyInEnglish } from '../penguin-party/texts.ts';

/** What the terminal alone says about Penguin Party, in English. */
export const penguinPartyScreenInEnglish = {
  ...penguinPartyInEnglish,
  round: (round: number, of: number): string => `round ${String(round)} of ${String(of)}`,
  edition: (edition: string): string => `edition ${edition}`,
  unused: (count: number): string => `${String(count)} cards are left out, face down`,
  you: 'You',
  headings: { player: 'player', cards: 'cards', points: 'points' },
  out: 'out',
  done: 'done!',
  hand: 'Your hand:',
  pickColour: '←→, letter: colour · Enter: choose a place · h hint · / type · ? help · q quit',
  pickSpot: 'arrows: place · Tab: next that fits · Enter: put it there · Esc: back · / type',
  aim: (colour: string, spot: string): string => `A ${colour} penguin ${spot}?`,
  unreadable: (text: string): string =>
    `“${text}” is not a move. Type a colour, a row and a place, such as: red 0 0`,
  hints: (colour: string, spots: string): string => `${colour}: ${spots}`,
  hintsHeading: 'You can place (row, place):',
  typing: [
    'Type a colour, a row and a place: red 1 -2  (or short: R1-2).',
    'Row 0 is the base. The first base card lies at 0, its left neighbour at -1.',
    'A card in row 1 at -2 rests on the base cards at -2 and -1, and so on up.',
  ],
  flags: {
    edition: 'which printing: iello (eight blue, default) or amigo (eight green)',
    tie: 'after a tie: share the victory (default) or play an extra-round',
    start: 'who begins round 1: a seat from 1 or a name (default: random)',
  },
  finalPoints: 'Points (fewest win):',
};

/** Every text of Penguin Party in the terminal; each language must have them all. */
export type PenguinPartyScreenTexts = typeof penguinPartyScreenInEnglish;
