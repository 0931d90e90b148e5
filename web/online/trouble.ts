import type { Answer } from '@rookery/protocol/client/unanswered';
import type { Reason } from '@rookery/protocol/reasons';

/** Why something did not happen: the server's reason, or that there was no answer to read. */
export type Trouble =
  | Reason
  /** The server could not be reached over HTTP. */
  | { readonly kind: 'unreachable' }
  /** It answered in a form this page does not know. */
  | { readonly kind: 'unreadable-answer' }
  /** The line broke or ended before an answer came. */
  | { readonly kind: 'unanswered' };

/** What came of something that was asked. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly trouble: Trouble };

/** Why an ask failed; null if it did not. */
export function troubleIn(answer: Answer): Trouble | null {
  if (answer.type === 'refused') return answer.reason;
  return answer.type === 'unanswered' ? { kind: 'unanswered' } : null;
}
