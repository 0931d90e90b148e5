import { reconstructedDeck } from '../../../second-opinion/penguinramids-deck.ts';
import type { Colour } from '../../penguin-party/vocabulary.ts';

/** A named position: a game with all its luck given, and the moves that lead there. */
export interface Position {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** As in a record, without what chance did. */
  readonly line: string;
  /** How many sequences of 1, 2, 3 … moves there are from here. */
  readonly counts: readonly number[];
}

const named: { readonly [letter: string]: Colour } = {
  R: 'red',
  G: 'green',
  Y: 'yellow',
  P: 'purple',
  B: 'blue',
};

/** One deal in the deck's own order: red, green, yellow, purple, blue, and again. */
function inOrder(seats: number, each: number): object {
  const cards = [...'RGYPB'.repeat(7), 'B'].map((letter) => named[letter]);
  const hands = Array.from({ length: seats }, (_, seat) =>
    cards.slice(seat * each, (seat + 1) * each),
  );
  return { start: 0, deals: [{ hands, first: seats === 5 ? 'blue' : null }] };
}

/** The reconstruction in a fixed, well-mixed order: every seventh card. */
const sevenths = {
  goals: ['no-grey', 'chief-at-end', 'every-weight'],
  deck: reconstructedDeck().map((_, index, cards) => cards[(index * 7) % cards.length]),
};

const slope = '0R0+0 1G0+1 0Y0+2 1P0+3 0B0+4 1R0+5 0G0+6';

export const positions: readonly Position[] = [
  {
    name: 'two players, first card',
    game: 'penguin-party',
    seats: 2,
    options: inOrder(2, 14),
    line: '',
    // 5 colours in 1 place; then 5 × 2 places; then 5 × 2 ends and one place above.
    counts: [5, 50, 590, 7700],
  },
  {
    name: 'two players, base full with seven',
    game: 'penguin-party',
    seats: 2,
    options: inOrder(2, 14),
    line: slope,
    // Six places over two colours each.
    counts: [12, 120, 1006, 7571],
  },
  {
    name: 'three players, first card',
    game: 'penguin-party',
    seats: 3,
    options: inOrder(3, 12),
    line: '',
    counts: [5, 50, 590],
  },
  {
    name: 'five players, one card lies already',
    game: 'penguin-party',
    seats: 5,
    options: inOrder(5, 7),
    line: '',
    counts: [10, 118, 1540],
  },
  {
    name: 'six players, small steps',
    game: 'penguin-party',
    seats: 6,
    options: inOrder(6, 6),
    line: '0R0+0 1G0+1 2Y0-1 3P0+2 4B0-2 5R1+0',
    counts: [16, 269, 4740],
  },
  {
    name: 'two players choose',
    game: 'penguinramids',
    seats: 2,
    options: { chief: 0, ...sevenths },
    line: '',
    // Five action cards each; then two penguins in four base slots for whoever is first.
    counts: [5, 25, 274, 520],
  },
  {
    name: 'a token at once, then anything',
    game: 'penguinramids',
    seats: 2,
    options: { chief: 0, ...sevenths },
    line: '0c5 1c2',
    counts: [16, 24, 88, 232],
  },
  {
    name: 'four players, an exchange first',
    game: 'penguinramids',
    seats: 4,
    options: { chief: 2, ...sevenths },
    line: '0c3 1c4 2c3 3c5',
    counts: [20, 80, 304, 1728],
  },
];
