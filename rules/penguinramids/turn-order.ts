import { entryOf } from '../kernel/entry.ts';
import { clockwiseFrom, type Seat } from '../kernel/seat.ts';
import type { Action } from './vocabulary.ts';

/** PR6: by action card, lowest first; equal ones clockwise, beginning with the Chief. */
export const turnOrder = (actions: readonly Action[], chief: Seat): readonly Seat[] =>
  clockwiseFrom(chief, actions.length).toSorted(
    // Sorting keeps the order of equals.
    (a, b) => entryOf(actions, a) - entryOf(actions, b),
  );
