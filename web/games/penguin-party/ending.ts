import { entryOf } from '@rookery/rules/kernel/entry';
import type { View } from '@rookery/rules/penguin-party/vocabulary';

/** What decided a match. */
export type DecidingFact =
  | { readonly kind: 'shared'; readonly points: number }
  /** Nobody but the winner had the fewest points any more after this round, to the end. */
  | {
      readonly kind: 'led';
      readonly winner: number;
      readonly since: number;
      readonly isLastRound: boolean;
      /** How many points fewer than the next. */
      readonly by: number;
    };

/** What decided a finished match; null if no round was played. */
export function findDecidingFact({
  points,
  rounds,
}: Pick<View, 'points' | 'rounds'>): DecidingFact | null {
  const fewest = Math.min(...points);
  const winners = [...points.keys()].filter((seat) => points[seat] === fewest);
  const [winner] = winners;
  const last = rounds.at(-1);
  if (winner === undefined || last === undefined) return null;
  if (winners.length > 1) return { kind: 'shared', points: fewest };
  const since = findLeadSince(rounds, winner);
  const others = points.filter((_, seat) => seat !== winner);
  const by = Math.min(...others) - fewest;
  return { kind: 'led', winner, since, isLastRound: since === last.round, by };
}

/** The round after which this seat alone had the fewest points until the end. */
function findLeadSince(rounds: View['rounds'], winner: number): number {
  const isBehind = ({ points }: View['rounds'][number]): boolean =>
    points.some((each, seat) => seat !== winner && each <= entryOf(points, winner));
  return (rounds.findLast(isBehind)?.round ?? 0) + 1;
}
