import type { Seen } from '@rookery/rules/penguin-party/vocabulary';

/** The points everyone had when a round was over. */
export interface RoundPoints {
  readonly round: number;
  readonly points: readonly number[];
}

/** What a round changed, by seat; null where it is not known because the round before was not seen. */
export interface RoundLine {
  readonly round: number;
  readonly changes: readonly (number | null)[];
}

/** The rounds known so far and those that news tells of, in order and each once. */
export function withNews(
  known: readonly RoundPoints[],
  news: readonly Seen[],
): readonly RoundPoints[] {
  const rounds = new Map(known.map((each) => [each.round, each]));
  for (const seen of news) {
    if (seen.type !== 'round-ended') continue;
    rounds.set(seen.round, { round: seen.round, points: seen.points });
  }
  return [...rounds.values()].toSorted((a, b) => a.round - b.round);
}

/** One line per known round. */
export const roundLines = (known: readonly RoundPoints[]): readonly RoundLine[] =>
  known.map(({ round, points }) => {
    const before = pointsBefore(known, round);
    return {
      round,
      changes: points.map((now, seat) => (before === null ? null : now - (before[seat] ?? 0))),
    };
  });

/** The points before a round: none before the first, null if it is not known. */
function pointsBefore(known: readonly RoundPoints[], round: number): readonly number[] | null {
  if (round === 1) return [];
  return known.find((each) => each.round === round - 1)?.points ?? null;
}
