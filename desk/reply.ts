import type { Ask } from '@rookery/protocol/asks';
import type { Reason } from '@rookery/protocol/reasons';
import type { Tell } from '@rookery/protocol/tells';

/** The one answer to an ask, and what everybody hears after it. */
export interface Reply {
  readonly answer: Tell;
  readonly news?: () => Promise<void> | void;
}

/** It is done. */
export const done = ({ id }: Ask, news?: Reply['news']): Reply => ({
  answer: { type: 'done', id },
  ...(news && { news }),
});

/** It is not done, and nothing has changed. */
export const refused = ({ id }: Ask, reason: Reason): Reply => ({
  answer: { type: 'refused', id, reason },
});

/** What became of a decision. Stored ones have the same `seq` whenever they are asked about. */
export type DecisionOutcome =
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'known'; readonly seq: number }
  /** `news` is for everyone, after the answer. */
  | { readonly kind: 'new'; readonly seq: number; readonly news: () => Promise<void> | void };

/** The answer to a decision says what became of it. */
export function replyTo(
  ask: Extract<Ask, { readonly type: 'decide' }>,
  outcome: DecisionOutcome,
): Reply {
  if (outcome.kind === 'refused') return refused(ask, outcome.reason);
  const { id, table, match, nth } = ask;
  const answer = { type: 'decided', id, table, match, nth, seq: outcome.seq } as const;
  return outcome.kind === 'new' ? { answer, news: outcome.news } : { answer };
}
