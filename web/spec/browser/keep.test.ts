import { describe, expect, test } from 'vitest';
import { chromium, runInPage } from '../../../bots/spec/workers/chromium.ts';
import { deviceStoreContract } from '../../../desk/spec/store/device-store-contract.ts';
import { tableStoreContract } from '../../../desk/spec/store/table-store-contract.ts';

const keeping = new URL('./keep-page.js', import.meta.url);
const leaving = new URL('./leaving-page.js', import.meta.url);
const where = chromium ?? 'none here: install the package “chromium” to run this test';

describe.skipIf(chromium === undefined)(`in a page of Chromium (${where})`, () => {
  test('the database of the browser keeps what every store must, also between two windows', async () => {
    const clauses = [...tableStoreContract, ...deviceStoreContract];
    const expected = Object.fromEntries(clauses.map(({ name }) => [name, 'kept']));
    expect(await runInPage(keeping, {})).toEqual(expected);
  });

  test('what is being read when the page is left is given up, and nothing else', async () => {
    expect(await runInPage(leaving, {})).toEqual({
      before: 'read',
      underWay: 'given up',
      matches: 'given up',
      afterwards: 'read',
      faults: [],
    });
  });
});
