import { isObject } from '@rookery/rules/kernel/shape';
import type { Penguinramids, Refusal } from '@rookery/rules/penguinramids/vocabulary';
import { trustedReaders } from '../kit/trusted.ts';

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
export const { viewOf, newsOf, legalOf, pendingOf, refusalOf } = trustedReaders<Penguinramids>({
  isView: (value): value is Penguinramids['View'] =>
    isObject(value) && 'stage' in value && 'box' in value,
  isSeen: (value): value is Penguinramids['Seen'] => isObject(value) && 'type' in value,
  isMove: (value): value is Penguinramids['Move'] => isObject(value) && 'type' in value,
  isRefusal: (value): value is Refusal => value.kind in refusalKinds,
});
