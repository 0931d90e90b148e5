import { isObject } from '@rookery/rules/kernel/shape';
import type { Move, Refusal, Seen, View } from '@rookery/rules/penguin-party/vocabulary';

// Views, news and moves come from our own referee by way of a host that knows no game, so their
// types are lost on the way. These functions are the one place that gives them back.

const isView = (value: unknown): value is View => isObject(value) && 'stage' in value;
const isSeen = (value: unknown): value is Seen => isObject(value) && 'type' in value;
const isMove = (value: unknown): value is Move => isObject(value) && 'colour' in value;
const isRefusal = (value: { readonly kind: string }): value is Refusal => value.kind !== '';

/** What the viewer knows, as the referee made it. */
export function viewOf(view: unknown): View {
  if (!isView(view)) throw new Error('this is no view of Penguin Party');
  return view;
}

/** What the viewer saw happen. */
export const seenOf = (news: readonly unknown[]): readonly Seen[] => news.filter(isSeen);

/** What the viewer may decide. */
export const movesOf = (legal: readonly unknown[]): readonly Move[] => legal.filter(isMove);

/** The move that is on its way; null if there is none. */
export const moveOf = (pending: unknown): Move | null => (isMove(pending) ? pending : null);

/** Why the referee refused. */
export function refusalOf(refusal: { readonly kind: string }): Refusal {
  if (!isRefusal(refusal)) throw new Error('this is no refusal of Penguin Party');
  return refusal;
}
