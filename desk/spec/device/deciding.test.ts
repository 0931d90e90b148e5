import type { TableId } from '@rookery/protocol/identifiers';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Tell } from '@rookery/protocol/tells';
import { describe, expect, test } from 'vitest';
import type { DeviceStore } from '../../device-store.ts';
import {
  greeted,
  memoryStore,
  rig,
  startedTable,
  until,
  type BareLine,
  type TestDesk,
} from './rig.ts';

type Update = Extract<Tell, { readonly type: 'update' }>;

const lastOf = (line: BareLine): Update => {
  const update = line.updates().at(-1);
  if (!update) throw new Error('nothing was told');
  return update;
};

const awaitedIn = ({ waiting }: Update): readonly number[] =>
  waiting.for === 'seats' ? waiting.seats : [];

const decision = ({ table, match, nth, legal }: Update, choice = 0) => ({
  type: 'decide' as const,
  table,
  match,
  nth: nth ?? 0,
  move: legal[choice],
});

async function entered(desk: TestDesk, table: TableId, seat: number | null): Promise<BareLine> {
  const line = await greeted(desk, seat);
  await line.ask({ type: 'enter', table, seq: 0 });
  return line;
}

/** A table of two people, and the line of whoever is to move. */
async function twoPeople(parts: Parameters<typeof rig>[0] = {}, game = 'penguin-party') {
  const made = rig(parts);
  const table = await startedTable(made.desk, game, { persons: 2, seats: 2 });
  const lines = [await entered(made.desk, table, 0), await entered(made.desk, table, 1)] as const;
  const mover = (): BareLine => lines[awaitedIn(lastOf(lines[0]))[0] === 1 ? 1 : 0];
  return { ...made, table, lines, mover };
}

const logOf = async (store: DeviceStore): Promise<readonly string[]> => {
  const [match] = await store.listMatches();
  const stored = match && (await store.loadMatch({ match: match.id }));
  return stored?.acts ?? [];
};

describe('a decision', () => {
  test('that is sent again counts once, and gets the same answer even much later', async () => {
    const { mover, store } = await twoPeople();
    const line = mover();
    const ask = decision(lastOf(line));
    const first = await line.ask(ask);
    const length = (await logOf(store)).length;
    expect(first).toMatchObject({ type: 'decided', nth: ask.nth });
    expect(await line.ask(ask)).toEqual({ ...first, id: expect.any(Number) });
    expect(await logOf(store)).toHaveLength(length);
    for (let more = 0; more < 6; more += 1) {
      const next = mover();
      await next.ask(decision(lastOf(next)));
    }
    expect(await line.ask(ask)).toEqual({ ...first, id: expect.any(Number) });
  });

  test('is answered before anyone hears of it', async () => {
    const { mover } = await twoPeople();
    const line = mover();
    const before = line.told.length;
    await line.ask(decision(lastOf(line)));
    expect(line.told.slice(before).map(({ type }) => type)).toEqual(['decided', 'update']);
    const answer = line.told[before];
    expect(answer).toMatchObject({ seq: lastOf(line).seq });
  });

  test('under a number that was used is refused with the move that counts', async () => {
    const { mover } = await twoPeople();
    const line = mover();
    const update = lastOf(line);
    await line.ask(decision(update));
    expect(await line.ask(decision(update, 1))).toMatchObject({
      type: 'refused',
      reason: { kind: 'already-decided', move: update.legal[0] },
    });
  });

  test('out of step, out of turn, malformed, or of another match is refused', async () => {
    const { mover, lines, store } = await twoPeople();
    const line = mover();
    const other = lines[line === lines[0] ? 1 : 0];
    const update = lastOf(line);
    const log = await logOf(store);
    const ask = decision(update);
    const kindOf = async (who: BareLine, changes: object): Promise<unknown> => {
      const answer = await who.ask({ ...ask, ...changes });
      return answer.type === 'refused' ? answer.reason.kind : answer.type;
    };
    expect(await kindOf(line, { nth: 3 })).toBe('out-of-step');
    expect(await kindOf(line, { move: { colour: 'pink' } })).toBe('bad-move');
    expect(await kindOf(other, {})).toBe('against-the-rules');
    expect(await kindOf(line, { match: 'x'.repeat(22) })).toBe('other-match');
    expect(await logOf(store)).toEqual(log);
  });

  test('of an earlier match at the table still gets its answer after a rematch', async () => {
    const { mover, lines, store } = await twoPeople();
    const first = mover();
    const ask = decision(lastOf(first));
    const answer = await first.ask(ask);
    while (awaitedIn(lastOf(lines[0])).length > 0) {
      const next = mover();
      await next.ask(decision(lastOf(next)));
    }
    expect(await lines[1].ask({ type: 'rematch', table: ask.table })).toMatchObject({
      type: 'done',
    });
    expect(lastOf(first).match).not.toBe(ask.match);
    expect(await first.ask(ask)).toEqual({ ...answer, id: expect.any(Number) });
    expect(await first.ask({ ...ask, nth: 99 })).toMatchObject({ reason: { kind: 'other-match' } });
    expect(await store.listMatches()).toHaveLength(2);
  });

  test('of one’s own is refused while a bot plays for one, who then plays on', async () => {
    const { mover, table, requests } = await twoPeople();
    const line = mover();
    const ask = decision(lastOf(line));
    await line.ask({ type: 'hand-over', table, level: 'chick' });
    expect(await line.ask(ask)).toMatchObject({
      type: 'refused',
      reason: { kind: expect.stringMatching(/stand-in-plays|already-decided/) },
    });
    await until(() => (lastOf(line).nth ?? 0) > ask.nth);
    expect(requests).not.toHaveLength(0);
    await line.ask({ type: 'take-back', table });
    expect(await line.ask({ type: 'take-back', table })).toMatchObject({
      reason: { kind: 'no-stand-in' },
    });
  });
});

