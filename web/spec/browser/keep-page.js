// Runs in a page: holds the database of the browser against the contract of all stores.
import { openKeep } from '../../here/keep.ts';
import { storeContract } from '../here/store-contract.ts';

/** @type {Record<string, string>} */
const results = {};
for (const [index, { name, check }] of storeContract.entries()) {
  // Two windows have two connections to one database.
  const database = `contract-${String(index)}`;
  const [store, elsewhere] = await Promise.all([openKeep(database), openKeep(database)]);
  try {
    await check(store, elsewhere);
    results[name] = 'kept';
  } catch (error) {
    results[name] = String(error);
  }
}
await fetch('/result', { method: 'POST', body: JSON.stringify(results) });
