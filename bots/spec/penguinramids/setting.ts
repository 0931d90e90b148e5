import { entryOf } from '@rookery/rules/kernel/entry';
import { seededStreams, shuffle, type Rng, type Streams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { reconstruction } from '@rookery/rules/penguinramids/box';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Box, Move, State } from '@rookery/rules/penguinramids/vocabulary';

/** What a table fixes before a match. */
interface Wishes {
  readonly goals?: readonly string[];
  readonly chief?: number;
  readonly deck?: readonly object[];
  readonly box?: Box;
}

/** A match with its first offer. */
export function started(seats: number, wishes: Wishes, streams: Streams): State {
  const options = penguinramids.parseOptions(wishes, seats);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return settled(penguinramids.start(options.value, seats), streams);
}

/** The state once chance has no more to decide. */
function settled(start: State, streams: Streams): State {
  let state = start;
  while (penguinramids.waiting(state).for === 'chance') {
    const chance = penguinramids.roll(state, streams);
    ({ state } = penguinramids.apply(state, { by: 'chance', chance }));
  }
  return state;
}

/** The state after a move and what chance makes of it. */
export const played = (state: State, by: Seat, move: Move, streams: Streams): State =>
  settled(penguinramids.apply(state, { by, move }).state, streams);

/** A match whose deck lies in a fixed order, so that the board can know it. */
export const dealt = (seats: number, name: string, rng: Rng): State =>
  started(seats, { deck: shuffle(reconstruction.cards, rng) }, seededStreams(name));

/** The seat whose decision is asked for first. */
export function firstToAct(state: State): Seat {
  const waiting = penguinramids.waiting(state);
  if (waiting.for !== 'seats') throw new Error(`waiting for ${waiting.for}`);
  return entryOf(waiting.seats, 0);
}
