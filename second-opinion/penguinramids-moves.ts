import { everySlot } from './penguinramids-pyramid.ts';
import type { Arm, Side, Slot } from './penguinramids-pyramid.ts';

export const actions = [1, 2, 3, 4, 5] as const;
export type Action = (typeof actions)[number];

export type Move =
  | { readonly type: 'choose'; readonly action: Action }
  | { readonly type: 'chief' | 'recall' | 'token' | 'end' }
  | { readonly type: 'flip'; readonly slot: Slot }
  | { readonly type: 'swap'; readonly penguin: string }
  | { readonly type: 'strengthen'; readonly slot: Slot; readonly arm: Arm }
  | {
      readonly type: 'take';
      readonly penguin: string;
      readonly slot: Slot;
      readonly side: Side;
    };

const arms: readonly Arm[] = ['left', 'right'];
const sides: readonly Side[] = ['colour', 'grey'];

/** Every move there is with these penguins, legal or not. */
export function everyMove(penguins: readonly string[]): Move[] {
  return [
    ...actions.map((action): Move => ({ type: 'choose', action })),
    { type: 'chief' },
    { type: 'recall' },
    { type: 'token' },
    { type: 'end' },
    ...everySlot.map((slot): Move => ({ type: 'flip', slot })),
    ...everySlot.flatMap((slot) => arms.map((arm): Move => ({ type: 'strengthen', slot, arm }))),
    ...penguins.map((penguin): Move => ({ type: 'swap', penguin })),
    ...penguins.flatMap(everyTake),
  ];
}

function everyTake(penguin: string): Move[] {
  return everySlot.flatMap((slot) =>
    sides.map((side): Move => ({ type: 'take', penguin, slot, side })),
  );
}
