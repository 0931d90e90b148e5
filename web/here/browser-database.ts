import type {
  DeviceDatabase,
  DeviceMatch,
  DeviceRows,
  DeviceTable,
} from '@rookery/desk/device-store';
import { parseTableId, type MatchId } from '@rookery/protocol/identifiers';

/** Increase it whenever the stores of the database change. */
const schemaVersion = 1;

const stores = ['tables', 'matches', 'acts'];

/** Keeps tables and matches in the browser; rejected where it keeps nothing, as in some private windows. */
export async function openBrowserDatabase(name = 'rookery'): Promise<DeviceDatabase> {
  const database = await openDatabase(name, schemaVersion, (fresh) => {
    const tables = fresh.createObjectStore('tables', { keyPath: 'id' });
    tables.createIndex('nonce', 'nonce', { unique: true });
    fresh.createObjectStore('matches', { keyPath: 'id' });
    // Under [match, index]: two windows can never both write the same place.
    fresh.createObjectStore('acts');
  });
  return {
    read: (work) => work(rowsOf(beginReading(database, stores))),
    write: (work) => write(database, (transaction) => work(rowsOf(transaction))),
  };
}

/** An object store of which we know what was put into it. */
export interface StoreOf<Value> extends Pick<IDBObjectStore, 'count' | 'delete' | 'index'> {
  get(key: IDBValidKey): IDBRequest<Value | undefined>;
  getAll(range?: IDBKeyRange): IDBRequest<Value[]>;
  add(value: Value, key?: IDBValidKey): IDBRequest;
  put(value: Value): IDBRequest;
}

/** The rows were written by this page; the rules check every act as it is replayed. */
function rowsOf(transaction: IDBTransaction): DeviceRows {
  const tables: StoreOf<DeviceTable> = transaction.objectStore('tables');
  const matches: StoreOf<DeviceMatch> = transaction.objectStore('matches');
  const acts: StoreOf<string> = transaction.objectStore('acts');
  return {
    findTable: (id) => promiseOf(tables.get(id)),
    async findTableByNonce(nonce) {
      const id = parseTableId(await promiseOf(tables.index('nonce').getKey(nonce)));
      return id.ok ? id.value : undefined;
    },
    putTable: (table) => finish(tables.put(table)),
    deleteTable: (id) => finish(tables.delete(id)),
    findMatch: (id) => promiseOf(matches.get(id)),
    listMatches: () => promiseOf(matches.getAll()),
    putMatch: (match) => finish(matches.put(match)),
    deleteMatch: (id) => finish(matches.delete(id)),
    listActs: (match) => promiseOf(acts.getAll(actsRange(match))),
    countActs: (match) => promiseOf(acts.count(actsRange(match))),
    async addActs(match, from, added) {
      await Promise.all(added.map((act, index) => promiseOf(acts.add(act, [match, from + index]))));
    },
    deleteActs: (match) => finish(acts.delete(actsRange(match))),
  };
}

const actsRange = (match: MatchId): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Infinity]);

/** A request of IndexedDB as a promise. */
export const promiseOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(errorOf(request.error)));
  });

const finish = async (request: IDBRequest): Promise<void> => {
  await promiseOf(request);
};

const errorOf = (error: DOMException | null): Error =>
  error ?? new Error('the browser keeps nothing, and does not say why');

/** Opens a database, and creates its stores where there are none. */
export function openDatabase(
  name: string,
  version: number,
  createStores: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => createStores(request.result));
    request.addEventListener('error', () => reject(errorOf(request.error)));
    request.addEventListener('success', () => {
      const database = request.result;
      // A newer page in another window must not wait for this one.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
  });
}

/**
 * Begins to read; given up if the page is left meanwhile. WebKit keeps a page that was left for the way back,
 * and with it the lock of whatever it was reading: nobody could write there any more.
 */
export function beginReading(database: IDBDatabase, names: string | string[]): IDBTransaction {
  const transaction = database.transaction(names, 'readonly');
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener('pagehide', () => transaction.abort(), { signal });
  transaction.addEventListener('complete', () => leaving.abort());
  transaction.addEventListener('abort', () => leaving.abort());
  return transaction;
}

/** Whether something else stood under that key already. */
const isTaken = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'ConstraintError';

/** Does all of it or nothing. Fulfilled only when it is on disk. A key that is taken is a conflict. */
async function write(
  database: IDBDatabase,
  work: (transaction: IDBTransaction) => Promise<'done' | 'conflict'>,
): Promise<'done' | 'conflict'> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const settled = new Promise<'done' | 'conflict'>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve('done'));
    transaction.addEventListener('abort', () => {
      if (transaction.error === null || isTaken(transaction.error)) resolve('conflict');
      else reject(errorOf(transaction.error));
    });
  });
  try {
    if ((await work(transaction)) === 'conflict') transaction.abort();
  } catch (error) {
    // A failed request has the browser abort everything, and say why; a bug of ours does not.
    if (!(error instanceof DOMException)) {
      transaction.abort();
      await settled;
      throw error;
    }
  }
  return settled;
}
