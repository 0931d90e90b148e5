import { describe, expect, test } from 'vitest';
import { openLine } from '../../client/line.ts';
import type { LobbyTable } from '../../tables.ts';
import { FakeOutside, settled, tableId, tableTell, updateTell } from './fake-outside.ts';
import { Listener, opened } from './lines.ts';

const table = tableId();

describe('following', () => {
  test('enters at once, and resumes with what was seen', () => {
    const { outside, line } = opened();
    const listener = new Listener();
    line.follow(table, listener);
    expect(outside.wire.ask('enter')).toMatchObject({ table, seq: 0 });
    outside.wire.tell(tableTell(), updateTell({ seq: 7 }));
    expect(listener.tells).toHaveLength(2);
    listener.seen = 7;
    outside.wire.break();
    outside.pass(1000);
    outside.wire.greet();
    expect(outside.wire.ask('hello').resume).toEqual([{ table, seq: 7 }]);
    expect([listener.resumes, outside.wire.count('enter')]).toEqual([1, 0]);
  });

  test('a table followed between hello and welcome is entered too', () => {
    const outside = new FakeOutside();
    const line = openLine(outside);
    outside.wire.open();
    line.follow(table, new Listener());
    outside.wire.welcome();
    expect(outside.wire.count('enter')).toBe(1);
  });

  test('a table that is resumed without a word is entered again', () => {
    const { outside, line } = opened();
    line.follow(table, new Listener());
    line.follow(tableId('u'), new Listener());
    outside.wire.break();
    outside.pass(1000);
    outside.wire.greet();
    outside.wire.tell(tableTell());
    outside.pass(5000);
    expect(outside.wire.asks.filter(({ type }) => type === 'enter')).toMatchObject([
      { table: tableId('u') },
    ]);
  });

  test('a table that cannot be entered is not followed, and says why', async () => {
    const { outside, line } = opened();
    const listener = new Listener();
    line.follow(table, listener);
    const { id } = outside.wire.ask('enter');
    outside.wire.tell({ type: 'refused', id, reason: { kind: 'unknown-table' } });
    await settled();
    expect(listener.refusals).toEqual(['unknown-table']);
    outside.wire.break();
    outside.pass(1000);
    outside.wire.greet();
    expect(outside.wire.ask('hello').resume).toEqual([]);
  });

  test('a table that is gone or left is not resumed', async () => {
    const { outside, line } = opened();
    const listener = new Listener();
    line.follow(table, listener);
    const left = line.follow(tableId('u'), new Listener());
    outside.wire.tell({ type: 'gone', table, because: 'closed' });
    const answer = left.leave('give-up');
    outside.wire.tell({ type: 'done', id: outside.wire.ask('leave').id });
    expect(await answer).toMatchObject({ type: 'done' });
    outside.wire.break();
    outside.pass(1000);
    outside.wire.greet();
    expect(outside.wire.ask('hello').resume).toEqual([]);
    expect(listener.tells).toHaveLength(1);
  });

  test('a table that is left without a line, and opened again, stays open', () => {
    const { outside, line } = opened();
    const left = line.follow(table, new Listener());
    outside.wire.break();
    void left.leave('give-up');
    line.follow(table, new Listener());
    outside.pass(1000);
    outside.wire.greet();
    expect(outside.wire.ask('hello').resume).toEqual([{ table, seq: 0 }]);
    expect(outside.wire.count('leave')).toBe(0);
  });

  test('a leave that failed is not sent again once the table is open again', async () => {
    const { outside, line } = opened();
    const answer = line.follow(table, new Listener()).leave('give-up');
    const { id } = outside.wire.ask('leave');
    outside.wire.tell({ type: 'refused', id, reason: { kind: 'fault' } });
    line.follow(table, new Listener());
    outside.pass(2000);
    expect(outside.wire.asks.map(({ type }) => type)).toEqual(['hello', 'enter', 'leave', 'enter']);
    expect(await answer).toEqual({ type: 'unanswered', wasSent: true });
  });

  test('the lobby comes again after a broken line, until it is left', () => {
    const { outside, line } = opened();
    const lists: (readonly LobbyTable[])[] = [];
    const leave = line.followList('lobby', ({ tables }) => void lists.push(tables));
    outside.wire.tell({ type: 'lobby', tables: [] });
    outside.wire.break();
    outside.pass(1000);
    outside.wire.greet();
    expect(outside.wire.count('follow-lobby')).toBe(1);
    outside.wire.tell({ type: 'lobby', tables: [] });
    expect(lists).toHaveLength(2);
    leave();
    expect(outside.wire.count('leave-lobby')).toBe(1);
    outside.wire.break();
    outside.pass(2000);
    outside.wire.greet();
    expect(outside.wire.count('follow-lobby')).toBe(0);
  });

  test('the list of one’s own tables is asked for again after a broken line', () => {
    const { outside, line } = opened();
    const lists: number[] = [];
    const leave = line.followList('my-tables', ({ tables }) => void lists.push(tables.length));
    expect(outside.wire.count('follow-my-tables')).toBe(1);
    outside.wire.break();
    outside.pass(1000);
    outside.wire.greet();
    expect(outside.wire.count('follow-my-tables')).toBe(1);
    outside.wire.tell({ type: 'my-tables', now: 0, tables: [] });
    outside.wire.tell({ type: 'lobby', tables: [] });
    expect(lists).toEqual([0]);
    leave();
    expect(outside.wire.count('leave-my-tables')).toBe(1);
  });
});
