import type { Seat } from '@rookery/rules/kernel/seat';
import type { Goal, Score } from '@rookery/rules/penguinramids/vocabulary';
import { goalPoints } from './progress.ts';

/** Where the winner got the most points more than the next. */
export interface DecidingRow {
  readonly row: { readonly level: number } | { readonly goal: Goal };
  readonly by: number;
}

/** What decided between two seats: the level or goal with the largest difference. */
export function findDecidingRow(
  scores: readonly Score[],
  goals: readonly Goal[],
  [winner, next]: readonly [Seat, Seat],
): DecidingRow | null {
  const ahead = (points: readonly number[]): number => (points[winner] ?? 0) - (points[next] ?? 0);
  const rows: readonly DecidingRow[] = [
    ...goals.map((goal) => ({ row: { goal }, by: ahead(goalPoints(scores, goal.id)) })),
    ...[0, 1, 2, 3].map((level) => ({
      row: { level },
      by: ahead(scores.map(({ levels }) => levels[level] ?? 0)),
    })),
  ];
  const most = Math.max(...rows.map(({ by }) => by));
  return rows.find(({ by }) => by === most && by > 0) ?? null;
}
