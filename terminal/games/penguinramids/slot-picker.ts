import { slots } from '@rookery/rules/penguinramids/pyramid';
import type { Slot } from '@rookery/rules/penguinramids/vocabulary';
import { plain, type StyledLine } from '../../paint/line.ts';
import type { Key } from '../../screen/keys.ts';
import type { Frame } from '../game-screen.ts';
import { arrowKeys, goOn, nextAfter, pressIn, stepFrom } from '../picking.ts';
import { isSameSlot, type Marks } from './pyramid.ts';
import type { RamidPicker, RamidPressed } from './menu.ts';

/** Pointing at a slot of the own pyramid. */
export interface SlotChoice {
  readonly title: string;
  readonly hint: string;
  /** The legal slots. Others can be tried, too: the person then reads why they are refused. */
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
  const { lit, pick, back } = choice;
  const goTo = (slot: Slot): RamidPressed => goOn(pickerAt(choice, slot));
  return pressIn(
    {
      ...arrowKeys((arrow) => goTo(stepFrom(cursor, arrow, isSlot))),
      tab: () => goTo(nextAfter(lit, (slot) => isSameSlot(slot, cursor)) ?? cursor),
      enter: () => pick(cursor),
      escape: () => goOn(back),
      backspace: () => goOn(back),
    },
    key,
  );
}

const isSlot = (place: Slot): boolean => slots.some((slot) => isSameSlot(slot, place));
