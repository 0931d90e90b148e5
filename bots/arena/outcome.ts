import { entryOf } from '@rookery/rules/kernel/entry';
import type { Problem } from '@rookery/rules/kernel/problem';
import type { Result } from '@rookery/rules/kernel/result';
import type { Seat } from '@rookery/rules/kernel/seat';
import { fields, listOf, read, wholeNumber, type Reader } from '@rookery/rules/kernel/shape';
import type { LineUp } from './line-ups.ts';

/** How one match ended, each list by seat. */
export interface MatchOutcome {
  readonly players: LineUp;
  /** Counted from 1; those who are equal share the better place. */
  readonly places: readonly number[];
  readonly points: readonly number[];
}

/** How the matches of one deal ended, one for each line-up. */
export interface DealOutcome {
  readonly deal: number;
  readonly matches: readonly MatchOutcome[];
}

/** The places of the seats of a ranking, best first. */
export function placesIn(ranking: readonly (readonly Seat[])[]): readonly number[] {
  const places: number[] = [];
  let better = 0;
  for (const equals of ranking) {
    for (const seat of equals) places[seat] = better + 1;
    better += equals.length;
  }
  return places;
}

/** What each seat has of the victory: all, nothing, or a part of a shared one. */
export function victoriesIn({ places }: MatchOutcome): readonly number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** By how many points each seat is better than the best other one. */
export function leadsIn({ points, places }: MatchOutcome): readonly number[] {
  const sign = signOf(points, places);
  const worths = points.map((number) => sign * number);
  return worths.map((worth, seat) => worth - Math.max(...worths.filter((_, at) => at !== seat)));
}

/** In some games points are good, in others bad; the ranking tells. */
function signOf(points: readonly number[], places: readonly number[]): 1 | -1 {
  const first = places.indexOf(1);
  const last = places.indexOf(Math.max(...places));
  return entryOf(points, first) < entryOf(points, last) ? -1 : 1;
}

const outcomeReader = (players: number, seats: number): Reader<DealOutcome> =>
  fields<DealOutcome>({
    deal: wholeNumber(0, 1_000_000_000),
    matches: listOf(
      fields<MatchOutcome>({
        players: listOf(wholeNumber(0, players - 1), seats),
        places: listOf(wholeNumber(1, seats), seats),
        points: listOf(wholeNumber(-1_000_000, 1_000_000), seats),
      }),
      seats,
    ),
  });

/** Reads how a deal ended from a file, for so many players at so many seats. */
export const parseOutcome = (
  input: unknown,
  players: number,
  seats: number,
): Result<DealOutcome, Problem> => read(outcomeReader(players, seats), input, 'deal');
