import {
  colours,
  type Colour,
  type Move,
  type Pyramid,
  type Spot,
} from '@rookery/rules/penguin-party/vocabulary';
import type { Dragging } from '../kit/dragging.svelte.ts';
import { isSameSpot, keyOf, pointOf, type FreePlace } from './layout.ts';
import type { Playing } from './playing.svelte.ts';
import { directionOf, isForBoard, stepFrom, type Direction } from '../kit/arrow-keys.ts';

interface KeyboardParts {
  root(): HTMLElement | undefined;
  pyramid(): Pyramid;
  places(): readonly FreePlace[];
  legal(): readonly Move[];
  readonly playing: Playing;
  readonly dragging: Dragging<Colour, Spot>;
  /** Goes on from the summary of a round, if one is shown. */
  proceed(): void;
}

/** Playing by keys: 1 to 5 choose a colour, arrows walk among the places, Escape lets go. */
export class Keyboard {
  readonly #parts: KeyboardParts;
  #at = $state.raw<Spot | null>(null);
  #wasInPyramid = false;

  constructor(parts: KeyboardParts) {
    this.#parts = parts;
  }

  /** The one place at which the tab key stops. */
  get stop(): Spot | null {
    const targets = this.#targets();
    const at = targets.find((place) => isSameSpot(place, this.#at));
    return at ?? targets[0] ?? this.#parts.places()[0] ?? null;
  }

  focused(spot: Spot): void {
    this.#at = spot;
    this.#wasInPyramid = true;
  }

  press(event: KeyboardEvent, { keys }: { readonly keys: boolean }): void {
    if (event.defaultPrevented || !isForBoard(event)) return;
    const { playing, dragging } = this.#parts;
    const colour = keys ? colours[Number(event.key) - 1] : undefined;
    const direction = directionOf(event.key);
    if (colour) playing.touchColour(colour);
    else if (direction) {
      if (this.#walk(direction)) event.preventDefault();
    } else if (event.key === 'Escape') {
      this.#parts.proceed();
      dragging.cancel();
      playing.cancel();
    }
  }

  /** A place that was taken is gone, and the focus with it: it stays in the pyramid. */
  refocus(): void {
    const pyramid = this.#parts.root()?.querySelector<HTMLElement>('[data-pyramid]');
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    if (isLost && this.#wasInPyramid) pyramid?.focus({ preventScroll: true });
    else this.#wasInPyramid = pyramid?.contains(active) ?? false;
  }

  /** The places arrows lead to: those of the chosen colour, or all. */
  #targets(): readonly FreePlace[] {
    const { colour } = this.#parts.playing.picking;
    const places = this.#parts.places();
    if (colour === null) return places;
    return places.filter((place) =>
      this.#parts.legal().some((move) => move.colour === colour && isSameSpot(move, place)),
    );
  }

  #walk(direction: Direction): boolean {
    const targets = this.#targets();
    const from = this.stop;
    if (from === null) return false;
    const pyramid = this.#parts.pyramid();
    const isThere = this.#element(from) === document.activeElement;
    const points = targets.map((place) => pointOf(place, pyramid));
    const next = isThere
      ? targets[stepFrom(pointOf(from, pyramid), direction, points) ?? -1]
      : from;
    if (next) this.#element(next)?.focus();
    return true;
  }

  #element(spot: Spot): HTMLElement | null {
    return this.#parts.root()?.querySelector(`[data-spot="${keyOf(spot)}"] button`) ?? null;
  }
}
