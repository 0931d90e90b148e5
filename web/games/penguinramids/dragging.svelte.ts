import { isSlot } from '@rookery/rules/penguinramids/pyramid';
import type { Card, Slot } from '@rookery/rules/penguinramids/vocabulary';

/** A penguin on its way, and where the pointer is. */
interface Moving {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  /** The slot it is over. */
  readonly over: Slot | null;
}

/** A pointer must go this far before a touch becomes a drag, in pixels. */
const far = 8;

/** A finger hides what is under it, so the penguin is held this much above, in pixels. */
const lift = 44;

/** Dragging penguins to slots by mouse, finger or pen. */
export interface Dragging {
  readonly moving: Moving | null;
  /** Whether the touch that has just ended was a drag, and so no click. */
  readonly wasDrag: boolean;
  start(card: Card, event: PointerEvent): void;
  move(this: void, event: PointerEvent): void;
  end(this: void): void;
  cancel(this: void): void;
}

/** Drags of penguins; `drop` is told where each ends. */
export function dragging(drop: (card: Card, slot: Slot | null) => void): Dragging {
  let held: Pick<Moving, 'card' | 'x' | 'y'> | null = null;
  let moving = $state.raw<Moving | null>(null);
  let wasDrag = false;
  return {
    get moving() {
      return moving;
    },
    get wasDrag() {
      return wasDrag;
    },
    start(card, { clientX: x, clientY: y, button }) {
      wasDrag = false;
      held = button === 0 ? { card, x, y } : null;
    },
    move({ clientX: x, clientY, currentTarget, pointerId, pointerType }) {
      if (!held) return;
      if (!moving && Math.hypot(x - held.x, clientY - held.y) < far) return;
      if (!moving && currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
      wasDrag = true;
      const y = clientY - (pointerType === 'mouse' ? 0 : lift);
      moving = { card: held.card, x, y, over: slotAt(x, y) };
    },
    end() {
      if (moving) drop(moving.card, moving.over);
      held = null;
      moving = null;
    },
    cancel() {
      held = null;
      moving = null;
    },
  };
}

/** The slot under a point of the window. */
function slotAt(x: number, y: number): Slot | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]');
  const [level = -1, index = -1] = (target?.dataset['slot'] ?? '').split(',').map(Number);
  return isSlot([level, index]) ? [level, index] : null;
}
