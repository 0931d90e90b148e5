import { setTimeout as wait } from 'node:timers/promises';
import type { TableId } from '@rookery/protocol/identifiers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storePorts } from '../../../server/desk-ports.ts';
import type { Desk } from '../../desk.ts';
import { createTable, enter, must, saying, seatsAt, startTable } from '../table-wishes.ts';
import { TestCaller } from '../test-caller.ts';
import { Cluster, type ClusterNode } from './cluster.ts';

let cluster: Cluster;
let one: ClusterNode;
let two: ClusterNode;

beforeAll(async () => {
  cluster = await Cluster.start();
  [one, two] = [await cluster.node(), await cluster.node()];
}, 60_000);
afterAll(() => cluster.end());

const soon = { timeout: 20_000, interval: 5 };

/** Bo comes to a table at the second node. */
async function comeTo(table: TableId): Promise<TestCaller> {
  const bo = await cluster.caller('Bo');
  await enter(two.desk, bo, table);
  return bo;
}

const presences = (caller: TestCaller): readonly unknown[] =>
  caller.last('table').table.seats.map(({ who }) => (who.kind === 'person' ? who.presence : null));

/** A match of Ana at the first node and Bo at the second. */
async function startApart(wish: Parameters<typeof createTable>[2] = {}) {
  const ana = await cluster.caller('Ana');
  const table = await createTable(one.desk, ana, wish);
  await enter(one.desk, ana, table);
  await must(one.desk, ana, { type: 'sit', table, seat: 0 });
  await must(one.desk, ana, { type: 'ready', table });
  const bo = await comeTo(table);
  await must(two.desk, bo, { type: 'sit', table, seat: 1 });
  await must(two.desk, bo, { type: 'ready', table });
  await must(one.desk, ana, { type: 'start', table });
  await expect.poll(() => bo.all('update').length, soon).toBeGreaterThan(0);
  return { table, ana, bo };
}

const deskOf = (caller: TestCaller, ana: TestCaller): Desk =>
  caller === ana ? one.desk : two.desk;

/** Lets whoever is to move make the first legal move, until the match is over. */
async function playToTheEnd(table: TableId, ana: TestCaller, bo: TestCaller): Promise<void> {
  for (;;) {
    const update = ana.last('update');
    if (update.waiting.for !== 'seats') return;
    const { seats } = update.waiting;
    const mover = seats.some((seat) => seat === 0) ? ana : bo;
    await expect.poll(() => mover.last('update').seq, soon).toBe(update.seq);
    const { match, nth, legal } = mover.last('update');
    const move: unknown = legal[0];
    const wish = { type: 'decide', table, match, nth: nth ?? 0, move } as const;
    expect(await mover.ask(deskOf(mover, ana), wish)).toMatchObject({ type: 'decided' });
    await expect.poll(() => ana.last('update').seq, soon).toBeGreaterThan(update.seq);
  }
}

