import { seatsOf, clockwiseFrom, type Seat } from '@rookery/rules/kernel/seat';
import { turnOrder } from '@rookery/rules/penguinramids/turn-order';
import type { Action, StageView } from '@rookery/rules/penguinramids/vocabulary';

/** How one seat stands in the present round. */
export interface TrackEntry {
  readonly seat: Seat;
  readonly state:
    /** Has to pick an action card. */
    | 'choosing'
    | 'chosen'
    /** Has had the turn of this round. */
    | 'done'
    | 'now'
    | 'waiting'
    /** Nobody has a turn: before the first round, between rounds, after the end. */
    | 'idle';
  /** The action card of this round once it may be known. */
  readonly action: Action | null;
}

/** The seats of a table in the order of the round: clockwise from the Chief until the cards are revealed (PR6). */
export function orderTrack(stage: StageView, seats: number): readonly TrackEntry[] {
  switch (stage.phase) {
    case 'chief':
    case 'goals':
    case 'offer':
    case 'over':
      return seatsOf(seats).map((seat) => ({ seat, state: 'idle', action: null }));
    case 'choosing':
      return clockwiseFrom(stage.table.chief, seats).map((seat) => ({
        seat,
        state: stage.chosen[seat] ? 'chosen' : 'choosing',
        action: null,
      }));
    case 'turn':
    case 'exchange':
      return turnTrack(stage);
  }
}

/**
 * Seats that are done come first. If the Chief card has moved since the reveal, two of them with equal cards
 * may stand in another order than they played.
 */
function turnTrack({
  table,
  turn: { actions, order },
}: StageView & { readonly phase: 'turn' | 'exchange' }): readonly TrackEntry[] {
  const done = turnOrder(actions, table.chief).filter((seat) => !order.includes(seat));
  const action = (seat: Seat): Action | null => actions[seat] ?? null;
  return [
    ...done.map((seat) => ({ seat, state: 'done', action: action(seat) }) as const),
    ...order.map(
      (seat, place) =>
        ({ seat, state: place === 0 ? 'now' : 'waiting', action: action(seat) }) as const,
    ),
  ];
}
