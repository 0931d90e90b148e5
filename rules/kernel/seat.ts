import { entryOf } from './entry.ts';
import type { Problem } from './problem.ts';
import type { Result } from './result.ts';
import { read, wholeNumber, type Reader } from './shape.ts';

declare const brand: unique symbol;

/** A place at the table, counted clockwise from 0. */
export type Seat = number & { readonly [brand]: 'seat' };

/** Who looks: a seat, or somebody who plays no part. */
export type Viewer = Seat | 'onlooker';

/** More seats than any game has; a record writes each as one digit. */
const mostSeats = 10;

const isSeat = (index: number): index is Seat =>
  Number.isInteger(index) && index >= 0 && index < mostSeats;

const allSeats: readonly Seat[] = Array.from({ length: mostSeats }, (_, index) => index).filter(
  isSeat,
);

/** All seats of a table, clockwise. */
export const seatsOf = (count: number): readonly Seat[] => allSeats.slice(0, count);

/** The seat of a digit in a record; nothing if it is none. */
export const seatOfDigit = (digit: string): Seat | undefined =>
  /^\d$/.test(digit) ? allSeats[Number(digit)] : undefined;

/** All viewers of a table. */
export const viewersOf = (count: number): readonly Viewer[] => [...seatsOf(count), 'onlooker'];

/** The seat to the left, that is the next one clockwise. */
export const leftOf = (seat: Seat, count: number): Seat => entryOf(allSeats, (seat + 1) % count);

/** All seats clockwise, beginning with `first`. */
export const clockwiseFrom = (first: Seat, count: number): readonly Seat[] =>
  seatsOf(count).map((seat) => entryOf(allSeats, (first + seat) % count));

/** Reads a seat of a table with `count` seats inside a larger shape. */
export const seatReader = (count: number): Reader<Seat> => {
  const reader = wholeNumber(0, count - 1);
  return (input, at, problems) => {
    const index = reader(input, at, problems);
    return index === undefined ? undefined : allSeats[index];
  };
};

/** Reads a seat of a table with `count` seats. */
export const parseSeat = (input: unknown, count: number): Result<Seat, Problem> =>
  read(seatReader(count), input, 'seat');
