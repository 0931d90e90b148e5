import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { cardAt, emptyPyramid } from '@rookery/rules/penguin-party/pyramid';
import {
  colours,
  type Colour,
  type Move,
  type Refusal,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';
import type { People } from '@rookery/texts/people';
import type { Pointing } from '../kit/pointing.ts';
import { askRules } from '../kit/why.ts';
import { thing } from './flights.ts';
import { placesOf } from './layout.ts';
import type { Picking } from './picking.ts';
import { ruleOf } from './rule-of.ts';
import { roundOf, standingOf } from './scenes.ts';
import { refusalSentence } from './sentences.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** Why a colour cannot be placed anywhere. */
type Obstacle =
  | Refusal
  | { readonly kind: 'nowhere'; readonly colour: Colour; readonly fitting: readonly Colour[] };

/** Why the rules refuse a move; nothing if they do not. */
export const whyRefused = (view: View, seat: Seat, move: Move): Refusal | undefined =>
  askRules(penguinParty, view, seat)(move);

/** Why no penguin of a colour can be placed now; nothing if one can. */
export function whyNowhere(view: View, seat: Seat, colour: Colour): Obstacle | undefined {
  const round = roundOf(view);
  if (round === null) return { kind: 'not-your-turn', turn: null };
  const ask = askRules(penguinParty, view, seat);
  const reasons = placesOf(round.pyramid, view.seats).map(({ row, x }) => ask({ colour, row, x }));
  if (reasons.includes(undefined)) return undefined;
  const other = reasons.find((reason) => reason?.kind !== 'colour-must-match');
  if (other) return other;
  const fitting = reasons.flatMap((reason) =>
    reason?.kind === 'colour-must-match' ? reason.oneOf : [],
  );
  return { kind: 'nowhere', colour, fitting: [...new Set(fitting)] };
}

/** Why a touch is refused: a colour, a place, or both together. */
function obstacleTo({ colour, spot }: Picking, view: View, seat: Seat): Obstacle | undefined {
  if (spot === null) return colour === null ? undefined : whyNowhere(view, seat, colour);
  if (colour !== null) return whyRefused(view, seat, { colour, row: spot.row, x: spot.x });
  // Nothing of the hand fits there, so the answer names what would.
  const ask = askRules(penguinParty, view, seat);
  const refusals = colours.map((each) => ask({ colour: each, row: spot.row, x: spot.x }));
  return refusals.find((each) => each?.kind === 'colour-must-match') ?? refusals[0];
}

/** What the answer to a refused touch points at: the place with the two penguins below it, or the card. */
export function pointAt({ colour, spot }: Picking, view: View): Pointing | null {
  if (spot === null) return colour && { at: thing.stack(colour), because: [] };
  const pyramid = roundOf(view)?.pyramid ?? emptyPyramid;
  const below = [spot.x, spot.x + 1].map((x) => ({ row: spot.row - 1, x }));
  const standing = below.filter(({ row, x }) => cardAt(pyramid, row, x));
  return { at: thing.place(spot), because: standing.map((each) => thing.penguin(each)) };
}

/** The group of rules because of which the viewer may not do this now; nothing if it may be done. */
export function ruleAgainst(view: View, tried: Picking): string | undefined {
  const why = view.viewer === null ? undefined : obstacleTo(tried, view, view.viewer);
  return why && ruleOf[why.kind];
}

/** Why the viewer may not do this now, in a sentence; nothing if it may be done. */
export function whyNot(
  words: PenguinPartyWords,
  view: View,
  tried: Picking,
  people: People,
): string | undefined {
  if (view.viewer === null) return undefined;
  const why = obstacleTo(tried, view, view.viewer);
  const { game, page } = words;
  const { status } = standingOf(view, view.viewer);
  if (why?.kind === 'not-your-turn' && status !== 'in') return page.prompt[status];
  if (why?.kind !== 'nowhere') return why && refusalSentence(words, why, people);
  const fitting = why.fitting.map((colour) => game.colours[colour]);
  return page.nowhere(game.colours[why.colour], fitting);
}
