import type { Colour, Move, Spot } from '@rookery/rules/penguin-party/vocabulary';
import { isSameSpot } from './layout.ts';

/** What the player has chosen so far of a move. */
export interface Picking {
  readonly colour: Colour | null;
  readonly spot: Spot | null;
}

/** Nothing is chosen. */
export const nothing: Picking = { colour: null, spot: null };

/** What a choice is made from. */
export interface Choice {
  readonly legal: readonly Move[];
  /** Whether a move is shown first and played with a second touch. */
  readonly confirm: boolean;
}

/** What a touch leads to. */
export type Outcome =
  | { readonly type: 'picked'; readonly picking: Picking }
  | { readonly type: 'decided'; readonly move: Move }
  | { readonly type: 'refused'; readonly colour: Colour | null; readonly spot: Spot | null };

const isLegal = (legal: readonly Move[], colour: Colour, spot: Spot): boolean =>
  legal.some((move) => move.colour === colour && isSameSpot(move, spot));

/** The move that is complete but waits for a second touch; null if there is none. */
export const previewOf = ({ colour, spot }: Picking): Move | null =>
  colour !== null && spot !== null ? { colour, row: spot.row, x: spot.x } : null;

/** The colours of the hand that may go to a place. */
export const coloursFor = (legal: readonly Move[], spot: Spot): readonly Colour[] =>
  legal.filter((move) => isSameSpot(move, spot)).map(({ colour }) => colour);

/** A penguin of the hand is touched. */
export function touchColour(picking: Picking, colour: Colour, choice: Choice): Outcome {
  if (!choice.legal.some((move) => move.colour === colour)) {
    return { type: 'refused', colour, spot: null };
  }
  if (picking.colour === colour) return { type: 'picked', picking: nothing };
  const { spot } = picking;
  // A place that was chosen first waits for its colour; one that was only shown is let go.
  if (picking.colour === null && spot !== null && isLegal(choice.legal, colour, spot)) {
    return complete(picking, colour, spot, choice);
  }
  return { type: 'picked', picking: { colour, spot: null } };
}

/** A place of the pyramid is touched. */
export function touchSpot(picking: Picking, spot: Spot, choice: Choice): Outcome {
  const { colour } = picking;
  const fitting = coloursFor(choice.legal, spot);
  const [only] = fitting;
  if (colour !== null && fitting.includes(colour)) return complete(picking, colour, spot, choice);
  if (colour !== null || only === undefined) return { type: 'refused', colour, spot };
  if (fitting.length === 1) return complete(picking, only, spot, choice);
  const isChosen = isSameSpot(picking.spot, spot);
  return { type: 'picked', picking: isChosen ? nothing : { colour: null, spot } };
}

/** A penguin is dropped on a place. */
export function drop(colour: Colour, spot: Spot, choice: Choice): Outcome {
  if (!isLegal(choice.legal, colour, spot)) return { type: 'refused', colour, spot };
  return complete(nothing, colour, spot, choice);
}

function complete(picking: Picking, colour: Colour, spot: Spot, { confirm }: Choice): Outcome {
  const isShown = picking.colour === colour && isSameSpot(picking.spot, spot);
  if (confirm && !isShown) {
    return { type: 'picked', picking: { colour, spot: { row: spot.row, x: spot.x } } };
  }
  return { type: 'decided', move: { colour, row: spot.row, x: spot.x } };
}
