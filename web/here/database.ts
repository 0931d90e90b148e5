/** A request of IndexedDB as a promise. */
export const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(troubleOf(request.error)));
  });

const troubleOf = (error: DOMException | null): Error =>
  error ?? new Error('the browser keeps nothing, and does not say why');

/** Opens a database, and makes its stores where there are none. */
export function openDatabase(
  name: string,
  version: number,
  make: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => make(request.result));
    request.addEventListener('error', () => reject(troubleOf(request.error)));
    request.addEventListener('success', () => {
      const database = request.result;
      // A newer page in another window must not wait for this one.
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
  });
}

/**
 * Reads a store; given up if the page is left meanwhile. WebKit keeps a page that was left for the way back,
 * and with it the lock of whatever it was reading: nobody could write there any more.
 */
export function reading(database: IDBDatabase, store: string): IDBTransaction {
  const transaction = database.transaction(store, 'readonly');
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

/**
 * Does all of it or nothing. Fulfilled only when it is on disk; `overtaken` if a key was taken, or if the
 * work itself said so.
 */
export async function writing(
  database: IDBDatabase,
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Promise<'kept' | 'overtaken'>,
): Promise<'kept' | 'overtaken'> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const settled = new Promise<'kept' | 'overtaken'>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve('kept'));
    transaction.addEventListener('abort', () => {
      if (transaction.error === null || isTaken(transaction.error)) resolve('overtaken');
      else reject(troubleOf(transaction.error));
    });
  });
  try {
    if ((await work(transaction)) === 'overtaken') transaction.abort();
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
