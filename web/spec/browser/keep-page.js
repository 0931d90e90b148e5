// Runs in a page: holds the database of the browser against the contracts of all stores.
import { openDeviceStore } from '@rookery/desk/device-store';
import { deviceStoreContract } from '../../../desk/spec/store/device-store-contract.ts';
import { tableStoreContract } from '../../../desk/spec/store/table-store-contract.ts';
import { openBrowserDatabase } from '../../here/browser-database.ts';

/** @type {Record<string, string>} */
const results = {};
const clauses = [...tableStoreContract, ...deviceStoreContract];
for (const [index, { name, check }] of clauses.entries()) {
  // Two windows have two connections to one database.
  const database = `contract-${String(index)}`;
  const open = async () => openDeviceStore(await openBrowserDatabase(database));
  const [store, elsewhere] = await Promise.all([open(), open()]);
  try {
    await check(store, elsewhere);
    results[name] = 'kept';
  } catch (error) {
    results[name] = String(error);
  }
}
await fetch('/result', { method: 'POST', body: JSON.stringify(results) });
