// Runs in a page: tells what becomes of reading when the page is left.
import { openDeviceStore } from '@rookery/desk/device-store';
import { beginReading, openBrowserDatabase, openDatabase } from '../../here/browser-database.ts';

const database = await openDatabase('leaving', 1, (fresh) => fresh.createObjectStore('things'));
const store = openDeviceStore(await openBrowserDatabase('leaving-keep'));

/** @type {string[]} */
const faults = [];
addEventListener('error', ({ message }) => faults.push(message));

/** @returns {Promise<string>} how a reading ended */
const read = () =>
  new Promise((resolve) => {
    const transaction = beginReading(database, 'things');
    transaction.objectStore('things').getAll();
    transaction.addEventListener('complete', () => resolve('read'));
    transaction.addEventListener('abort', () => resolve('given up'));
  });

const before = await read();
const underWay = read();
const matches = store.listMatches().then(
  () => 'read',
  () => 'given up',
);
// A browser says this to a page that it keeps for the way back.
dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const endings = {
  before,
  underWay: await underWay,
  matches: await matches,
  afterwards: await read(),
  faults,
};
await fetch('/result', { method: 'POST', body: JSON.stringify(endings) });
