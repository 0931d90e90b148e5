import type { Candidate, MoveReason } from './bot.ts';

/** What a search found of a move. */
type Found = Pick<Candidate, 'win' | 'lead'>;

/** Whether a search found one move better than another: by victory, then by the lead. */
const doesBetter = (one: Found, other: Found): boolean =>
  one.win > other.win || (one.win === other.win && one.lead > other.lead);

/** Says that a move does better overall only where the search found it so. */
export const checkOverall = <Reason extends MoveReason>(
  reason: Reason,
  one: Found | undefined,
  other: Found | undefined,
): Reason | { readonly kind: 'nothing-special' } =>
  reason.kind !== 'overall' || (one && other && doesBetter(one, other))
    ? reason
    : { kind: 'nothing-special' };
