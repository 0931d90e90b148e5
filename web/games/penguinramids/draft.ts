import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Move, Seen, View } from '@rookery/rules/penguinramids/vocabulary';

/** The own turn after some steps that the host does not know yet. */
export interface DraftedTurn {
  readonly view: View;
  readonly legal: readonly Move[];
  /** The steps that the rules allow, in order. */
  readonly steps: readonly Move[];
  /** What the last of them did. */
  readonly news: readonly Seen[];
  /** What all of them did. */
  readonly story: readonly Seen[];
}

/**
 * Whether a step can wait until the turn ends. An exchange reveals a card (PR15), so it is sent at once, with
 * all steps before it. So are the end of the turn and the choice of a card.
 */
export const canWait = ({ type }: Move): boolean => !['swap', 'end', 'choose'].includes(type);

const streams = seededStreams('drafts');

/**
 * Plays steps on a world imagined from the view. What they do depends only on what the viewer knows, so every
 * such world shows the same. A step that has become impossible is left out.
 */
export function draftTurn(view: View, seat: Seat, steps: readonly Move[]): DraftedTurn {
  let state = penguinramids.imagine(view, streams('worlds'));
  const made: Move[] = [];
  let news: readonly Seen[] = [];
  const story: Seen[] = [];
  for (const move of steps) {
    if (penguinramids.refuse(state, seat, move)) continue;
    const step = penguinramids.apply(state, { by: seat, move });
    ({ state } = step);
    made.push(move);
    news = step.events.flatMap((event) => penguinramids.see(event, seat) ?? []);
    story.push(...news);
  }
  return {
    view: penguinramids.view(state, seat),
    legal: penguinramids.legalMoves(state, seat),
    steps: made,
    news,
    story,
  };
}

/** Whether the turn has nothing left but to end. */
export const isNothingLeft = (legal: readonly Move[]): boolean =>
  legal.length === 1 && legal[0]?.type === 'end';
