/**
 * The rule by which both games' searches choose a move to try (PUCT): its mean utility so far, plus a
 * bonus that is large for moves the policy finds likely and shrinks with every visit. The exploration
 * constant scales that bonus; each game has its own in `search-settings.ts`.
 */
export const upperConfidenceBound = (
  mean: number,
  scale: number,
  prior: number,
  visits: number,
): number => mean + (scale * prior) / (1 + visits);

/** What the bonus of every child is multiplied with: the constant, and how often their parent was visited. */
export const explorationScale = (exploration: number, parentVisits: number): number =>
  exploration * Math.sqrt(parentVisits + 1);
