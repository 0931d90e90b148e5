import type { Seat } from '@rookery/rules/kernel/seat';
import {
  colours,
  type Colour,
  type Move,
  type Spot,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';
import type { People } from '@rookery/texts/people';
import { drop, nothing, touchColour, touchSpot, type Outcome, type Picking } from './picking.ts';
import { refusalSentence } from './sentences.ts';
import { whyNot, whyNowhere, type WhyNot } from './why.ts';
import { words } from './words.svelte.ts';

/** What choosing a move needs from the board; read anew at every touch. */
interface PlayingParts {
  readonly view: View;
  readonly me: Seat | null;
  readonly people: People;
  /** None while it is not the player's turn. */
  readonly legal: readonly Move[];
  readonly confirm: boolean;
  decide(move: Move): void;
  explain(sentence: string): void;
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

  colour(colour: Colour): void {
    this.#take(touchColour(this.#picking, colour, this.#parts()), false);
  }

  spot(spot: Spot): void {
    this.#take(touchSpot(this.#picking, spot, this.#parts()), false);
  }

  carried(colour: Colour, spot: Spot): void {
    this.#take(drop(colour, spot, this.#parts()), true);
  }

  /** A penguin is lifted: its places light up. */
  lift(colour: Colour): void {
    this.#picking = { colour, spot: null };
  }

  cancel(): void {
    this.#picking = nothing;
  }

  #take(outcome: Outcome, isCarried: boolean): void {
    switch (outcome.type) {
      case 'picked':
        this.#picking = outcome.picking;
        break;
      case 'decided':
        this.#picking = nothing;
        this.#wasCarried = isCarried;
        this.#parts().decide(outcome.move);
        break;
      case 'refused':
        this.#explain(outcome.colour, outcome.spot);
        break;
    }
  }

  #explain(colour: Colour | null, spot: Spot | null): void {
    const why = this.#why(colour, spot);
    if (why) this.#parts().explain(this.#sentence(why));
  }

  #why(colour: Colour | null, spot: Spot | null): WhyNot | undefined {
    const { view, me } = this.#parts();
    if (me === null) return undefined;
    if (spot === null) return colour === null ? undefined : whyNowhere(view, me, colour);
    if (colour !== null) return whyNot(view, me, { colour, row: spot.row, x: spot.x });
    // Nothing of the hand fits there, so whichever is asked about is told what would.
    const refusals = colours.map((each) =>
      whyNot(view, me, { colour: each, row: spot.row, x: spot.x }),
    );
    return refusals.find((each) => each?.kind === 'colour-must-match') ?? refusals[0];
  }

  #sentence(why: WhyNot): string {
    if (why.kind !== 'nowhere') return refusalSentence(words, why, this.#parts().people);
    const { game, page } = words;
    const fitting = why.fitting.map((colour) => game.colours[colour]);
    return page.nowhere(game.colours[why.colour], fitting);
  }
}
