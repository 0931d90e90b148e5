import type { Seat } from '@rookery/rules/kernel/seat';
import type { MatchUpdate } from '../model/table-model.ts';

/** Whether the match waits for that seat. */
export const isTurnOf = (update: MatchUpdate | null, seat: Seat | null): boolean =>
  update?.waiting.for === 'seats' && update.waiting.seats.some((each) => each === seat);
