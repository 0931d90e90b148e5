import { creditClocks } from '@rookery/referee/clock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { administrationContract } from './contract/administration.ts';
import { alertContract } from './contract/alerts.ts';
import { chatContract } from './contract/chat.ts';
import type { Context } from './contract/context.ts';
import { matchContract } from './contract/matches.ts';
import { peopleContract } from './contract/people.ts';
import { pushContract } from './contract/push-targets.ts';
import { sessionContract } from './contract/sessions.ts';
import { tableCodeContract } from './contract/table-codes.ts';
import { tableContract } from './contract/tables.ts';
import { ana, tableStoreContract } from '../../../desk/spec/store/table-store-contract.ts';
import { homes, type Home } from './homes.ts';
import { aMatch, anAddition, aStartedMatch, aTable, hour, noon, someClocks } from './samples.ts';

describe.each(homes)('the store on %s', (_name, build) => {
  let home: Home;
  let address: string;
  let store: Store;

  beforeAll(async () => {
    home = await build();
    address = await home.createDatabase();
    store = await openStore(address);
  });
  afterAll(async () => {
    await store.close();
    await home.end();
  });

  const context: Context = {
    get store() {
      return store;
    },
    async inAnEmptyStore(doing) {
      const empty = await openStore(await home.createDatabase());
      await doing(empty);
      await empty.close();
    },
  };

  sessionContract(context);

  peopleContract(context);

  tableContract(context);

  tableCodeContract(context);

  chatContract(context);

  matchContract(context);

  administrationContract(context);

  alertContract(context);

  pushContract(context);

  describe('as a store of tables', () => {
    test.each(tableStoreContract)('$name', async ({ check }) => {
      const database = await home.createDatabase();
      const [here, elsewhere] = [await openStore(database), await openStore(database)];
      await here.beginSession({ tokenHash: 'ana', at: noon, expiresAt: noon + hour, person: ana });
      await expect(check(here, elsewhere)).resolves.toBeUndefined();
      await here.close();
      await elsewhere.close();
    });
  });

  test('it remembers when the server was last alive', async () => {
    await context.inAnEmptyStore(async (empty) => {
      expect(await empty.lastAlive()).toBeUndefined();
      await empty.markAlive({ at: noon });
      await empty.markAlive({ at: noon + 1 });
      expect(await empty.lastAlive()).toBe(noon + 1);
    });
  });

  test('it gives running clocks the time that nobody was alive, once', async () => {
    await context.inAnEmptyStore(async (empty) => {
      await empty.creditDowntime({ at: noon });
      const match = await aStartedMatch(
        empty,
        aMatch({ clocks: someClocks(noon), deadline: noon + 60_000 }),
      );
      const still = await aStartedMatch(empty, aMatch({ clocks: someClocks() }));
      await empty.creditDowntime({ at: noon + 5000 });
      await empty.creditDowntime({ at: noon + 5000 });
      expect(await empty.loadMatch({ match })).toMatchObject({
        deadline: noon + 65_000,
        clocks: creditClocks(someClocks(noon), 5000),
      });
      expect(await empty.loadMatch({ match: still })).toMatchObject({
        deadline: null,
        clocks: someClocks(),
      });
      expect(await empty.lastAlive()).toBe(noon + 5000);
      // A clock that differs a little takes nothing away.
      await empty.creditDowntime({ at: noon });
      expect(await empty.loadMatch({ match })).toMatchObject({ deadline: noon + 65_000 });
      // A clock that was set back by an hour does not give players an hour.
      await empty.creditDowntime({ at: noon - 3_600_000 });
      expect(await empty.loadMatch({ match })).toMatchObject({
        deadline: noon + 65_000 - 3_600_000,
      });
    });
  });

  test('everything is still there when it is opened again', async () => {
    const match = await aStartedMatch(store);
    await store.append(anAddition(match));
    await store.close();
    store = await openStore(address);
    expect(await store.loadMatch({ match })).toMatchObject({ acts: ['*deal', '0R0'] });
  });

  test('work that cannot be done is undone alone, and told to nobody else', async () => {
    const match = await aStartedMatch(store);
    const twice = aTable();
    const [created, again, added] = await Promise.allSettled([
      store.createTable({ table: twice }),
      store.createTable({ table: aTable({ id: twice.id, host: 'nobody' }) }),
      store.append(anAddition(match)),
    ]);
    expect(
      [created.status, again.status, added.status].filter((status) => status === 'rejected'),
    ).toHaveLength(1);
    expect(again).toMatchObject({ status: 'rejected', reason: { kind: 'broken' } });
    expect(added).toEqual({ status: 'fulfilled', value: { kind: 'added', seq: 2 } });
  });

  test('closed, it refuses work', async () => {
    const other = await openStore(address);
    const under = other.markAlive({ at: noon });
    const closing = other.close();
    await under;
    await closing;
    await expect(other.lastAlive()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
