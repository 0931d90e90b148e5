import type { StoredTable } from './store.ts';

/** What begins once every person at a table wishes it. */
type TableWish = Exclude<keyof StoredTable['wishes'], 'proceed'>;

/** Notes that a seat is ready for a round. Those who were ready for another one are forgotten. */
export function addReady(table: StoredTable, round: number, seat: number): StoredTable {
  const { proceed } = table.wishes;
  const known = proceed.round === round ? proceed.seats : [];
  if (known.includes(seat)) return table;
  const seats = [...known, seat].toSorted((a, b) => a - b);
  return { ...table, wishes: { ...table.wishes, proceed: { round, seats } } };
}

/** Adds a seat's wish. */
export const addWish = (table: StoredTable, wish: TableWish, seat: number): StoredTable =>
  table.wishes[wish].includes(seat)
    ? table
    : withWishes(
        table,
        wish,
        [...table.wishes[wish], seat].toSorted((a, b) => a - b),
      );

/** Takes a seat's wish back. */
export const removeWish = (table: StoredTable, wish: TableWish, seat: number): StoredTable =>
  withWishes(
    table,
    wish,
    table.wishes[wish].filter((each) => each !== seat),
  );

/** Forgets everyone's wish. */
export const clearWishes = (table: StoredTable, wish: TableWish): StoredTable =>
  withWishes(table, wish, []);

const withWishes = (
  table: StoredTable,
  wish: TableWish,
  seats: readonly number[],
): StoredTable => ({
  ...table,
  wishes: { ...table.wishes, [wish]: seats },
});

/**
 * Whether every person has that wish. A person who has left their seat to a bot is not asked for a pause, but
 * for a rematch: no match begins on the seat of somebody who has not agreed to it.
 */
export const isUnanimous = (table: StoredTable, wish: TableWish): boolean =>
  table.seats.every(
    ({ person, bot }, seat) =>
      person === null || (wish === 'pause' && bot !== null) || table.wishes[wish].includes(seat),
  );
