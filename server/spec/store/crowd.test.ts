import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Added } from '@rookery/desk/store';
import type { Store } from '../../store/store.ts';
import { homes, type Home } from './homes.ts';
import { anAddition, aStartedMatch, aTable, noon } from './samples.ts';

/** Decides until told that the decision is kept, as a server does that shares its database with others. */
async function insist(
  store: Store,
  match: Awaited<ReturnType<typeof aStartedMatch>>,
  { seat, nth }: { readonly seat: number; readonly nth: number },
): Promise<Added> {
  for (;;) {
    const found = await store.loadMatch({ match });
    const added = await store.append(
      anAddition(match, {
        expectedSeq: found?.acts.length ?? 0,
        acts: [`${String(seat)}:${String(nth)}`],
        decision: { seat, nth, answer: { seat, nth } },
      }),
    );
    if (added.kind !== 'conflict') return added;
  }
}

describe.each(homes)('several servers on one %s', (_name, build) => {
  let home: Home;
  let stores: readonly Store[] = [];

  beforeAll(async () => {
    home = await build();
    const address = await home.createDatabase();
    // At once, also the very first time: only one may set the database up.
    stores = await Promise.all([openStore(address), openStore(address), openStore(address)]);
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await home.end();
  });
  const any = (index: number): Store => {
    const store = stores[index % stores.length];
    if (!store) throw new Error('no store');
    return store;
  };

  test('make one log without gap or fork, however they race', async () => {
    const match = await aStartedMatch(any(0));
    const decisions = Array.from({ length: 3 * 12 }, (_, index) => ({
      seat: index % 3,
      nth: Math.floor(index / 3) + 1,
    }));
    const perSeat = [0, 1, 2].map(async (seat) => {
      for (const decision of decisions.filter((each) => each.seat === seat)) {
        const added = await insist(any(seat), match, decision);
        expect(added.kind).toBe('added');
      }
    });
    await Promise.all(perSeat);
    const loaded = await any(1).loadMatch({ match });
    const acts = loaded?.acts ?? [];
    expect(acts).toHaveLength(1 + decisions.length);
    expect(new Set(acts).size).toBe(acts.length);
    // Each seat's own decisions are in order.
    for (const seat of [0, 1, 2]) {
      const own = acts.filter((act) => act.startsWith(`${String(seat)}:`));
      expect(own).toEqual(own.map((_act, index) => `${String(seat)}:${String(index + 1)}`));
    }
  });

  test('keep one decision once, however often and wherever it is sent', async () => {
    const match = await aStartedMatch(any(0));
    const sent = Array.from({ length: 9 }, (_, index) =>
      insist(any(index), match, { seat: 0, nth: 1 }),
    );
    const kinds = (await Promise.all(sent)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['added', ...Array<string>(8).fill('repeated')]);
    const loaded = await any(2).loadMatch({ match });
    expect(loaded?.acts).toEqual(['*deal', '0:1']);
  });

  test('of different decisions under one number, one is kept, and the others hear which', async () => {
    const match = await aStartedMatch(any(0));
    const sent = ['0R1', '0G1', '0B1'].map((act, index) =>
      any(index).append(anAddition(match, { acts: [act] })),
    );
    const results = await Promise.all(sent);
    const loaded = await any(0).loadMatch({ match });
    expect(loaded?.acts).toHaveLength(2);
    expect(results.filter(({ kind }) => kind === 'added')).toHaveLength(1);
    const [, kept] = loaded?.acts ?? [];
    for (const other of results.filter(({ kind }) => kind !== 'added')) {
      expect(other).toEqual({ kind: 'contradicted', act: kept });
    }
  });

  test('save a table one after the other', async () => {
    const table = aTable();
    await any(0).createTable({ table });
    const saves = Array.from({ length: 6 }, (_, index) =>
      any(index).saveTable({
        table: { ...table, touchedAt: noon + index },
        expectedRevision: 1,
      }),
    );
    const kinds = (await Promise.all(saves)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...Array<string>(5).fill('conflict'), 'saved']);
    const found = await any(1).findTable({ table: table.id });
    expect(found).toMatchObject({ revision: 2, table: { seats: table.seats } });
  });
});
