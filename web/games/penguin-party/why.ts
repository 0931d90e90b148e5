import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Colour, Move, Refusal, State, View } from '@rookery/rules/penguin-party/vocabulary';
import { placesOf } from './layout.ts';
import { roundOf } from './scenes.ts';

/** Why a colour cannot be placed anywhere. */
export type WhyNot =
  | Refusal
  | { readonly kind: 'nowhere'; readonly colour: Colour; readonly fitting: readonly Colour[] };

const streams = seededStreams('why not');

/**
 * A world in which to ask the rules why they refuse something. A refusal depends only on what the seat
 * knows, so every world imagined from its view gives the same answer.
 */
const worldOf = (view: View): State => penguinParty.imagine(view, streams('worlds'));

/** Why the rules refuse a move; nothing if they do not. */
export const whyNot = (view: View, seat: Seat, move: Move): Refusal | undefined =>
  penguinParty.refuse(worldOf(view), seat, move);

/** Why no penguin of a colour can be placed now; nothing if one can. */
export function whyNowhere(view: View, seat: Seat, colour: Colour): WhyNot | undefined {
  const round = roundOf(view);
  if (round === null) return { kind: 'not-your-turn', turn: null };
  const world = worldOf(view);
  const reasons = placesOf(round.pyramid, view.seats).map(({ row, x }) =>
    penguinParty.refuse(world, seat, { colour, row, x }),
  );
  if (reasons.includes(undefined)) return undefined;
  const other = reasons.find((reason) => reason?.kind !== 'colour-must-match');
  if (other) return other;
  const fitting = reasons.flatMap((reason) =>
    reason?.kind === 'colour-must-match' ? reason.oneOf : [],
  );
  return { kind: 'nowhere', colour, fitting: [...new Set(fitting)] };
}
