import type { Vocabulary } from '@rookery/rules/kernel/game';

/** Tells whether a value has the form of something of the game. */
interface FormChecks<G extends Vocabulary> {
  readonly isView: (value: unknown) => value is G['View'];
  readonly isSeen: (value: unknown) => value is G['Seen'];
  readonly isMove: (value: unknown) => value is G['Move'];
  readonly isRefusal: (value: { readonly kind: string }) => value is G['Refusal'];
}

/** Gives back the types of what a host sends by way of a frame that knows no game. */
interface TrustedReaders<G extends Vocabulary> {
  /** What the viewer knows. */
  readonly viewOf: (view: unknown) => G['View'];
  /** What the viewer saw happen. */
  readonly newsOf: (news: readonly unknown[]) => readonly G['Seen'][];
  /** One move. */
  readonly moveOf: (move: unknown) => G['Move'];
  /** What the viewer may decide. */
  readonly legalOf: (legal: readonly unknown[]) => readonly G['Move'][];
  /** The move that is on its way to the host; null if there is none. */
  readonly pendingOf: (pending: unknown) => G['Move'] | null;
  /** Why the host refused a move. */
  readonly refusalOf: (refusal: { readonly kind: string }) => G['Refusal'];
}

/**
 * The readers of a game. Our own referee made what they read from these very types, and JSON keeps it as it
 * is, so they check only its outline.
 */
export const trustedReaders = <G extends Vocabulary>({
  isView,
  isSeen,
  isMove,
  isRefusal,
}: FormChecks<G>): TrustedReaders<G> => ({
  viewOf: (view) => {
    if (!isView(view)) throw new Error('this is no view of the game');
    return view;
  },
  newsOf: (news) => news.filter(isSeen),
  moveOf: (move) => {
    if (!isMove(move)) throw new Error('this is no move of the game');
    return move;
  },
  legalOf: (legal) => legal.filter(isMove),
  pendingOf: (pending) => (isMove(pending) ? pending : null),
  refusalOf: (refusal) => {
    if (!isRefusal(refusal)) throw new Error(`the game knows no refusal ${refusal.kind}`);
    return refusal;
  },
});

/** The reader of reasons, which our own bots made from the kinds that the game has sentences for. */
export function reasonReader<Reason extends { readonly kind: string }>(kinds: {
  readonly [kind in Reason['kind']]: true;
}): (reason: { readonly kind: string }) => Reason {
  const isReason = (each: { readonly kind: string }): each is Reason => each.kind in kinds;
  return (reason) => {
    if (!isReason(reason)) throw new Error(`the game knows no reason ${reason.kind}`);
    return reason;
  };
}
