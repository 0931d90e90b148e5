import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Move, View } from '@rookery/rules/penguinramids/vocabulary';
import { afterPaint } from '../../render/after-paint.svelte.ts';
import { canWait } from './draft.ts';

const streams = seededStreams('rehearsals');

/** Plays a step, one part after the other. */
function* playStep(view: View, seat: Seat, move: Move): Generator<void> {
  const before = penguinramids.imagine(view, streams('worlds'));
  yield;
  penguinramids.refuse(before, seat, move);
  yield;
  const { state } = penguinramids.apply(before, { by: seat, move });
  yield;
  penguinramids.view(state, seat);
  yield;
  penguinramids.legalMoves(state, seat);
}

let isRehearsed = false;

/**
 * Plays a step and throws it away, once per page. A browser compiles code when it first runs; at the first touch
 * all of it together would take several frames. Here each part runs by itself, between two paints. Returns a
 * function that cancels.
 */
export function rehearse(view: View, seat: Seat, legal: readonly Move[]): () => void {
  const move = legal.find(canWait);
  if (isRehearsed || !move) return () => undefined;
  const parts = playStep(view, seat, move);
  function playNext(): void {
    if (parts.next().done) isRehearsed = true;
    else cancel = afterPaint(playNext);
  }
  let cancel = afterPaint(playNext);
  return () => cancel();
}
