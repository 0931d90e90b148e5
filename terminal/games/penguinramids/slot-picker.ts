import { slots } from '@rookery/rules/penguinramids/pyramid';
import type { Slot } from '@rookery/rules/penguinramids/vocabulary';
import { plain, type StyledLine } from '../../paint/line.ts';
import type { Key } from '../../screen/keys.ts';
import type { Frame } from '../game-screen.ts';
import { isSameSlot, type Marks } from './pyramid.ts';
import { goOn, unused, type RamidPicker, type RamidPressed } from './menu.ts';

/** Pointing at a slot of the own pyramid. */
export interface SlotChoice {
  readonly title: string;
  readonly hint: string;
  /** The slots that would do; others may be tried, and are then explained. */
  readonly lit: readonly Slot[];
  readonly table: (frame: Frame, marks: Marks) => readonly StyledLine[];
  readonly pick: (slot: Slot) => RamidPressed;
  readonly back: RamidPicker;
}

/** Picking a slot with the arrows, beginning at one that would do. */
export const slotPicker = (choice: SlotChoice): RamidPicker =>
  pickerAt(choice, choice.lit[0] ?? [0, 0]);

function pickerAt(choice: SlotChoice, cursor: Slot): RamidPicker {
  return {
    hint: choice.hint,
    draw: (frame) => [
      ...choice.table(frame, { cursor, lit: choice.lit }),
      plain(`${choice.title}  (${cursor.join(' ')})`),
    ],
    press: (key) => pressAt(choice, cursor, key),
  };
}

function pressAt(choice: SlotChoice, cursor: Slot, key: Key): RamidPressed {
  switch (key.name) {
    case 'left':
    case 'right':
    case 'up':
    case 'down':
      return goOn(pickerAt(choice, stepFrom(cursor, key.name)));
    case 'tab':
      return goOn(pickerAt(choice, nextLit(choice.lit, cursor)));
    case 'enter':
      return choice.pick(cursor);
    case 'escape':
    case 'backspace':
      return goOn(choice.back);
    case 'home':
    case 'end':
    case 'pageup':
    case 'pagedown':
    case 'text':
    case 'resize':
      return unused;
  }
}

/** How an arrow moves over the slots; a slot above lies half a card to the right of its index. */
const steps = {
  left: [[0, -1]],
  right: [[0, 1]],
  up: [
    [1, 0],
    [1, -1],
  ],
  down: [[-1, 0]],
} as const;

function stepFrom(cursor: Slot, arrow: keyof typeof steps): Slot {
  const reached = steps[arrow]
    .map(([level, index]): Slot => [cursor[0] + level, cursor[1] + index])
    .find((to) => slots.some((slot) => isSameSlot(slot, to)));
  return reached ?? cursor;
}

function nextLit(lit: readonly Slot[], cursor: Slot): Slot {
  const index = lit.findIndex((slot) => isSameSlot(slot, cursor));
  return lit[(index + 1) % Math.max(1, lit.length)] ?? cursor;
}