describe('what is done at one node is seen at another', () => {
  test('seats', async () => {
    const ana = await cluster.caller('Ana');
    const table = await createTable(one.desk, ana);
    await enter(one.desk, ana, table);
    const bo = await comeTo(table);
    await must(two.desk, bo, { type: 'sit', table, seat: 1 });
    await expect.poll(() => seatsAt(ana), soon).toEqual([null, 'Bo']);
    await must(one.desk, ana, { type: 'sit', table, seat: 0 });
    await expect.poll(() => seatsAt(bo), soon).toEqual(['Ana', 'Bo']);
  });

  test('a whole match, then another one, with the same news in the same order', async () => {
    const { table, ana, bo } = await startApart();
    const onlookers = [new TestCaller(null), new TestCaller(null)] as const;
    await enter(one.desk, onlookers[0], table);
    await enter(two.desk, onlookers[1], table);
    await playToTheEnd(table, ana, bo);
    const end = { phase: 'over' };
    await expect.poll(() => bo.last('table').table, soon).toMatchObject(end);
    await expect.poll(() => ana.last('table').table, soon).toMatchObject(end);
    const news = onlookers.map((each) => each.all('update').flatMap((update) => update.news));
    expect(news[0]?.length).toBeGreaterThan(10);
    expect(news[1]).toEqual(news[0]);
    await must(two.desk, bo, { type: 'rematch', table });
    await expect.poll(() => ana.last('table').table.wishes.rematch, soon).toEqual([1]);
    await must(one.desk, ana, { type: 'rematch', table });
    const first = bo.all('update')[0]?.match;
    await expect.poll(() => bo.last('update').match, soon).not.toBe(first);
  });

  test('what is said, once', async () => {
    const { table, ana, bo } = await startApart();
    const late = new TestCaller(null);
    await must(one.desk, ana, saying(table, { kind: 'phrase', phrase: 'hello' }));
    await must(two.desk, bo, saying(table, { kind: 'phrase', phrase: 'well-played' }));
    await enter(two.desk, late, table);
    const said = (caller: TestCaller): readonly string[] =>
      caller.all('chat').flatMap(({ lines }) => lines.map(({ name }) => name));
    await expect.poll(() => said(ana).toSorted(), soon).toEqual(['Ana', 'Bo']);
    await expect.poll(() => said(bo).toSorted(), soon).toEqual(['Ana', 'Bo']);
    await must(one.desk, ana, saying(table, { kind: 'phrase', phrase: 'thanks' }));
    await expect.poll(() => said(bo).toSorted(), soon).toEqual(['Ana', 'Ana', 'Bo']);
    expect(said(ana)).toHaveLength(3);
  });

  test('a pause of the clocks', async () => {
    const settings = { clock: { kind: 'per-move', move: 600_000 } } as const;
    const { table, ana, bo } = await startApart({ settings });
    await must(one.desk, ana, { type: 'pause', table });
    await expect.poll(() => bo.last('table').table.wishes.pause, soon).toEqual([0]);
    await must(two.desk, bo, { type: 'pause', table });
    await expect.poll(() => ana.last('update').clocks.paused, soon).not.toBeNull();
    await must(one.desk, ana, { type: 'unpause', table });
    await expect.poll(() => bo.last('update').clocks.paused, soon).toBeNull();
  });

  test('who is here, and who has gone', async () => {
    const { table, ana, bo } = await startApart();
    await expect.poll(() => presences(ana), soon).toEqual(['here', 'here']);
    await expect.poll(() => presences(bo), soon).toEqual(['here', 'here']);
    const stranger = new TestCaller(null);
    await enter(two.desk, stranger, table);
    await expect.poll(() => ana.last('table').table.onlookers, soon).toBe(1);
    two.desk.forget(bo);
    await expect.poll(() => presences(ana), soon).toEqual(['here', 'away']);
    expect(ana.last('table').table.absences).toMatchObject([{ seat: 1 }]);
  });

  test('that somebody was sent away, or the table was closed', async () => {
    const ana = await cluster.caller('Ana');
    const table = await createTable(one.desk, ana);
    await enter(one.desk, ana, table);
    const [bo, cleo] = [await comeTo(table), await comeTo(table)];
    await must(two.desk, bo, { type: 'sit', table, seat: 1 });
    await expect.poll(() => seatsAt(ana), soon).toEqual([null, 'Bo']);
    await must(one.desk, ana, { type: 'free-seat', table, seat: 1 });
    await expect
      .poll(() => bo.all('gone'), soon)
      .toEqual([{ type: 'gone', table, because: 'sent-away' }]);
    await must(one.desk, ana, { type: 'close', table });
    await expect
      .poll(() => cleo.all('gone'), soon)
      .toEqual([{ type: 'gone', table, because: 'closed' }]);
  });

  test('a new name', async () => {
    const { ana, bo } = await startApart();
    const { person } = bo;
    if (!person) throw new Error('nobody');
    await cluster.store.changePerson({ ...person, name: 'Boris' });
    await two.desk.personChanged(person.id);
    await expect.poll(() => seatsAt(ana), soon).toEqual(['Ana', 'Boris']);
  });

  test('public tables in the lobby', async () => {
    const onlooker = new TestCaller(null);
    await must(two.desk, onlooker, { type: 'follow-lobby' });
    const ana = await cluster.caller('Ana');
    const table = await createTable(one.desk, ana, { settings: { listing: 'public' } });
    await expect
      .poll(() => onlooker.last('lobby').tables.map(({ id }) => id), soon)
      .toContain(table);
  });
});

describe('when no news get through', () => {
  test('a node looks for itself, and hears again later', async () => {
    const { table, ana, bo } = await startApart();
    two.bus.cut();
    const mover = ana.last('update').legal.length > 0 ? ana : bo;
    const other = mover === ana ? bo : ana;
    const before = other.last('update').seq;
    const { match, nth, legal } = mover.last('update');
    const wish = { type: 'decide', table, match, nth: nth ?? 0, move: legal[0] } as const;
    await mover.ask(deskOf(mover, ana), wish);
    await expect.poll(() => other.last('update').seq, soon).toBeGreaterThan(before);
    two.bus.mend();
    await must(one.desk, ana, saying(table, { kind: 'phrase', phrase: 'hello' }));
    await expect.poll(() => bo.all('chat').length, soon).toBe(1);
  });
});

/** A node that hears no news and cannot look either, once it is blind. */
async function blindableNode() {
  const { nodes } = storePorts(cluster.store);
  if (!nodes) throw new Error('there are no nodes');
  let isBlind = false;
  const node = await cluster.node({
    nodes: {
      ...nodes,
      sightTables: (input) =>
        isBlind ? Promise.reject(new Error('blind')) : nodes.sightTables(input),
    },
  });
  return {
    ...node,
    goBlind() {
      isBlind = true;
      node.bus.cut();
    },
  };
}

