import { parseTableId, type MatchId } from '@rookery/protocol/identifiers';
import { answerOf, openDatabase, reading, writing } from './database.ts';
import type { LocalMatch, LocalStore, LocalTable } from './host/local-store.ts';

/** Raised when the stores of the database change. */
const layout = 1;

/** Everything here was written by this page; the rules check every act as it is replayed. */
interface Stores {
  readonly tables: LocalTable;
  readonly matches: LocalMatch;
  readonly acts: string;
}

/** Keeps tables and matches in the browser; rejected where it keeps nothing, as in some private windows. */
export async function openKeep(name = 'rookery'): Promise<LocalStore> {
  const database = await openDatabase(name, layout, (fresh) => {
    const tables = fresh.createObjectStore('tables', { keyPath: 'id' });
    tables.createIndex('nonce', 'nonce', { unique: true });
    fresh.createObjectStore('matches', { keyPath: 'id' });
    // Under [match, index]: two windows can never both have written the same place.
    fresh.createObjectStore('acts');
  });
  return new BrowserStore(database);
}

class BrowserStore implements LocalStore {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  findTable(id: string): Promise<LocalTable | undefined> {
    return find(this.#reading('tables'), 'tables', id);
  }

  async findGranted(nonce: string): Promise<LocalTable['id'] | undefined> {
    const tables = this.#reading('tables').objectStore('tables');
    const id = parseTableId(await answerOf(tables.index('nonce').getKey(nonce)));
    return id.ok ? id.value : undefined;
  }

  saveTable(table: LocalTable): Promise<'kept' | 'overtaken'> {
    return writing(this.#database, ['tables'], (transaction) => putNext(transaction, table));
  }

  startMatch(
    table: LocalTable,
    match: LocalMatch,
    acts: readonly string[],
  ): Promise<'kept' | 'overtaken'> {
    const stores = ['tables', 'matches', 'acts'];
    return writing(this.#database, stores, async (transaction) => {
      await answerOf(transaction.objectStore('matches').add(match));
      await addActs(transaction, match.id, 0, acts);
      return putNext(transaction, table);
    });
  }

  append({
    match,
    from,
    acts,
    end,
  }: Parameters<LocalStore['append']>[0]): Promise<'kept' | 'overtaken'> {
    const stores = ['tables', 'matches', 'acts'];
    return writing(this.#database, stores, async (transaction) => {
      // A match that was forgotten in another window must not come back headless.
      const kept = await answerOf(transaction.objectStore('matches').getKey(match));
      const length = await answerOf(transaction.objectStore('acts').count(actsRange(match)));
      if (kept === undefined || length !== from) return 'overtaken';
      await addActs(transaction, match, from, acts);
      if (!end) return 'kept';
      await answerOf(transaction.objectStore('matches').put(end.match));
      return putNext(transaction, end.table);
    });
  }

  findMatch(id: MatchId): Promise<LocalMatch | undefined> {
    return find(this.#reading('matches'), 'matches', id);
  }

  actsOf(match: MatchId, from = 0): Promise<readonly string[]> {
    return findAll(this.#reading('acts'), 'acts', actsRange(match, from));
  }

  async matches(): Promise<readonly LocalMatch[]> {
    const matches = await findAll(this.#reading('matches'), 'matches');
    return matches.toSorted((a, b) => b.startedAt - a.startedAt);
  }

  async forget(id: MatchId): Promise<void> {
    await writing(this.#database, ['tables', 'matches', 'acts'], async (transaction) => {
      const matches = transaction.objectStore('matches');
      const tables = transaction.objectStore('tables');
      const match = await find(transaction, 'matches', id);
      if (!match) return 'overtaken';
      const table = await find(transaction, 'tables', match.table);
      if (table?.match === id) await answerOf(tables.delete(table.id));
      await answerOf(transaction.objectStore('acts').delete(actsRange(id)));
      await answerOf(matches.delete(id));
      return 'kept';
    });
  }

  #reading(store: keyof Stores): IDBTransaction {
    return reading(this.#database, store);
  }
}

// What a store holds is what was put there, which only the signatures can express.
function find<Name extends keyof Stores>(
  transaction: IDBTransaction,
  store: Name,
  key: string,
): Promise<Stores[Name] | undefined>;
function find(transaction: IDBTransaction, store: string, key: string): Promise<unknown> {
  return answerOf<unknown>(transaction.objectStore(store).get(key));
}

function findAll<Name extends keyof Stores>(
  transaction: IDBTransaction,
  store: Name,
  range?: IDBKeyRange,
): Promise<readonly Stores[Name][]>;
function findAll(
  transaction: IDBTransaction,
  store: string,
  range?: IDBKeyRange,
): Promise<readonly unknown[]> {
  return answerOf<unknown[]>(transaction.objectStore(store).getAll(range));
}

const actsRange = (match: MatchId, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([match, from], [match, Infinity]);

async function addActs(
  transaction: IDBTransaction,
  match: MatchId,
  from: number,
  acts: readonly string[],
): Promise<void> {
  const store = transaction.objectStore('acts');
  await Promise.all(acts.map((act, index) => answerOf(store.add(act, [match, from + index]))));
}

/** Keeps a table if the kept one is exactly one revision behind. */
async function putNext(
  transaction: IDBTransaction,
  table: LocalTable,
): Promise<'kept' | 'overtaken'> {
  const tables = transaction.objectStore('tables');
  const before = await find(transaction, 'tables', table.id);
  if ((before?.revision ?? -1) !== table.revision - 1) return 'overtaken';
  await answerOf(tables.put(table));
  return 'kept';
}
