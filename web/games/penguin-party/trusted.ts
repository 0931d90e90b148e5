import { isObject } from '@rookery/rules/kernel/shape';
import type { PenguinParty, Refusal } from '@rookery/rules/penguin-party/vocabulary';
import { trustedReaders } from '../kit/trusted.ts';

const refusalKinds: { readonly [kind in Refusal['kind']]: true } = {
  'match-over': true,
  'not-your-turn': true,
  'colour-not-in-hand': true,
  'spot-taken': true,
  'base-full': true,
  'not-beside-the-base': true,
  unsupported: true,
  'colour-must-match': true,
};

/** The readers of what the host sends about Penguin Party. */
export const { viewOf, newsOf, legalOf, pendingOf, refusalOf } = trustedReaders<PenguinParty>({
  isView: (value): value is PenguinParty['View'] =>
    isObject(value) && 'stage' in value && 'points' in value,
  isSeen: (value): value is PenguinParty['Seen'] => isObject(value) && 'type' in value,
  isMove: (value): value is PenguinParty['Move'] =>
    isObject(value) && 'colour' in value && 'row' in value && 'x' in value,
  isRefusal: (value): value is Refusal => value.kind in refusalKinds,
});
