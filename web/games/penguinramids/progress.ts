import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { rankSeats } from '@rookery/rules/penguinramids/scoring';
import type { Goal, Score } from '@rookery/rules/penguinramids/vocabulary';

/** The points of one goal by seat. */
export const goalPoints = (scores: readonly Score[], goal: string): readonly number[] =>
  scores.map((score) => pointsFor(score, goal));

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

/** The points of one player now, by how sure they are. */
export interface PointsNow {
  /** Nobody else can take these away. */
  readonly sure: number;
  /** These may still be lost: majorities, the crown, goals that hold only until something happens. */
  readonly open: number;
}

/** Splits a score into what is sure and what is still open. */
export function splitPoints(score: Score, goals: readonly Goal[]): PointsNow {
  const open = goals.filter(isOpenGoal).reduce((sum, { id }) => sum + pointsFor(score, id), 0);
  return { sure: score.total - open, open };
}

/** Whether points for this goal may go again without a choice of their owner. */
export function isOpenGoal({ rule }: Goal): boolean {
  switch (rule) {
    case 'most-of-weight':
    case 'most-of-one-colour':
    case 'chief':
    case 'no-grey':
    case 'each-card-in-front':
      return true;
    case 'each-with-raised-arms':
    case 'level-again':
    case 'side-of-colours':
    case 'each-level-of-one-colour':
    case 'every-weight':
      return false;
  }
}

/** One reason why points have changed: a level, counted from 0, or a goal by its id. */
export interface PointsChange {
  readonly level: number | null;
  readonly goal: string | null;
  readonly by: number;
}

/** Why the points of a player have changed, the largest change first. */
export function changesBetween(before: Score, after: Score): readonly PointsChange[] {
  const levels = after.levels.map((points, level) => ({
    level,
    goal: null,
    by: points - (before.levels[level] ?? 0),
  }));
  const goals = after.goals.map(({ id, points }) => ({
    level: null,
    goal: id,
    by: points - pointsFor(before, id),
  }));
  return [...levels, ...goals]
    .filter(({ by }) => by !== 0)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

const pointsFor = ({ goals }: Score, goal: string): number =>
  goals.find(({ id }) => id === goal)?.points ?? 0;
