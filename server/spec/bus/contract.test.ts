import type { Bus, News } from '@rookery/desk/ports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../chaos/until.ts';
import { randomId, tableId } from '../store/samples.ts';
import { buses, type TestBus, type TestEnd } from './buses.ts';

/** Somebody who listens and keeps everything. */
class Ear {
  readonly news: News[] = [];
  readonly states: ('deaf' | 'hearing')[] = [];
  batches = 0;
  readonly stop: () => void;

  constructor(bus: Bus) {
    this.stop = bus.subscribe({
      hear: (news) => {
        this.batches += 1;
        this.news.push(...news);
      },
      interrupted: () => void this.states.push('deaf'),
      restored: () => void this.states.push('hearing'),
    });
  }

  get isHearing(): boolean {
    return this.states.at(-1) !== 'deaf';
  }
}

const soon = { timeout: 30_000, interval: 5 };

describe.each(buses)('a bus by $name', ({ name, start, isHere }) => {
  const suite = isHere ? name : `${name} (not tried: it is not installed)`;
  describe.runIf(isHere)(suite, () => contract(start));
});

function contract(start: () => Promise<TestBus>): void {
  let running: TestBus;
  let ends: readonly [TestEnd, TestEnd, TestEnd];

  beforeAll(async () => {
    running = await start();
    ends = [await running.open(), await running.open(), await running.open()];
    for (const { bus } of ends) {
      const ear = new Ear(bus);
      await until('news are heard', () => ear.isHearing);
      ear.stop();
    }
  }, 60_000);
  afterAll(() => running.end());

  test('carries news of every kind to everyone else, and not back', async () => {
    const [one, two, three] = ends.map(({ bus }) => new Ear(bus));
    const table = tableId();
    const all: readonly News[] = [
      { kind: 'table', table, revision: 3, listing: 'public' },
      { kind: 'match', table, seq: 12 },
      { kind: 'chat', table },
      { kind: 'presence', table },
      { kind: 'sent-away', table, person: randomId() },
      { kind: 'person', person: randomId() },
    ];
    for (const news of all) ends[0].bus.publish(news);
    await expect.poll(() => two?.news, soon).toEqual(all);
    await expect.poll(() => three?.news, soon).toEqual(all);
    expect(one?.news).toEqual([]);
    for (const ear of [one, two, three]) ear?.stop();
  });

  test('carries many together, however many there are', async () => {
    const ear = new Ear(ends[1].bus);
    const count = 2000;
    const tables = Array.from({ length: count }, () => tableId());
    for (const [seq, table] of tables.entries()) ends[0].bus.publish({ kind: 'match', table, seq });
    await expect.poll(() => ear.news.length, soon).toBe(count);
    expect(new Set(ear.news.map((news) => 'table' in news && news.table)).size).toBe(count);
    expect(ear.batches).toBeLessThan(count / 20);
    ear.stop();
  });

  test('tells nobody who no longer listens', async () => {
    const [deaf, ear] = [new Ear(ends[1].bus), new Ear(ends[1].bus)];
    deaf.stop();
    ends[0].bus.publish({ kind: 'chat', table: tableId() });
    await expect.poll(() => ear.news.length, soon).toBe(1);
    expect(deaf.news).toEqual([]);
    ear.stop();
  });

  test('says when nothing is heard, and goes on by itself', async () => {
    const ear = new Ear(ends[1].bus);
    await ends[1].cut();
    await expect.poll(() => ear.states.at(-1), soon).toBe('deaf');
    const late = new Ear(ends[1].bus);
    expect(late.states).toEqual(['deaf']);
    // Whatever is said meanwhile is lost, and nobody minds.
    for (const { bus } of ends) bus.publish({ kind: 'chat', table: tableId() });
    await ends[1].mend();
    await expect.poll(() => ear.states.at(-1), soon).toBe('hearing');
    const table = tableId();
    await expect
      .poll(() => {
        ends[0].bus.publish({ kind: 'presence', table });
        return ear.news.some((news) => 'table' in news && news.table === table);
      }, soon)
      .toBe(true);
    for (const each of [ear, late]) each.stop();
  }, 60_000);
}