describe('whoever changes to a node that is behind', () => {
  test.each(['enter', 'resume'] as const)('sees nothing older than before: %s', async (how) => {
    const { table, ana, bo } = await startApart();
    const three = await blindableNode();
    await enter(three.desk, new TestCaller(null), table);
    three.goBlind();
    const mover = ana.last('update').legal.length > 0 ? ana : bo;
    const { match, nth, legal, seq: before } = mover.last('update');
    const wish = { type: 'decide', table, match, nth: nth ?? 0, move: legal[0] } as const;
    await mover.ask(deskOf(mover, ana), wish);
    await expect.poll(() => mover.last('update').seq, soon).toBeGreaterThan(before);
    const { seq } = mover.last('update');
    const again = new TestCaller(mover.person);
    if (how === 'enter') await must(three.desk, again, { type: 'enter', table, seq });
    else await three.desk.resume(again, [{ table, seq }]);
    expect(again.all('update')[0]?.seq).toBeGreaterThanOrEqual(seq);
    await three.desk.close();
  });
});

describe('the bots of a table', () => {
  test('think at one node, though people look on at both', async () => {
    const ana = await cluster.caller('Ana');
    const bots = [1, 2].map((seat) => ({ seat, level: 'chick' }));
    const table = await createTable(one.desk, ana, { seats: 3, bots });
    const [before, elsewhere] = [one.thoughts(), two.thoughts()];
    await startTable(one.desk, table, [ana]);
    const bo = await comeTo(table);
    for (;;) {
      await expect.poll(() => ana.last('update').legal.length, soon).toBeGreaterThan(0);
      const { match, nth, legal, seq } = ana.last('update');
      const wish = { type: 'decide', table, match, nth: nth ?? 0, move: legal[0] } as const;
      await ana.ask(one.desk, wish);
      const isNext = (): boolean => {
        const update = ana.last('update');
        if (update.waiting.for === 'nobody') return true;
        return update.seq > seq && update.legal.length > 0;
      };
      await expect.poll(isNext, soon).toBe(true);
      if (ana.last('update').waiting.for === 'nobody') break;
    }
    await expect.poll(() => bo.last('update').seq, soon).toBe(ana.last('update').seq);
    expect(one.thoughts() - before).toBeGreaterThan(4);
    expect(two.thoughts() - elsewhere).toBeLessThan(2);
  }, 60_000);
});

describe('a node that dies', () => {
  test('is given up: its people are away, its bots play elsewhere, its clocks get time', async () => {
    const three = await cluster.node();
    const ana = await cluster.caller('Ana');
    const bots = [{ seat: 2, level: 'chick' }];
    const settings = { clock: { kind: 'per-move', move: 600_000 } } as const;
    const table = await createTable(one.desk, ana, { seats: 3, bots, settings });
    await enter(one.desk, ana, table);
    await must(one.desk, ana, { type: 'sit', table, seat: 0 });
    await must(one.desk, ana, { type: 'ready', table });
    const cleo = await cluster.caller('Cleo');
    await enter(three.desk, cleo, table);
    await must(three.desk, cleo, { type: 'sit', table, seat: 1 });
    await must(three.desk, cleo, { type: 'ready', table });
    await expect.poll(() => presences(ana), soon).toEqual(['here', 'here', null]);
    await must(one.desk, ana, { type: 'start', table });
    await expect.poll(() => cleo.all('update').length, soon).toBeGreaterThan(0);
    await expect
      .poll(() => {
        const { waiting } = ana.last('update');
        return waiting.for === 'seats' && !waiting.seats.some((seat) => seat === 2);
      }, soon)
      .toBe(true);
    const before = ana.last('update').clocks;
    cluster.kill(three);
    await expect.poll(() => presences(ana), soon).toEqual(['here', 'away', null]);
    await expect
      .poll(() => JSON.stringify(ana.last('update').clocks), soon)
      .not.toBe(JSON.stringify(before));
    expect(cluster.complaints.some((line) => line.startsWith('nodes-given-up'))).toBe(true);
  }, 60_000);

  test('leaves its host’s rights to nobody while the host is at another node', async () => {
    const ana = await cluster.caller('Ana');
    const table = await createTable(one.desk, ana);
    await enter(one.desk, ana, table);
    // Node one notes within moments who is there.
    const elsewhere = async (): Promise<readonly string[]> => {
      const sights = await cluster.store.nodes?.sightTables({ node: 'none', tables: [table] });
      return sights?.[0]?.elsewhere.people ?? [];
    };
    await expect.poll(elsewhere, soon).toContain(ana.person?.id);
    const bo = await comeTo(table);
    await must(two.desk, bo, { type: 'sit', table, seat: 1 });
    // The host goes on at the other node.
    const again = new TestCaller(ana.person);
    await enter(two.desk, again, table);
    one.desk.forget(ana);
    await wait(7000);
    expect(again.last('table').table.you.isHost).toBe(true);
    two.desk.forget(again);
    await expect.poll(() => bo.last('table').table.you.isHost, soon).toBe(true);
  }, 60_000);
});

describe('the time of nodes', () => {
  test('is that of the store, also after a node was stopped or its clock was wrong', async () => {
    two.clock.turn(-20_000);
    await expect.poll(() => Math.abs(two.clock.now() - one.clock.now()), soon).toBeLessThan(500);
  });
});
