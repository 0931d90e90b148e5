import found from './policy-weights.json' with { type: 'json' };

const bySeats: ReadonlyMap<string, Float64Array> = new Map(
  Object.entries(found).map(([seats, weights]) => [seats, Float64Array.from(weights)]),
);

/** The weights of the policy for a table of this size, as `bots/spec/penguin-party/fit.ts` found them. */
export function weightsFor(seats: number): Float64Array {
  const weights = bySeats.get(String(seats));
  if (!weights) throw new Error(`no weights for ${String(seats)} seats`);
  return weights;
}
