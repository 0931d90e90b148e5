import { withEntry } from '@rookery/rules/kernel/entry';
import { accepted, rejected } from '@rookery/rules/kernel/result';
import type { StoredTable } from '../store/store.ts';
import { seatOf, type Change } from './seating.ts';

/** What every person at a table can wish for. */
type Wish = keyof StoredTable['wishes'];

/** Adds a seat's wish. */
export const wished = (table: StoredTable, wish: Wish, seat: number): StoredTable =>
  table.wishes[wish].includes(seat)
    ? table
    : withWishes(
        table,
        wish,
        [...table.wishes[wish], seat].toSorted((a, b) => a - b),
      );

/** Takes a seat's wish back. */
export const unwished = (table: StoredTable, wish: Wish, seat: number): StoredTable =>
  withWishes(
    table,
    wish,
    table.wishes[wish].filter((each) => each !== seat),
  );

/** Forgets everyone's wish. */
export const granted = (table: StoredTable, wish: Wish): StoredTable => withWishes(table, wish, []);

const withWishes = (table: StoredTable, wish: Wish, seats: readonly number[]): StoredTable => ({
  ...table,
  wishes: { ...table.wishes, [wish]: seats },
});

/** Whether every person has that wish; whoever has left their seat to a bot is not asked. */
export const isUnanimous = (table: StoredTable, wish: Wish): boolean =>
  table.seats.every(
    ({ person, bot }, seat) => person === null || bot !== null || table.wishes[wish].includes(seat),
  );

/** Lets a bot play on one's own seat. */
export function handOver(table: StoredTable, person: string, level: string): Change {
  if (table.phase !== 'playing') return rejected({ kind: 'wrong-phase', phase: table.phase });
  return withStandIn(table, person, level);
}

/** Plays oneself again. */
export function takeBack(table: StoredTable, person: string): Change {
  if (table.phase !== 'playing' && table.phase !== 'over') {
    return rejected({ kind: 'wrong-phase', phase: table.phase });
  }
  const seat = seatOf(table, person);
  if (seat !== null && table.seats[seat]?.bot === null) return rejected({ kind: 'no-stand-in' });
  return withStandIn(table, person, null);
}

function withStandIn(table: StoredTable, person: string, bot: string | null): Change {
  const seat = seatOf(table, person);
  if (seat === null) return rejected({ kind: 'not-seated' });
  const ready = table.seats[seat]?.ready ?? false;
  return accepted({ ...table, seats: withEntry(table.seats, seat, { person, bot, ready }) });
}
