import { describe, expect, test } from 'vitest';
import { chromium, runInPage } from '../../../bots/spec/workers/chromium.ts';
import { storeContract } from '../here/store-contract.ts';

const keeping = new URL('./keep-page.js', import.meta.url);
const leaving = new URL('./leaving-page.js', import.meta.url);
const where = chromium ?? 'none here: install the package “chromium” to run this test';

describe.skipIf(chromium === undefined)(`in a page of Chromium (${where})`, () => {
  test('the database of the browser keeps what every store must, also between two windows', async () => {
    const expected = Object.fromEntries(storeContract.map(({ name }) => [name, 'kept']));
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