describe('a pick that others must not know of', () => {
  test('may be changed, and tells the others nothing, not even a number', async () => {
    const { lines } = await twoPeople({}, 'penguinramids');
    const [ana, ben] = lines;
    await ana.ask(decision(lastOf(ana), 0));
    const told = ben.told.length;
    const before = lastOf(ben);
    await ana.ask(decision(lastOf(ana), 1));
    expect(ben.told).toHaveLength(told);
    expect(lastOf(ana).nth).toBe(3);
    expect(lastOf(ben)).toEqual(before);
  });
});

describe('a match that is read again', () => {
  test.each(['penguin-party', 'penguinramids'])(
    'gives the same updates at every point of %s',
    async (game) => {
      const { desk, store, table, lines } = await twoPeople({}, game);
      for (let step = 0; step < 40 && awaitedIn(lastOf(lines[0])).length > 0; step += 1) {
        const seat = awaitedIn(lastOf(lines[0]))[0] === 1 ? 1 : 0;
        await lines[seat].ask(decision(lastOf(lines[seat])));
        const again = rig({ store }).desk;
        for (const viewer of [0, 1, null]) {
          const known = await entered(desk, table, viewer);
          const reread = await entered(again, table, viewer);
          expect({ ...lastOf(reread), now: 0 }).toEqual({ ...lastOf(known), now: 0 });
          known.close();
        }
      }
      // News in parts are the news as a whole.
      const parts = lines[0].updates().flatMap(({ news }) => news);
      const whole = lastOf(await entered(rig({ store }).desk, table, 0));
      expect(whole.since).toBe(0);
      expect(parts).toEqual(whole.news);
    },
  );
});

