import { describe, expect, test } from 'vitest';
import type { Tell } from '../../tells.ts';
import { openLine } from '../../client/line.ts';
import { openTableLine, type TableLine, type TablePicture } from '../../client/table-line.ts';
import type { Answer } from '../../client/unanswered.ts';
import { FakeOutside, matchId, settled, tableId, tableTell, updateTell } from './fake-outside.ts';

function followed(): { outside: FakeOutside; table: TableLine; pictures: TablePicture[] } {
  const outside = new FakeOutside();
  const table = openTableLine(openLine(outside), tableId());
  const pictures: TablePicture[] = [];
  table.subscribe((picture) => void pictures.push(picture));
  outside.wire.greet();
  return { outside, table, pictures };
}

/** The line breaks and comes back. */
function reconnect(outside: FakeOutside): void {
  outside.wire.break();
  outside.pass(30_000);
  outside.wire.greet();
}

const between = (since: number, seq: number, changes: object = {}): Tell =>
  updateTell({
    since,
    seq,
    news: Array.from({ length: seq - since }, (_, index) => since + index + 1),
    nth: seq + 1,
    ...changes,
  });

const chat = (...ids: readonly number[]): Tell => ({
  type: 'chat',
  table: tableId(),
  lines: ids.map((id) => ({
    id: String(id),
    at: id,
    seat: 0,
    name: 'Pip',
    said: { kind: 'phrase', phrase: 'hello' },
  })),
});

