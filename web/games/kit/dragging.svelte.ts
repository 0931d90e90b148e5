/** Where a dragged thing would go, and the point of the window at which it is shown. */
export interface DropTarget<Place> {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
}

/** How one thing is dragged, from the moment it is lifted. */
export interface Grip<Place> {
  /** How far above a finger it is shown, which would otherwise cover it, in pixels. */
  readonly raise: number;
  /** The place it would go to from that point of the window. */
  targetAt(x: number, y: number): DropTarget<Place> | null;
}

/** What dragging needs from a board. */
interface DraggingParts<Thing, Place> {
  /** Lifts a thing; null if it may not be lifted. */
  lift(thing: Thing): Grip<Place> | null;
  /** It was let go: over a place, or over none. */
  drop(thing: Thing, place: Place | null): void;
}

/** A thing that is dragged, in pixels of the window. */
interface Held<Thing, Place> {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  readonly target: Place | null;
}

/** A pointer that moves less than this touches and does not drag, in pixels. */
const slack = 8;

/** Drags things to places by mouse, pen or finger. */
export class Dragging<Thing, Place> {
  readonly #parts: DraggingParts<Thing, Place>;
  #grip: Grip<Place> | null = null;
  #held = $state.raw<Held<Thing, Place> | null>(null);
  #stopListening: () => void = () => undefined;
  #hasJustEnded = false;

  constructor(parts: DraggingParts<Thing, Place>) {
    this.#parts = parts;
  }

  get held(): Held<Thing, Place> | null {
    return this.#held;
  }

  /** Whether a drag has just ended: the click that the browser sends then is to be ignored. */
  get hasJustEnded(): boolean {
    return this.#hasJustEnded;
  }

  press(event: PointerEvent, thing: Thing): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    const { clientX, clientY, pointerId } = event;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const distance = Math.hypot(next.clientX - clientX, next.clientY - clientY);
      if (this.#grip === null && distance > slack) this.#lift(thing);
      if (this.#grip !== null) this.#carry(thing, this.#grip, next);
    };
    const up = (next: PointerEvent): void => {
      if (next.pointerId === pointerId) this.#release();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', () => this.cancel(), { signal });
    this.#stopListening = () => listening.abort();
  }

  /** Lets the thing go back to where it was. */
  cancel(): void {
    this.#stopListening();
    this.#grip = null;
    this.#held = null;
  }

  #lift(thing: Thing): void {
    this.#grip = this.#parts.lift(thing);
    if (this.#grip === null) this.#stopListening();
  }

  #carry(thing: Thing, grip: Grip<Place>, { clientX, clientY, pointerType }: PointerEvent): void {
    const y = pointerType === 'touch' ? clientY - grip.raise : clientY;
    const target = grip.targetAt(clientX, y);
    const at = target ?? { x: clientX, y };
    this.#held = { thing, x: at.x, y: at.y, target: target?.place ?? null };
  }

  #release(): void {
    const held = this.#held;
    this.cancel();
    if (held === null) return;
    this.#hasJustEnded = true;
    setTimeout(() => {
      this.#hasJustEnded = false;
    });
    this.#parts.drop(held.thing, held.target);
  }
}

/** How far from a place a thing still snaps to it, in sizes of the place. */
const reach = 1.3;

/** Finds the nearest of several places, if one is near enough to snap to. */
export const snapTo =
  <Place>(targets: readonly DropTarget<Place>[], size: number) =>
  (x: number, y: number): DropTarget<Place> | null =>
    targets
      .map((target) => ({ target, distance: Math.hypot(target.x - x, target.y - y) }))
      .filter(({ distance }) => distance < size * reach)
      .toSorted((a, b) => a.distance - b.distance)[0]?.target ?? null;
