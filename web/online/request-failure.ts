import type { Answer } from '@rookery/protocol/client/unanswered';
import type { Reason } from '@rookery/protocol/reasons';
import { sayReason } from '@rookery/texts/online/say-reason';
import type { OnlinePagesTexts } from '@rookery/texts/en/page/online';

/** Why a request failed: the server's reason, or no readable answer. */
export type RequestFailure =
  | Reason
  /** The server could not be reached over HTTP. */
  | { readonly kind: 'unreachable' }
  /** The server answered in a form that this page does not know. */
  | { readonly kind: 'unreadable-answer' }
  /** The line broke or ended before an answer came. */
  | { readonly kind: 'unanswered' };

/** The answer to a request, or why it failed. */
export type RequestResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: RequestFailure };

/** Why the server did not do what it was asked; null if it did. */
export function findFailure(answer: Answer): RequestFailure | null {
  if (answer.type === 'refused') return answer.reason;
  return answer.type === 'unanswered' ? { kind: 'unanswered' } : null;
}

/** Says why a request failed. */
export function sayFailure(failure: RequestFailure, texts: OnlinePagesTexts['reasons']): string {
  if (failure.kind === 'unreachable') return texts.unreachable;
  if (failure.kind === 'unreadable-answer') return texts.unreadableAnswer;
  return sayReason(failure, texts);
}
