import type { StoredTable } from '../store/store.ts';

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
