import type { Colour, Move, Spot } from '@rookery/rules/penguin-party/vocabulary';
import { decide, pick, refuse, type TouchContext, type TouchResult } from '../kit/picking.ts';
import { isSameSpot } from './layout.ts';

/** What the player has chosen so far of a move. */
export interface Picking {
  readonly colour: Colour | null;
  readonly spot: Spot | null;
}

/** Nothing is chosen. */
export const nothing: Picking = { colour: null, spot: null };

/** What a touch of a colour or a place leads to; what is refused is what was tried. */
type PickingResult = TouchResult<Picking, Move, Picking>;

const isLegal = (legal: readonly Move[], colour: Colour, spot: Spot): boolean =>
  legal.some((move) => move.colour === colour && isSameSpot(move, spot));

/** The move that is complete but waits for a second touch; null if there is none. */
export const previewOf = ({ colour, spot }: Picking): Move | null =>
  colour !== null && spot !== null ? { colour, row: spot.row, x: spot.x } : null;

/** The colours of the hand that may go to a place. */
export const coloursFor = (legal: readonly Move[], spot: Spot): readonly Colour[] =>
  legal.filter((move) => isSameSpot(move, spot)).map(({ colour }) => colour);

/** A penguin of the hand is touched. */
export function touchColour(
  context: TouchContext<Move>,
  picking: Picking,
  colour: Colour,
): PickingResult {
  if (!context.legal.some((move) => move.colour === colour)) {
    return refuse(picking, { colour, spot: null });
  }
  const { spot } = picking;
  // Shown where it would go, it is placed by touching either of the two.
  if (picking.colour === colour && spot !== null && !context.confirm) {
    return complete(context, picking, colour, spot);
  }
  if (picking.colour === colour) return pick(nothing);
  // A place that was chosen first waits for its colour; one that was only shown is let go.
  if (picking.colour === null && spot !== null && isLegal(context.legal, colour, spot)) {
    return complete(context, picking, colour, spot);
  }
  return pick({ colour, spot: null });
}

/** A place of the pyramid is touched, or a penguin dropped on it. */
export function touchSpot(
  context: TouchContext<Move>,
  picking: Picking,
  spot: Spot,
): PickingResult {
  const { colour } = picking;
  const fitting = coloursFor(context.legal, spot);
  const [only] = fitting;
  if (colour !== null && fitting.includes(colour)) return complete(context, picking, colour, spot);
  if (colour !== null || only === undefined) return refuse(picking, { colour, spot });
  // Only shown: whoever touches a place to see what happens has not made a move yet.
  if (fitting.length === 1) return pick({ colour: only, spot });
  return pick(isSameSpot(picking.spot, spot) ? nothing : { colour: null, spot });
}

function complete(
  { confirm }: TouchContext<Move>,
  picking: Picking,
  colour: Colour,
  { row, x }: Spot,
): PickingResult {
  const isShown = picking.colour === colour && isSameSpot(picking.spot, { row, x });
  return confirm && !isShown
    ? pick({ colour, spot: { row, x } })
    : decide(nothing, { colour, row, x });
}
