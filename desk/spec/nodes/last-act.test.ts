import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePorts } from '../../../server/desk-ports.ts';
import type { TableStore } from '../../store.ts';
import { never } from '../fragile-store.ts';
import { createTable, enter, startTable } from '../table-wishes.ts';
import { TestCaller } from '../test-caller.ts';
import { Cluster } from './cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.start();
}, 60_000);
afterAll(() => cluster.end());

const soon = { timeout: 20_000, interval: 5 };

test('a table whose match is over says so, though the node of the last act died before it could', async () => {
  const { store } = storePorts(cluster.store);
  const saveTable: TableStore['saveTable'] = (wish) =>
    wish.table.phase === 'over' ? never() : store.saveTable(wish);
  const dying = await cluster.node({ store: { ...store, saveTable } });
  const other = await cluster.node();
  const people = [await cluster.caller('Ana'), await cluster.caller('Bo')] as const;
  const table = await createTable(dying.desk, people[0]);
  await startTable(dying.desk, table, people);
  const onlooker = new TestCaller(null);
  await enter(other.desk, onlooker, table);
  for (;;) {
    const mover = people.find((each) => each.last('update').legal.length > 0);
    if (!mover) break;
    const { match, nth, legal, seq: before } = mover.last('update');
    const wish = { type: 'decide', table, match, nth: nth ?? 0, move: legal[0] } as const;
    // Not awaited: the answer to the last one never comes.
    void mover.ask(dying.desk, wish);
    await expect.poll(() => mover.last('update').seq, soon).toBeGreaterThan(before);
  }
  cluster.kill(dying);
  const { seq } = people[0].last('update');
  await expect.poll(() => onlooker.last('update').seq, soon).toBe(seq);
  await expect.poll(() => onlooker.last('table').table.phase, soon).toBe('over');
}, 60_000);
