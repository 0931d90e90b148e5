import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Alert, AlertStore } from '../../alerts.ts';
import type { DeskParts } from '../../desk.ts';
import { decisionOf, rngOf } from '../playing.ts';
import { createTable, enter, must, startTable } from '../table-wishes.ts';
import type { TestCaller } from '../test-caller.ts';
import { Cluster, type ClusterNode } from './cluster.ts';

let cluster: Cluster;
let one: ClusterNode;
let two: ClusterNode;
const sent: Alert[] = [];

/** Alerts are due at once here, and all nodes want them. */
const impatient = (): Partial<DeskParts> => {
  const store: AlertStore = {
    noteAlerts: ({ alerts }) =>
      cluster.store.noteAlerts({ alerts: alerts.map((alert) => ({ ...alert, dueAt: 0 })) }),
    claimAlerts: (input) => cluster.store.claimAlerts(input),
  };
  return { alerts: { store, send: (alert) => void sent.push(alert) } };
};

beforeAll(async () => {
  cluster = await Cluster.start();
  [one, two] = [await cluster.node(impatient()), await cluster.node(impatient())];
}, 120_000);
afterAll(() => cluster.end());

const soon = { timeout: 60_000, interval: 20 };

async function moveAlone(): Promise<{ table: TableId; ana: TestCaller; bo: TestCaller }> {
  const [ana, bo] = [await cluster.caller('Ana'), await cluster.caller('Bo')];
  const table = await createTable(one.desk, ana, { options: { start: 0 } });
  await startTable(one.desk, table, [ana, bo]);
  await must(one.desk, bo, { type: 'leave', table, seat: 'give-up' });
  return { table, ana, bo };
}

async function decide(ana: TestCaller): Promise<void> {
  const wish = decisionOf(ana, rngOf('alerts'));
  if (!wish) throw new Error('Ana was to move');
  expect(await ana.ask(one.desk, wish)).toMatchObject({ type: 'decided' });
}

test('of two nodes exactly one alerts somebody who is away', async () => {
  const games = await Promise.all([1, 2, 3, 4, 5, 6].map(moveAlone));
  await Promise.all(games.map(({ ana }) => decide(ana)));
  const wanted = games.map(({ bo }) => bo.person?.id ?? '').toSorted();
  await expect.poll(() => sent.map(({ person }) => person).toSorted(), soon).toEqual(wanted);
  // Whatever else the nodes might send comes before this one.
  const last = await moveAlone();
  await decide(last.ana);
  await expect.poll(() => sent.at(-1)?.person, soon).toBe(last.bo.person?.id);
  expect(sent).toHaveLength(games.length + 1);
}, 120_000);

test('whoever has the table open at the other node is not alerted', async () => {
  const { table, ana, bo } = await moveAlone();
  await enter(two.desk, bo, table);
  const before = sent.length;
  await decide(ana);
  const last = await moveAlone();
  await decide(last.ana);
  await expect.poll(() => sent.at(-1)?.person, soon).toBe(last.bo.person?.id);
  expect(sent).toHaveLength(before + 1);
}, 120_000);
