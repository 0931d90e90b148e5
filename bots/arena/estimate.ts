/** A mean with how far the truth may be from it, in 95 of 100 cases. */
export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % interval; null where one deal says nothing about it. */
  readonly margin: number | null;
}

/** What one deal adds to a mean: a sum over so many cases. */
export interface Portion {
  readonly sum: number;
  readonly count: number;
}

/** The quantile of the normal distribution for 95 %, both sides. */
const quantile = 1.959964;

/** Sums of thirds do not always cancel out to the last bit. */
const negligible = 1e-9;

/**
 * The mean over deals. The matches of a deal share its cards, so deals, not matches, are what was
 * drawn independently: the variance is that of a ratio of sums over deals.
 */
export function estimateMean(portions: readonly Portion[]): Estimate | null {
  const deals = portions.filter(({ count }) => count > 0);
  const total = deals.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const mean = deals.reduce((sum, portion) => sum + portion.sum, 0) / total;
  if (deals.length < 2) return { mean, margin: null };
  const squares = deals.reduce(
    (sum, portion) => sum + (portion.sum - mean * portion.count) ** 2,
    0,
  );
  const variance = (deals.length / (deals.length - 1)) * (squares / total ** 2);
  return { mean, margin: quantile * Math.sqrt(variance) };
}

/**
 * The same for a share. Where every deal went alike the formula would promise certainty; then at
 * most 3 of n deals go otherwise, in 95 of 100 cases.
 */
export function estimateShare(portions: readonly Portion[]): Estimate | null {
  const estimate = estimateMean(portions);
  if (estimate === null || estimate.margin === null || estimate.margin > negligible)
    return estimate;
  const deals = portions.filter(({ count }) => count > 0).length;
  return { ...estimate, margin: Math.min(1, 3 / deals) };
}
