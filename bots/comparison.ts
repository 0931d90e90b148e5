import type { Candidate, MoveReason } from './bot.ts';

/** What a search found of a move. */
type Found = Pick<Candidate, 'win' | 'lead'>;

/** What is left to say where nothing on the table tells two moves apart: what a search found. */
export type SearchReason =
  /** It wins this share more of the matches that are played on from here in thought. */
  | { readonly kind: 'wins-more'; readonly share: number }
  /** It wins as often, and ends so many points further ahead. */
  | { readonly kind: 'leads-more'; readonly points: number }
  /** It does as well as the other move. */
  | { readonly kind: 'as-good' }
  /** The search does better with it, by how much is not known here. */
  | { readonly kind: 'overall' };

/** Smaller differences would be told as 0. */
const leastShare = 0.005;
const leastPoints = 0.05;

/** By how much one move does better than another, as a search found. */
export const gainOver = (one: Found, other: Found): Found => ({
  win: one.win - other.win,
  lead: one.lead - other.lead,
});

/** Puts the numbers of a search where nothing else can be said. */
export function addNumbers<Reason extends MoveReason>(
  reason: Reason,
  gain: Found | undefined,
): Reason | SearchReason {
  if (reason.kind !== 'overall' || !gain) return reason;
  if (gain.win >= leastShare) return { kind: 'wins-more', share: gain.win };
  return gain.lead >= leastPoints && gain.win > -leastShare
    ? { kind: 'leads-more', points: gain.lead }
    : { kind: 'as-good' };
}
