import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { rankSeats } from '@rookery/rules/penguinramids/scoring';
import type { Score } from '@rookery/rules/penguinramids/vocabulary';

/** The points of one goal by seat. */
export const goalPoints = (scores: readonly Score[], goal: string): readonly number[] =>
  scores.map(({ goals }) => goals.find(({ id }) => id === goal)?.points ?? 0);

/** How a match ended (PR21). */
export interface FinalRanking {
  /** Best first. */
  readonly ranking: readonly Seat[];
  readonly winner: Seat;
  /** Those who had as many points as the winner, the winner among them; empty without a tie. */
  readonly tied: readonly Seat[];
  readonly chief: Seat;
}

/** The ending as the rules decide it. */
export function rankAtEnd(scores: readonly Score[], chief: Seat): FinalRanking {
  const ranking = rankSeats(scores, chief);
  const winner = entryOf(ranking, 0);
  const best = entryOf(scores, winner).total;
  const equals = seatsOf(scores.length).filter((seat) => entryOf(scores, seat).total === best);
  return { ranking, winner, tied: equals.length > 1 ? equals : [], chief };
}
