import type { Colour, Move, Spot, View } from '@rookery/rules/penguin-party/vocabulary';
import type { People } from '@rookery/texts/people';
import type { TouchContext, TouchResult } from '../kit/picking.ts';
import type { Pointing } from '../kit/pointing.ts';
import { nothing, touchColour, touchSpot, type Picking } from './picking.ts';
import { pointAt, ruleAgainst, whyNot } from './why.ts';
import { words } from './words.svelte.ts';

/** What choosing a move needs from the board; read anew at every touch. */
interface PlayingParts extends TouchContext<Move> {
  readonly view: View;
  readonly people: People;
  decide(move: Move): void;
  explain(sentence: string, pointing: Pointing, rule?: string): void;
}

/** The choice of a move, from the first touch until it is decided. */
export class Playing {
  readonly #parts: () => PlayingParts;
  #picking = $state.raw<Picking>(nothing);
  #wasCarried = false;

  constructor(parts: () => PlayingParts) {
    this.#parts = parts;
  }

  get picking(): Picking {
    return this.#picking;
  }
  /** Whether the last move was carried to its place by hand. */
  get wasCarried(): boolean {
    return this.#wasCarried;
  }

  touchColour(colour: Colour): void {
    this.#follow(touchColour(this.#parts(), this.#picking, colour), { isCarried: false });
  }

  touchSpot(spot: Spot): void {
    this.#follow(touchSpot(this.#parts(), this.#picking, spot), { isCarried: false });
  }

  /** A penguin is lifted: its places light up. */
  lift(colour: Colour): void {
    this.#picking = { colour, spot: null };
  }

  /** A penguin is dragged to a place and let go. */
  drop(colour: Colour, spot: Spot): void {
    this.#follow(touchSpot(this.#parts(), { colour, spot: null }, spot), { isCarried: true });
  }

  cancel(): void {
    this.#picking = nothing;
  }

  #follow(
    { picking, move, refused }: TouchResult<Picking, Move, Picking>,
    { isCarried }: { readonly isCarried: boolean },
  ): void {
    const parts = this.#parts();
    this.#picking = picking;
    if (move) {
      this.#wasCarried = isCarried;
      parts.decide(move);
    }
    if (refused === null) return;
    const why = whyNot(words, parts.view, refused, parts.people);
    const pointing = why === undefined ? null : pointAt(refused, parts.view);
    if (why !== undefined && pointing) {
      parts.explain(why, pointing, ruleAgainst(parts.view, refused));
    }
  }
}
