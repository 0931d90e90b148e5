import { isObject } from '@rookery/rules/kernel/shape';
import type { Move, Refusal, Seen, View } from '@rookery/rules/penguinramids/vocabulary';

// What comes through the frame as `unknown` was built by our own referee from these very types and
// passed through JSON, which keeps them; so its form is taken at its word here, and only here.

const isView = (value: unknown): value is View => isObject(value) && 'stage' in value;
const isMove = (value: unknown): value is Move => isObject(value) && 'type' in value;
const isSeen = (value: unknown): value is Seen => isObject(value) && 'type' in value;
const isRefusal = (value: { readonly kind: string }): value is Refusal => value.kind !== '';

/** Everything a table of this game is told at one moment, with its types. */
export interface Told {
  readonly view: View;
  readonly legal: readonly Move[];
}

/** What the viewer knows. */
export function viewOf(view: unknown): View {
  if (!isView(view)) throw new Error('this is no view of Penguinramids');
  return view;
}

/** View and legal moves of an update. */
export const toldBy = (update: {
  readonly view: unknown;
  readonly legal: readonly unknown[];
}): Told => ({ view: viewOf(update.view), legal: update.legal.filter(isMove) });

/** News as the viewer saw them. */
export const seenIn = (news: readonly unknown[]): readonly Seen[] => news.filter(isSeen);

/** A move that is on its way; null if there is none. */
export const pendingMove = (pending: unknown): Move | null => (isMove(pending) ? pending : null);

/** Why the host refused a move. */
export function refusalOf(refusal: { readonly kind: string }): Refusal {
  if (!isRefusal(refusal)) throw new Error('this is no refusal of Penguinramids');
  return refusal;
}
