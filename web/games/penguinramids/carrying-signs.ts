import { carriedAt, strengthOf, weightOf } from '@rookery/rules/penguinramids/carrying';
import { above, below, openSlots, penguinAt, slots } from '@rookery/rules/penguinramids/pyramid';
import type { Card, Penguin, Pyramid, Slot } from '@rookery/rules/penguinramids/vocabulary';
import { isSameSlot } from './moves.ts';

/** Two inner arms, the slot over them, and how much they carry together (PR10). */
export interface CarryingSign {
  readonly over: Slot;
  readonly carries: number;
  /** What lies there now; null while the slot is free. */
  readonly load: number | null;
}

/** A sign for each pair of neighbours. */
export const carryingSigns = (pyramid: Pyramid): readonly CarryingSign[] =>
  slots
    .filter((slot) => slot[0] > 0 && below(slot).every((support) => penguinAt(pyramid, support)))
    .map((slot) => {
      const penguin = penguinAt(pyramid, slot);
      return {
        over: slot,
        carries: carriedAt(pyramid, slot),
        load: penguin && weightOf(penguin),
      };
    });

/** Whether a penguin may lie in this slot at all now (PR9). */
export const isOpen = (pyramid: Pyramid, slot: Slot): boolean =>
  openSlots(pyramid).some((open) => isSameSlot(open, slot));

/** The open slot that carries most: the one to explain by why a penguin fits nowhere. */
export function strongestOpenSlot(pyramid: Pyramid): Slot {
  const [strongest = [0, 0]] = openSlots(pyramid).toSorted(
    (a, b) => carriedAt(pyramid, b) - carriedAt(pyramid, a),
  );
  return strongest;
}

/** What a penguin shows as it lies, as facts for a label. */
export interface PenguinFacts {
  readonly penguin: Penguin;
  readonly weight: number;
  readonly left: number;
  readonly right: number;
  /** What it carries together with its neighbour on the right; null without one or at the top. */
  readonly withNext: number | null;
}

/** The facts of a slot; null while it is free. */
export function factsAt(pyramid: Pyramid, slot: Slot): PenguinFacts | null {
  const penguin = penguinAt(pyramid, slot);
  if (!penguin) return null;
  const overNext = above(slot).find(([, index]) => index === slot[1]);
  const next = penguinAt(pyramid, [slot[0], slot[1] + 1]);
  return {
    penguin,
    weight: weightOf(penguin),
    left: strengthOf(penguin, 'left'),
    right: strengthOf(penguin, 'right'),
    withNext: overNext && next ? carriedAt(pyramid, overNext) : null,
  };
}

/** A card as it lies before anybody takes it, or as it would. */
export const penguinOf = (card: Card, side: Penguin['side'] = 'colour'): Penguin => ({
  card,
  side,
  tokens: { left: 0, right: 0 },
});