describe('a followed table', () => {
  test('asks for the whole story from the first', () => {
    const { outside } = followed();
    expect(outside.wire.ask('hello').resume).toEqual([{ table: tableId(), seq: 0 }]);
  });

  test('shows each change as a new picture and changes no old one', () => {
    const { outside, table, pictures } = followed();
    outside.wire.tell(tableTell(), between(0, 1));
    const [first, second] = pictures;
    expect([first?.update, second?.update?.seq]).toEqual([null, 1]);
    expect(table.picture).toBe(second);
  });

  test('gathers the news of every update', () => {
    const { outside, table } = followed();
    outside.wire.tell(between(0, 2), between(2, 2), between(2, 5));
    expect(table.picture.news).toEqual([1, 2, 3, 4, 5]);
  });

  test('takes no news twice when an update repeats some', () => {
    const { outside, table } = followed();
    outside.wire.tell(between(0, 2), between(2, 4), between(2, 5), between(0, 6));
    expect(table.picture.news).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test.each([0, 1, 2, 3, 4, 5])('has no gap when the line is cut after %d updates', (cut) => {
    const { outside, table } = followed();
    for (let seq = 0; seq < 5; seq += 1) {
      if (seq === cut) {
        reconnect(outside);
        const [resumed] = outside.wire.ask('hello').resume;
        expect(resumed?.seq).toBe(seq);
        outside.wire.tell(between(seq, seq));
      }
      outside.wire.tell(between(seq, seq + 1));
    }
    expect(table.picture.news).toEqual([1, 2, 3, 4, 5]);
  });

  test('what happened while the line was cut comes with the resumption', () => {
    const { outside, table } = followed();
    outside.wire.tell(between(0, 3));
    reconnect(outside);
    outside.wire.tell(between(3, 9));
    expect(table.picture.news).toHaveLength(9);
  });

  test('mends a gap by asking for what is missing, once', () => {
    const { outside, table } = followed();
    outside.wire.tell(between(0, 2), between(3, 4), between(4, 5));
    expect(table.picture.update?.seq).toBe(5);
    expect(table.picture.news).toEqual([1, 2]);
    expect(outside.wire.asks.filter(({ type }) => type === 'enter')).toMatchObject([{ seq: 2 }]);
    outside.wire.tell(between(2, 5));
    expect(table.picture.news).toEqual([1, 2, 3, 4, 5]);
  });

  test('another match that began meanwhile is told from its beginning', () => {
    const { outside, table } = followed();
    outside.wire.tell(between(0, 8));
    reconnect(outside);
    outside.wire.tell(between(3, 3, { match: matchId('n') }));
    expect(table.picture.news).toEqual([]);
    expect(outside.wire.ask('enter')).toMatchObject({ seq: 0 });
    outside.wire.tell(between(0, 3, { match: matchId('n') }));
    expect(table.picture.news).toEqual([1, 2, 3]);
  });

  test('ignores an older update of the same match', () => {
    const { outside, table } = followed();
    outside.wire.tell(between(0, 4), between(0, 3));
    expect(table.picture.update?.seq).toBe(4);
  });

  test('believes an older update after the line was opened anew', () => {
    const { outside, table } = followed();
    outside.wire.tell(between(0, 4));
    reconnect(outside);
    outside.wire.tell(between(2, 2));
    expect(table.picture.update?.seq).toBe(2);
    expect(outside.wire.ask('enter')).toMatchObject({ seq: 0 });
    outside.wire.tell(between(0, 2));
    expect(table.picture.news).toEqual([1, 2]);
  });

  test('looks on from the first update after resigning, which tells of fewer acts', () => {
    const { outside, table } = followed();
    const onlooker = { nth: null };
    outside.wire.tell(between(0, 8), between(5, 5, onlooker));
    expect(table.picture.update?.seq).toBe(5);
    expect(outside.wire.ask('enter')).toMatchObject({ seq: 0 });
    outside.wire.tell(between(0, 5, onlooker), between(5, 6, onlooker));
    expect(table.picture.update?.seq).toBe(6);
    expect(table.picture.news).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('shows no match while the table waits for the next', () => {
    const { outside, table } = followed();
    outside.wire.tell(tableTell(), between(0, 4), tableTell({ phase: 'over' }));
    expect(table.picture.update?.seq).toBe(4);
    outside.wire.tell(tableTell({ phase: 'waiting' }));
    expect(table.picture).toMatchObject({ update: null, news: [] });
    reconnect(outside);
    expect(outside.wire.ask('hello').resume).toMatchObject([{ seq: 0 }]);
  });

  test('keeps each line of chat once, in the order in which they were said', () => {
    const { outside, table } = followed();
    outside.wire.tell(chat(2, 3), chat(4));
    reconnect(outside);
    outside.wire.tell(chat(1, 2, 3, 4, 5));
    expect(table.picture.chat.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  });

  test('says why there is nothing to follow any more', async () => {
    const gone = followed();
    gone.outside.wire.tell({ type: 'gone', table: tableId(), because: 'sent-away' });
    expect(gone.table.picture.parting).toEqual({ kind: 'gone', because: 'sent-away' });
    const outside = new FakeOutside();
    const line = openLine(outside);
    outside.wire.greet();
    const refused = openTableLine(line, tableId());
    const { id } = outside.wire.ask('enter');
    outside.wire.tell({ type: 'refused', id, reason: { kind: 'unknown-table' } });
    await settled();
    const reason = { kind: 'unknown-table' };
    expect(refused.picture.parting).toEqual({ kind: 'refused', reason });
  });
});

describe('a decision', () => {
  function decided(): ReturnType<typeof followed> & { answers: Answer[] } {
    const all = followed();
    all.outside.wire.tell(tableTell(), between(0, 3));
    const answers: Answer[] = [];
    void all.table.decide('red')?.then((answer) => answers.push(answer));
    return { ...all, answers };
  }

  const keep = (outside: FakeOutside): void => {
    const { id, table, match, nth } = outside.wire.ask('decide');
    outside.wire.tell({ type: 'decided', id, table, match, nth, seq: 4 });
  };

  test('has the number of the update, and is on its way until an update shows it', async () => {
    const { outside, table, answers } = decided();
    expect(outside.wire.ask('decide')).toMatchObject({ match: matchId(), nth: 4, move: 'red' });
    keep(outside);
    await settled();
    expect(answers).toMatchObject([{ type: 'decided' }]);
    expect(table.picture.deciding).toMatchObject({ nth: 4, move: 'red' });
    outside.wire.tell(between(3, 4));
    expect(table.picture.deciding).toBeNull();
  });

  test('only one is on its way at a time', () => {
    const { outside, table } = decided();
    expect(table.decide('blue')).toBeUndefined();
    expect(outside.wire.count('decide')).toBe(1);
  });

  test('others may go on meanwhile', () => {
    const { outside, table } = decided();
    outside.wire.tell(between(3, 4, { nth: 4 }));
    expect(table.picture.deciding).toMatchObject({ nth: 4 });
  });

  test('is sent again after a broken line, also if it was kept before', async () => {
    const { outside, table, answers } = decided();
    reconnect(outside);
    outside.wire.tell(tableTell(), between(3, 4));
    expect(table.picture.deciding).toBeNull();
    keep(outside);
    await settled();
    expect(answers).toHaveLength(1);
    expect(table.decide('blue')).toBeDefined();
  });

  test('that was kept and not shown before the line broke is shown by the resumption', async () => {
    const { outside, table } = decided();
    keep(outside);
    await settled();
    reconnect(outside);
    expect(outside.wire.count('decide')).toBe(0);
    expect(table.picture.deciding).not.toBeNull();
    outside.wire.tell(between(3, 4));
    expect(table.picture.deciding).toBeNull();
  });

  test('that is refused can be made anew', async () => {
    const { outside, table, answers } = decided();
    const { id } = outside.wire.ask('decide');
    const reason = { kind: 'against-the-rules', refusal: { kind: 'no-such-card' } } as const;
    outside.wire.tell({ type: 'refused', id, reason });
    await settled();
    expect(answers).toMatchObject([{ type: 'refused', reason }]);
    expect(table.picture.deciding).toBeNull();
    expect(table.decide('blue')).toBeDefined();
  });

  test('is over with its match', () => {
    const { outside, table } = decided();
    outside.wire.tell(between(0, 0, { match: matchId('n') }));
    expect(table.picture.deciding).toBeNull();
  });

  test('cannot be made without an update, by onlookers, or after the parting', () => {
    const { outside, table } = followed();
    expect(table.decide('red')).toBeUndefined();
    outside.wire.tell(between(0, 1, { nth: null }));
    expect(table.decide('red')).toBeUndefined();
    outside.wire.tell(between(1, 2));
    outside.wire.tell({ type: 'gone', table: tableId(), because: 'closed' });
    expect(table.decide('red')).toBeUndefined();
  });
});
