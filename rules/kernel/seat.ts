import type { Problem } from './problem.ts';
import type { Result } from './result.ts';
import { read, wholeNumber, type Reader } from './shape.ts';

declare const brand: unique symbol;

/** A place at the table, counted clockwise from 0. */
export type Seat = number & { readonly [brand]: 'seat' };

/** Who looks: a seat, or somebody who plays no part. */
export type Viewer = Seat | 'onlooker';

/** All seats of a table, clockwise. */
export const seatsOf = (count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, index) => index as Seat);

/** All viewers of a table. */
export const viewersOf = (count: number): readonly Viewer[] => [...seatsOf(count), 'onlooker'];

/** The seat to the left, that is the next one clockwise. */
export const leftOf = (seat: Seat, count: number): Seat => ((seat + 1) % count) as Seat;

/** All seats clockwise, beginning with `first`. */
export const clockwiseFrom = (first: Seat, count: number): readonly Seat[] =>
  seatsOf(count).map((seat) => ((first + seat) % count) as Seat);

/** Reads a seat of a table with `count` seats inside a larger shape. */
export const seatReader = (count: number): Reader<Seat> => {
  const reader = wholeNumber(0, count - 1);
  return (input, at, problems) => reader(input, at, problems) as Seat | undefined;
};

/** Reads a seat of a table with `count` seats. */
export const parseSeat = (input: unknown, count: number): Result<Seat, Problem> =>
  read(seatReader(count), input, 'seat');
