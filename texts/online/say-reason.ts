import type { Reason } from '@rookery/protocol/reasons';
import type { OnlineTexts } from '../en/online.ts';

/** Why something was not done: what a host of tables says, or that its answer never came. */
type Unmet = Reason | { readonly kind: 'unanswered' };

/** Says why something was not done. A kind without words does not compile. */
export function sayReason(reason: Unmet, texts: OnlineTexts['reasons']): string {
  const { kind } = reason;
  if (kind === 'wrong-phase') return texts.wrongPhase[reason.phase];
  if (kind === 'chat-is') return texts.chatIs[reason.chat];
  if (kind === 'unknown-game') return texts.unknownGame(reason.known);
  if (kind === 'unknown-level') return texts.unknownLevel(reason.known);
  if (kind === 'options-tell-secrets') return texts.optionsTellSecrets(reason.options);
  if (kind === 'too-many-tables') return texts.tooManyTables(reason.most);
  if (kind === 'busy') return texts.busy(Math.max(1, Math.ceil(reason.retryAfter / 1000)));
  return texts.plain[kind];
}
