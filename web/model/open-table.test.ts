import { openLine } from '@rookery/protocol/client/line';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
