import type { ChancePoint } from '@rookery/analysis/review/review';

/** The inside of the graph, in units of its drawing. */
export const graphSize = { width: 600, height: 160 } as const;

/** Where a step is, from left to right. */
export const xOf = (step: number, last: number): number =>
  (graphSize.width * step) / Math.max(1, last);

/** Where a chance is, from the top down. */
export const yOf = (chance: number): number => graphSize.height * (1 - chance);

/** The line of one seat, as a path. */
export const pathOf = (points: readonly ChancePoint[], seat: number, last: number): string =>
  points
    .map(({ step, chances }, index) => {
      const [x, y] = [xOf(step, last), yOf(chances[seat] ?? 0)];
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

/** The chances at a step: those of the last point that is not after it. */
export const chancesAt = (points: readonly ChancePoint[], step: number): readonly number[] =>
  (points.findLast((point) => point.step <= step) ?? points[0])?.chances ?? [];