describe('two windows with the same table', () => {
  test('never fork a match: the second learns what the first kept, and its own decision is judged anew', async () => {
    const store = memoryStore();
    const { mover, table, lines } = await twoPeople({ store });
    const second = rig({ store }, 'another').desk;
    const line = mover();
    const seat = lines.indexOf(line);
    const twin = await entered(second, table, seat);
    const update = lastOf(line);
    await line.ask(decision(update, 0));
    const log = await logOf(store);
    // The second window has not heard of it yet, and wants something else.
    expect(await twin.ask(decision(update, 1))).toMatchObject({
      type: 'refused',
      reason: { kind: 'already-decided', move: update.legal[0] },
    });
    expect(await logOf(store)).toEqual(log);
    expect({ ...lastOf(twin), now: 0 }).toMatchObject({ seq: lastOf(line).seq });
  });

  test('may both send the same decision, which counts once', async () => {
    const store = memoryStore();
    const { mover, table, lines } = await twoPeople({ store });
    const second = rig({ store }, 'another').desk;
    const line = mover();
    const twin = await entered(second, table, lines.indexOf(line));
    const ask = decision(lastOf(line));
    const answers = await Promise.all([line.ask(ask), twin.ask(ask)]);
    expect(answers.map(({ type }) => type)).toEqual(['decided', 'decided']);
    expect(answers[0]).toMatchObject({ seq: lastOf(twin).seq });
  });

  test('hear of each other’s moves when they are told that there are some', async () => {
    const store = memoryStore();
    const { mover, table, changed } = await twoPeople({ store });
    const { desk: second, hear } = rig({ store }, 'another');
    const onlooker = await entered(second, table, null);
    const line = mover();
    await line.ask(decision(lastOf(line)));
    expect(changed.at(-1)).toBe(table);
    const seen = lastOf(onlooker).seq;
    hear(table);
    await until(() => lastOf(onlooker).seq > seen);
    expect(lastOf(onlooker).news.length).toBeGreaterThan(0);
  });
});

test('a match that another window forgets is gone for everyone, and nothing of it stays', async () => {
  const { desk, store, mover, lines, faults } = await twoPeople();
  const line = mover();
  const ask = decision(lastOf(line));
  await store.forgetMatch(ask.match);
  expect(await line.ask(ask)).toMatchObject({ reason: { kind: 'unknown-table' } });
  for (const each of lines) {
    expect(
      each.told.at(-1)?.type === 'refused' ? each.told.at(-2) : each.told.at(-1),
    ).toMatchObject({
      type: 'gone',
      because: 'closed',
    });
  }
  expect(faults).toEqual([]);
  expect(desk.figures()).toMatchObject({ tables: 0, followers: 0 });
});

describe('a store that fails', () => {
  test.each([
    { wrote: true, type: 'decided' },
    { wrote: false, type: 'refused' },
  ])('and wrote: $wrote is looked up before anyone is answered', async ({ wrote, type }) => {
    const inner = memoryStore();
    let fails = false;
    const store: DeviceStore = {
      ...inner,
      async append(addition) {
        if (!fails) return inner.append(addition);
        if (wrote) await inner.append(addition);
        throw new Error('the disk is full');
      },
    };
    const { mover, faults } = await twoPeople({ store });
    const line = mover();
    const length = (await logOf(store)).length;
    fails = true;
    const answer = await line.ask(decision(lastOf(line)));
    expect(answer.type).toBe(type);
    if (!wrote) expect(answer).toMatchObject({ reason: { kind: 'not-saved' } });
    expect((await logOf(store)).length > length).toBe(wrote);
    expect(faults).toHaveLength(1);
  });
});

test('bots get the view of their seat, and a seed from which the deals cannot be had', async () => {
  const { desk, store, requests } = rig();
  const table = await startedTable(desk, 'penguin-party', { persons: 1, seats: 4 });
  const line = await entered(desk, table, 0);
  await until(() => awaitedIn(lastOf(line)).includes(0));
  await line.ask(decision(lastOf(line)));
  await until(() => requests.length > 2);
  const match = entryOf(await store.listMatches(), 0);
  for (const request of requests) {
    expect(Object.keys(request).toSorted()).toEqual(
      ['game', 'player', 'question', 'seed', 'purpose'].toSorted(),
    );
    expect(JSON.stringify(request)).not.toContain(match.secret);
    expect(Object.keys(request.question).toSorted()).toEqual(['legal', 'seen', 'view']);
  }
});
