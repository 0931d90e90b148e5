import { unreadable } from '../kernel/act-notation.ts';
import type { Notation } from '../kernel/game.ts';
import type { Problem } from '../kernel/problem.ts';
import { accepted, type Result } from '../kernel/result.ts';
import { seatOfDigit } from '../kernel/seat.ts';
import {
  colours,
  type Cards,
  type Chance,
  type Colour,
  type Move,
  type PenguinParty,
} from './vocabulary.ts';

const letters: { readonly [colour in Colour]: string } = {
  red: 'R',
  green: 'G',
  yellow: 'Y',
  purple: 'P',
  blue: 'B',
};

/** The letter of a colour, the same in every language. */
export const letterOf = (colour: Colour): string => letters[colour];

/** The colour of a letter, if it is one. */
export const colourOf = (letter: string): Colour | undefined =>
  colours.find((colour) => letters[colour] === letter);

/** `R1-2`: a red penguin in row 1 at x -2. */
const formatMove = ({ colour, row, x }: Move): string =>
  `${letterOf(colour)}${String(row)}${x < 0 ? '' : '+'}${String(x)}`;

function parseMove(text: string): Result<Move, Problem> {
  const [, letter, row, x] = /^([RGYPB])(\d{1,2})([+-]\d{1,2})$/.exec(text) ?? [];
  const colour = colourOf(String(letter));
  if (!colour) return unreadable('move', text);
  return accepted({ colour, row: Number(row), x: Number(x) + 0 });
}

/** `s2`: seat 2 begins; `d22314.40127.…-B`: hands as counts of red, green, yellow, purple, blue, then the first card. */
function formatChance(chance: Chance): string {
  if (chance.type === 'starter') return `s${String(chance.seat)}`;
  const first = chance.first === null ? '' : `-${letterOf(chance.first)}`;
  return `d${chance.hands.map(formatCards).join('.')}${first}`;
}

const formatCards = (cards: Cards): string =>
  colours.map((colour) => String(cards[colour])).join('');

function parseChance(text: string): Result<Chance, Problem> {
  const seat = text.startsWith('s') ? seatOfDigit(text.slice(1)) : undefined;
  if (seat !== undefined) return accepted({ type: 'starter', seat });
  const [, hands, first] = /^d(\d{5}(?:\.\d{5})*)(?:-([RGYPB]))?$/.exec(text) ?? [];
  if (!hands) return unreadable('chance', text);
  return accepted({
    type: 'deal',
    hands: hands.split('.').map(parseCards),
    first: colourOf(String(first)) ?? null,
  });
}

function parseCards(digits: string): Cards {
  const [red, green, yellow, purple, blue] = digits;
  return {
    red: Number(red),
    green: Number(green),
    yellow: Number(yellow),
    purple: Number(purple),
    blue: Number(blue),
  };
}

/** Moves and deals as short texts. */
export const notation: Notation<PenguinParty> = {
  formatMove,
  parseMove,
  formatChance,
  parseChance,
};
