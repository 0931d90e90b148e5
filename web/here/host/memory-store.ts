import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { LocalMatch, LocalStore, LocalTable } from './local-store.ts';

interface Shelf {
  readonly match: LocalMatch;
  readonly acts: readonly string[];
}

/** Keeps everything for as long as the page lives, where a browser keeps nothing. */
export function memoryStore(): LocalStore {
  const tables = new Map<TableId, LocalTable>();
  const shelves = new Map<MatchId, Shelf>();
  const isNext = ({ id, revision }: LocalTable): boolean =>
    (tables.get(id)?.revision ?? -1) === revision - 1;

  return {
    findTable: (id) => Promise.resolve(tables.get(id)),
    findGranted: (nonce) =>
      Promise.resolve([...tables.values()].find((table) => table.nonce === nonce)?.id),
    saveTable(table) {
      const isTaken = [...tables.values()].some(
        ({ id, nonce }) => nonce === table.nonce && id !== table.id,
      );
      if (isTaken || !isNext(table)) return Promise.resolve('overtaken');
      tables.set(table.id, table);
      return Promise.resolve('kept');
    },
    startMatch(table, match, acts) {
      if (!isNext(table) || shelves.has(match.id)) return Promise.resolve('overtaken');
      tables.set(table.id, table);
      shelves.set(match.id, { match, acts });
      return Promise.resolve('kept');
    },
    append({ match: id, from, acts, end }) {
      const shelf = shelves.get(id);
      if (shelf?.acts.length !== from) return Promise.resolve('overtaken');
      if (end && !isNext(end.table)) return Promise.resolve('overtaken');
      shelves.set(id, { match: end?.match ?? shelf.match, acts: [...shelf.acts, ...acts] });
      if (end) tables.set(end.table.id, end.table);
      return Promise.resolve('kept');
    },
    findMatch: (id) => Promise.resolve(shelves.get(id)?.match),
    actsOf: (id, from = 0) => Promise.resolve(shelves.get(id)?.acts.slice(from) ?? []),
    matches: () =>
      Promise.resolve(
        [...shelves.values()]
          .map(({ match }) => match)
          .toSorted((a, b) => b.startedAt - a.startedAt),
      ),
    forget(id) {
      const table = shelves.get(id)?.match.table;
      shelves.delete(id);
      if (table !== undefined && tables.get(table)?.match === id) tables.delete(table);
      return Promise.resolve();
    },
  };
}
