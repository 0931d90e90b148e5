import { describe, expect, test } from 'vitest';
import { think } from '../../workers/worker.ts';
import { chromium, runInPage } from './chromium.ts';
import { games, requestFor } from './requests.ts';

const page = new URL('./page.js', import.meta.url);
const requests = games.map((game) => requestFor(game, 'page'));
const endless = { ...requestFor('penguinramids', 'endless', 'emperor'), budget: 1e6 };

const where = chromium ?? 'none here: install the package “chromium” to run this test';

describe.skipIf(chromium === undefined)(`in a page of Chromium (${where})`, () => {
  test('a worker thinks just what Node thinks; a thought can be cancelled', async () => {
    const here = requests.map((request) => think(request, {}));
    expect(await runInPage(page, { requests, endless })).toEqual({
      thoughts: here,
      cancelled: { kind: 'cancelled' },
      again: here[0],
      closed: { kind: 'closed' },
    });
  });
});
