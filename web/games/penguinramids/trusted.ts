import { isObject } from '@rookery/rules/kernel/shape';
import type { Penguinramids, Refusal } from '@rookery/rules/penguinramids/vocabulary';
import type { PenguinramidsTexts } from '@rookery/texts/en/penguinramids/texts';
import { reasonReader, trustedReaders } from '../kit/trusted.ts';

/** Why a move of Penguinramids is better. */
export type StatedReason = Parameters<PenguinramidsTexts['reason']>[0];

const refusalKinds: { readonly [kind in Refusal['kind']]: true } = {
  'match-over': true,
  'not-your-turn': true,
  'choose-first': true,
  'already-revealed': true,
  'action-not-in-hand': true,
  'action-not-played': true,
  'action-used': true,
  'already-chief': true,
  'supply-empty': true,
  'no-token-in-hand': true,
  'no-such-slot': true,
  'slot-empty': true,
  'already-grey': true,
  'would-drop': true,
  'exchange-before-taking': true,
  'penguin-not-available': true,
  'already-placed': true,
  'place-first': true,
  'spot-taken': true,
  'not-beside-the-base': true,
  unsupported: true,
  'too-heavy': true,
  'must-take-one-that-fits': true,
};

/** The readers of what the host sends about Penguinramids. */
export const { viewOf, newsOf, moveOf, legalOf, pendingOf, refusalOf } =
  trustedReaders<Penguinramids>({
    isView: (value): value is Penguinramids['View'] =>
      isObject(value) && 'stage' in value && 'box' in value,
    isSeen: (value): value is Penguinramids['Seen'] => isObject(value) && 'type' in value,
    isMove: (value): value is Penguinramids['Move'] => isObject(value) && 'type' in value,
    isRefusal: (value): value is Refusal => value.kind in refusalKinds,
  });

/** The reader of what a bot or an analysis says for a move. */
export const reasonOf = reasonReader<StatedReason>({
  mixes: true,
  'may-take-chief': true,
  'may-turn-grey': true,
  'may-exchange': true,
  'takes-chief': true,
  recalls: true,
  'takes-token': true,
  exchanges: true,
  'turns-grey': true,
  strengthens: true,
  'spare-strength': true,
  idles: true,
  'builds-level': true,
  goal: true,
  denies: true,
  prepares: true,
  'nothing-fits': true,
  fills: true,
  'turn-is-done': true,
  'leaves-less': true,
  'saves-slot': true,
  'more-arms': true,
  'stays-coloured': true,
  'plays-earlier': true,
  'keeps-card': true,
  'wins-more': true,
  'leads-more': true,
  'as-good': true,
  overall: true,
  'nothing-special': true,
});
