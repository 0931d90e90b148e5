import type { SeatLine } from '@rookery/protocol/people';
import { noWishes, type Table } from '@rookery/protocol/tables';
import { startClocks } from '@rookery/referee/clock';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { expect, test } from 'vitest';
import { countRows, findRow, readRows, withRow, type KeptRow } from './kept-rows.ts';

const row = (id: string, isMine: boolean): KeptRow => ({ id, isMine });

test('a table has one row, in one list at a time', () => {
  const rows = withRow(withRow([row('a', true)], 'b', true), 'b', false);
  expect(countRows(rows)).toEqual({ mine: 1, others: 1 });
  expect(withRow(rows, 'b', null)).toEqual([row('a', true)]);
});

test('no more room is reserved than home shows', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => row(id, id !== 'd'));
  expect(countRows(rows)).toEqual({ mine: 2, others: 1 });
});

test.each([null, 3, 'a', [1, null], [{ id: 'a' }, { id: 7, isMine: true }]])(
  'what cannot be read reserves no room: %j',
  (kept) => {
    expect(readRows(kept)).toEqual([]);
  },
);

test('rows come back as they were kept', () => {
  const rows = [row('a', true), row('b', false)];
  expect(readRows(JSON.parse(JSON.stringify(rows)))).toEqual(rows);
});

const person = (seat: number): SeatLine => ({
  seat,
  who: {
    kind: 'person',
    name: 'Ana',
    penguin: 'little',
    presence: 'here',
    ready: true,
    standIn: null,
  },
});

function tableIn(phase: Table['phase'], seat: number | null, rematch: readonly number[] = []) {
  const you = { seat, isHost: false };
  return { phase, seats: [person(0), person(1)], wishes: { ...noWishes, rematch }, you };
}

function updateFor(seats: readonly Seat[]) {
  const waiting = { for: 'seats', seats } as const;
  return { waiting, clocks: startClocks({ kind: 'none' }, 2, waiting, 0) };
}

test('a table is listed by whose turn it is', () => {
  expect(findRow(tableIn('waiting', 0), null)).toBe(false);
  expect(findRow(tableIn('playing', 0), updateFor(seatsOf(2).slice(0, 1)))).toBe(true);
  expect(findRow(tableIn('playing', 0), updateFor(seatsOf(2).slice(1)))).toBe(false);
});

test('a table of others, and one whose match is over, is not listed', () => {
  expect(findRow(tableIn('waiting', null), null)).toBeNull();
  expect(findRow(tableIn('over', 0), null)).toBeNull();
  expect(findRow(tableIn('over', 0, [0]), null)).toBeNull();
  expect(findRow(tableIn('over', 0, [1]), null)).toBe(true);
});
