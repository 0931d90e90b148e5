import { isObject } from '@rookery/rules/kernel/shape';
import type { PenguinParty, Refusal } from '@rookery/rules/penguin-party/vocabulary';
import type { PenguinPartyTexts } from '@rookery/texts/en/penguin-party/texts';
import { reasonReader, trustedReaders } from '../kit/trusted.ts';

/** Why a move of Penguin Party is better. */
export type StatedReason = Parameters<PenguinPartyTexts['reason']>[0];

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
export const { viewOf, newsOf, moveOf, legalOf, pendingOf, refusalOf } =
  trustedReaders<PenguinParty>({
    isView: (value): value is PenguinParty['View'] =>
      isObject(value) && 'stage' in value && 'points' in value,
    isSeen: (value): value is PenguinParty['Seen'] => isObject(value) && 'type' in value,
    isMove: (value): value is PenguinParty['Move'] =>
      isObject(value) && 'colour' in value && 'row' in value && 'x' in value,
    isRefusal: (value): value is Refusal => value.kind in refusalKinds,
  });

/** The reader of what a bot or an analysis says for a move. */
export const reasonOf = reasonReader<StatedReason>({
  'only-move': true,
  'empties-hand': true,
  'ends-round': true,
  'forces-out': true,
  'shuts-out': true,
  'leaves-only': true,
  'keeps-alive': true,
  'more-places': true,
  'fewer-for-others': true,
  'opens-place': true,
  'most-places': true,
  'runs-dry': true,
  'fewer-for-colour': true,
  'more-cards-fit': true,
  'fewer-cards-fit': true,
  'holds-more': true,
  'helps-others-less': true,
  'goes-first': true,
  'saves-base': true,
  'still-fit': true,
  'wins-more': true,
  'leads-more': true,
  'as-good': true,
  overall: true,
  'nothing-special': true,
});
