import { openLine } from '@rookery/protocol/client/line';
import { noWishes } from '@rookery/protocol/tables';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FakeOutside,
  settled,
  tableId,
  tableTell,
  updateTell,
} from '../../protocol/spec/client/fake-outside.ts';
import { openTable } from './open-table.svelte.ts';
import type { TableModel } from './table-model.ts';

/** What waits for the next paint. */
const waiting = vi.hoisted((): (() => void)[] => []);

vi.mock('../shell/page.svelte.ts', () => ({ page: { settings: { pace: 'relaxed' } } }));
vi.mock('../render/after-paint.svelte.ts', () => ({
  afterPaint: (action: () => void) => waiting.push(action),
}));

/** The page is painted. */
const paint = (): void => waiting.splice(0).forEach((action) => action());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  // Nobody here watches for changes: a plain value will do.
  vi.stubGlobal('$state', { raw: (value: unknown) => value });
});
afterEach(() => {
  waiting.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table where it is the turn of seat 0, which is ours. */
function myTurn(): { readonly outside: FakeOutside; readonly model: TableModel } {
  const outside = new FakeOutside();
  const model = openTable(openLine(outside), tableId());
  outside.wire.greet();
  outside.wire.tell(tableTell(), updateTell());
  return { outside, model };
}

/** The update with the result of our first move. */
const moved = updateTell({ seq: 1, news: [{ type: 'moved', seat: 0 }], nth: 2 });
/** What somebody else did next. */
const answered = updateTell({ seq: 2, since: 1, news: [{ type: 'moved', seat: 1 }], nth: 2 });

test('a move that was taken is on its way until it is seen', () => {
  const { outside, model } = myTurn();
  void model.decide('a move');
  expect(model.picture).toMatchObject({ pending: 'a move', update: { seq: 0 } });
  outside.wire.tell(moved);
  expect(model.picture).toMatchObject({ pending: 'a move', update: { seq: 0 }, isUpToDate: false });
  outside.wire.tell(tableTell({ revision: 2 }));
  expect(model.picture).toMatchObject({ pending: 'a move', update: { seq: 0 }, isUpToDate: false });
  paint();
  expect(model.picture).toMatchObject({ pending: null, update: { seq: 1 }, isUpToDate: true });
});

test('and no longer than that, though there is more to see', () => {
  const { outside, model } = myTurn();
  void model.decide('a move');
  outside.wire.tell(moved, answered);
  paint();
  expect(model.picture).toMatchObject({ pending: null, update: { seq: 1 }, isUpToDate: false });
});

test('a move that was refused is not on its way', async () => {
  const { outside, model } = myTurn();
  const refusal = model.decide('a move');
  const { id } = outside.wire.ask('decide');
  const reason = { kind: 'against-the-rules', refusal: { kind: 'no-such-place' } } as const;
  outside.wire.tell({ type: 'refused', id, reason });
  await settled();
  expect(model.picture.pending).toBeNull();
  expect(await refusal).toEqual(reason);
});

describe('the end of a round', () => {
  const person = (name: string) =>
    ({
      kind: 'person',
      name,
      penguin: 'little',
      presence: 'here',
      ready: true,
      standIn: null,
    }) as const;
  const seats = [
    { seat: 0, who: person('Ana') },
    { seat: 1, who: person('Ben') },
  ];
  const ready = (round: number, ...those: readonly number[]) => ({
    seats,
    wishes: { ...noWishes, proceed: { round, seats: those } },
  });

  /** A table where a round has just ended, and nobody is ready for the next. */
  function roundEnd(): ReturnType<typeof myTurn> {
    const { outside, model } = myTurn();
    model.presentBy({
      doersOf: (news) => news.map(() => null),
      isBigMoment: () => false,
      interludeOf: (news) => (news.length > 0 ? { view: 'end', newsCount: 1, nextRound: 2 } : null),
    });
    outside.wire.tell(tableTell(ready(0)));
    outside.wire.tell(updateTell({ seq: 1, view: 'next', news: ['ended'], nth: 2 }));
    paint();
    return { outside, model };
  }

  test('stays until everybody is ready', () => {
    const { outside, model } = roundEnd();
    expect(model.picture).toMatchObject({ interlude: { ready: [], awaited: [0, 1] } });
    model.proceed();
    expect(outside.wire.ask('proceed')).toMatchObject({ table: tableId() });
    outside.wire.tell(tableTell({ revision: 2, ...ready(2, 0) }));
    paint();
    expect(model.picture).toMatchObject({ interlude: { ready: [0], awaited: [1] } });
    model.proceed();
    paint();
    expect(model.picture.interlude).not.toBeNull();
    outside.wire.tell(tableTell({ revision: 3, ...ready(2, 0, 1) }));
    paint();
    expect(model.picture).toMatchObject({ interlude: null, update: { view: 'next' } });
  });

  test('is over at once for the last who is ready', () => {
    const { outside, model } = roundEnd();
    outside.wire.tell(tableTell({ revision: 2, ...ready(2, 1) }));
    model.proceed();
    paint();
    expect(model.picture).toMatchObject({ interlude: null, update: { view: 'next' } });
  });

  test('and after eight seconds for everybody', () => {
    const { model } = roundEnd();
    vi.advanceTimersByTime(8000);
    paint();
    expect(model.picture).toMatchObject({ interlude: null, update: { view: 'next' } });
  });
});

test('a moment that the page has not seen is asked for', async () => {
  const { outside, model } = myTurn();
  outside.wire.tell(moved);
  paint();
  const looked = model.lookBackTo(1);
  const { id, match, news } = outside.wire.ask('look-back');
  expect(news).toBe(1);
  outside.wire.tell({ type: 'moment', id, table: tableId(), match, news: 1, view: 'then' });
  expect(await looked).toBeNull();
  expect(model.picture.lookingBack).toMatchObject({
    update: { view: 'then', legal: [] },
    story: [{ type: 'moved', seat: 0 }],
  });
});
