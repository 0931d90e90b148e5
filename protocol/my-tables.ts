import type { Waiting } from '@rookery/rules/kernel/game';
import { seatReader } from '@rookery/rules/kernel/seat';
import { fields, listOf, oneOf, type Reader } from '@rookery/rules/kernel/shape';
import { clocks } from './clocks.ts';
import { matchId, tableId } from './identifiers.ts';
import { seatLines } from './people.ts';
import {
  gameValue,
  milliseconds,
  orNull,
  seatNumber,
  tagged,
  word,
  type ReadBy,
} from './shapes.ts';
import { settings, tablePhases, wishes } from './tables.ts';

const seat = seatReader(10);

/** Reads whom a match waits for. */
export const waiting: Reader<Waiting> = tagged('for', {
  seats: fields({ for: oneOf(['seats']), seats: listOf(seat) }),
  chance: fields({ for: oneOf(['chance']) }),
  nobody: fields({ for: oneOf(['nobody']), ranking: listOf(listOf(seat)) }),
});

/** Reads one of somebody's own tables, with enough of its match to show whose turn it is. */
export const myTable = fields({
  id: tableId,
  game: word,
  settings,
  phase: oneOf(tablePhases),
  seats: seatLines,
  /** Your own seat; null if you are the host and have none. */
  seat: orNull(seatNumber),
  wishes,
  /** When somebody last came, went or began a match. */
  touchedAt: milliseconds,
  /** The match as you see it; null unless it is being played. */
  match: orNull(fields({ id: matchId, view: gameValue, waiting, clocks })),
});
export type MyTable = ReadBy<typeof myTable>;
