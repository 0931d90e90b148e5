import type { Colour, Move, Spot } from '@rookery/rules/penguin-party/vocabulary';
import { isSameSpot } from './layout.ts';
import { coloursFor, previewOf, type Picking } from './picking.ts';

/** What a free place looks like. */
export interface PlaceLook {
  /**
   * `open` waits for any choice, `fits` for the chosen colour, `chosen` for a colour of its own;
   * `blocked` takes nothing now; `preview` waits for a second touch and `pending` for the host.
   */
  readonly mood: 'open' | 'fits' | 'chosen' | 'blocked' | 'preview' | 'pending';
  /** The penguin that stands there like a ghost. */
  readonly ghost: Colour | null;
}

/** What the looks of all places depend on. */
export interface Intent {
  readonly legal: readonly Move[];
  readonly picking: Picking;
  readonly pending: Move | null;
  /** The place over which a penguin is held. */
  readonly target: Spot | null;
}

/** What a free place looks like now. */
export function lookOf(spot: Spot, { legal, picking, pending, target }: Intent): PlaceLook {
  if (isSameSpot(pending, spot)) return { mood: 'pending', ghost: pending?.colour ?? null };
  const preview = previewOf(picking);
  if (isSameSpot(preview, spot)) return { mood: 'preview', ghost: preview?.colour ?? null };
  if (isSameSpot(picking.spot, spot)) return { mood: 'chosen', ghost: null };
  const fitting = coloursFor(legal, spot);
  const { colour } = picking;
  if (colour === null) return { mood: fitting.length > 0 ? 'open' : 'blocked', ghost: null };
  if (!fitting.includes(colour)) return { mood: 'blocked', ghost: null };
  return { mood: 'fits', ghost: isSameSpot(target, spot) ? null : colour };
}
