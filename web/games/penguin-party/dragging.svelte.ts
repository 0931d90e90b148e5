import type { Colour, Spot } from '@rookery/rules/penguin-party/vocabulary';
import { keyOf } from './layout.ts';

/** A penguin in the hand of the player, in pixels of the window. */
interface Held {
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The place it would go to. */
  readonly target: Spot | null;
}

interface Target {
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
}

/** What dragging needs from the board. */
interface DraggingParts {
  /** Where a penguin of that colour may go; none if it may not be lifted. */
  spots(colour: Colour): readonly Spot[];
  /** The element of a place. */
  placeAt(key: string): Element | null;
  lifted(colour: Colour): void;
  dropped(colour: Colour, spot: Spot): void;
  /** It was let go elsewhere. */
  missed(): void;
}

/** A touch that moves less than this is a touch, not a drag, in pixels. */
const slack = 8;

/** How far from a place a penguin still snaps to it, in widths of the place. */
const reach = 1.3;

/** Carries a penguin from the hand to a place, by mouse, pen or finger. */
export class Dragging {
  readonly #parts: DraggingParts;
  #held = $state.raw<Held | null>(null);
  #targets: readonly Target[] = [];
  #end: () => void = () => undefined;
  #hasJustEnded = false;

  constructor(parts: DraggingParts) {
    this.#parts = parts;
  }

  get held(): Held | null {
    return this.#held;
  }

  /** Whether the click that a browser sends after a drag is meant to be none. */
  get hasJustEnded(): boolean {
    return this.#hasJustEnded;
  }

  press(event: PointerEvent, colour: Colour): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    const { clientX, clientY, pointerId } = event;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const far = Math.hypot(next.clientX - clientX, next.clientY - clientY);
      if (this.#held === null && far > slack) this.#lift(colour);
      if (this.#held !== null) this.#carry(next);
    };
    const up = (next: PointerEvent): void => {
      if (next.pointerId === pointerId) this.#release();
    };
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', () => this.cancel(), { signal });
    this.#end = () => stop.abort();
  }

  /** Lets the penguin go back to the hand. */
  cancel(): void {
    this.#end();
    this.#held = null;
  }

  #lift(colour: Colour): void {
    this.#targets = this.#parts.spots(colour).flatMap((spot) => {
      const box = this.#parts.placeAt(keyOf(spot))?.getBoundingClientRect();
      return box ? [{ spot, x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
    });
    if (this.#targets.length === 0) {
      this.#end();
      return;
    }
    const [first] = this.#targets;
    const size = first
      ? (this.#parts.placeAt(keyOf(first.spot))?.getBoundingClientRect().height ?? 0)
      : 0;
    this.#parts.lifted(colour);
    this.#held = { colour, x: 0, y: 0, size, target: null };
  }

  #carry({ clientX, clientY, pointerType }: PointerEvent): void {
    const held = this.#held;
    if (held === null) return;
    // A finger would cover what it carries.
    const y = pointerType === 'touch' ? clientY - held.size * 0.7 : clientY;
    const near = this.#targets
      .map((target) => ({ target, far: Math.hypot(target.x - clientX, target.y - y) }))
      .filter(({ far }) => far < held.size * reach)
      .toSorted((a, b) => a.far - b.far)[0]?.target;
    const at = near ?? { x: clientX, y };
    this.#held = { ...held, x: at.x, y: at.y, target: near?.spot ?? null };
  }

  #release(): void {
    const held = this.#held;
    this.cancel();
    if (held === null) return;
    this.#hasJustEnded = true;
    setTimeout(() => {
      this.#hasJustEnded = false;
    });
    if (held.target) this.#parts.dropped(held.colour, held.target);
    else this.#parts.missed();
  }
}
