import {
  colours,
  type Cards,
  type Move,
  type Pyramid,
  type State,
} from '@rookery/rules/penguin-party/vocabulary';
import { wordAt } from '../typed-arrays.ts';
import { Board, centre, colourOf, columnOf, moveOf } from './board.ts';
import { oneCard, sizeOf, type Hand } from './hand.ts';

/** The column of a place in the pyramid. */
const columnAt = (row: number, x: number): number => centre + 2 * x + row;

/** A handful of cards as one number. */
export const handOf = (cards: Cards): Hand =>
  colours.reduce((hand, colour, index) => hand + cards[colour] * oneCard(index), 0);

/** The board of a round in progress. */
export function boardOf({ seats, stage }: State): Board {
  if (stage.phase !== 'turn') throw new Error(`no round to search in phase ${stage.phase}`);
  const { pyramid, hands, out } = stage.round;
  const board = new Board(seats);
  board.hands.set(hands.map(handOf));
  layPyramid(board, pyramid);
  out.forEach((fitting, seat) => {
    if (!fitting) return;
    board.out |= 1 << seat;
    board.penalties[seat] = sizeOf(wordAt(board.hands, seat));
  });
  board.turn = stage.turn;
  return board;
}

/** Lays the cards from the base up, so that each column ends up showing its highest. */
export function layPyramid(board: Board, { left, rows }: Pyramid): void {
  rows.forEach((cells, row) => {
    cells.forEach((colour, index) => {
      if (colour) board.lay(columnAt(row, left + index), colours.indexOf(colour));
    });
  });
}

/** A move of the rules as the board writes it. */
export const boardMoveOf = ({ colour, row, x }: Move): number =>
  moveOf(columnAt(row, x), colours.indexOf(colour));

/** A move of the board as the rules write it. */
export function rulesMoveOf(board: Board, move: number): Move {
  const column = columnOf(move);
  const row = board.rowFor(column);
  const [colour = 'red'] = colours.slice(colourOf(move));
  return { colour, row, x: (column - row - centre) / 2 };
}
