import type { Reason } from '@rookery/protocol/reasons';

/** The rule that a decision broke; nothing if it failed for another reason. */
export const refusalIn = (reason: Reason): { readonly kind: string } | undefined =>
  reason.kind === 'against-the-rules' ? reason.refusal : undefined;
