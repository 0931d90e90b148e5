import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import type { MyTable } from '@rookery/protocol/my-tables';
import type { SeatLine } from '@rookery/protocol/people';
import { noWishes } from '@rookery/protocol/tables';
import { startClocks } from '@rookery/referee/clock';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { expect, test } from 'vitest';
import { usualSettings } from '../online/clock-choices.ts';
import { fromMyTable, isMyTurn, sortByUrgency } from './ongoing.ts';

function idOf<Id>(parsed: { readonly ok: true; readonly value: Id } | { readonly ok: false }): Id {
  if (!parsed.ok) throw new Error('no id');
  return parsed.value;
}

const person = (seat: number, name: string, standIn: string | null = null): SeatLine => ({
  seat,
  who: { kind: 'person', name, penguin: 'little', presence: 'away', ready: true, standIn },
});

type MyTableMatch = NonNullable<MyTable['match']>;

/** A table of two at which the match waits for the first seat. */
function tableWith(changes: Partial<MyTable> = {}, move = 60_000): MyTable {
  const clock = { kind: 'per-move', move } as const;
  const waiting: MyTableMatch['waiting'] = { for: 'seats', seats: seatsOf(2).slice(0, 1) };
  return {
    id: idOf(parseTableId('t'.repeat(22))),
    game: 'penguin-party',
    settings: usualSettings,
    phase: 'playing',
    seats: [person(0, 'Ana'), person(1, 'Ben')],
    seat: 0,
    wishes: noWishes,
    touchedAt: 0,
    match: {
      id: idOf(parseMatchId('m'.repeat(22))),
      view: {},
      waiting,
      clocks: startClocks(clock, 2, waiting, 0),
    },
    ...changes,
  };
}

test('whose turn it is follows from the seat', () => {
  expect(fromMyTable(tableWith()).state).toEqual({ kind: 'my-turn' });
  expect(fromMyTable(tableWith({ seat: 1 })).state).toEqual({ kind: 'waiting-for', seats: [0] });
});

test('a match that a bot plays for the viewer does not call them', () => {
  const table = tableWith({ seats: [person(0, 'Ana', 'gentoo'), person(1, 'Ben')] });
  expect(fromMyTable(table).state).toEqual({ kind: 'stand-in' });
  expect(isMyTurn(fromMyTable(table))).toBe(false);
});

test('a table that waits for players, and one where somebody wants a rematch, say so', () => {
  const waiting = tableWith({
    phase: 'waiting',
    match: null,
    seats: [person(0, 'Ana'), { seat: 1, who: { kind: 'nobody' } }],
  });
  expect(fromMyTable(waiting).state).toEqual({ kind: 'gathering', taken: 1 });
  const over = tableWith({ phase: 'over', match: null, wishes: { ...noWishes, rematch: [1] } });
  expect(fromMyTable(over).state).toEqual({ kind: 'rematch', seats: [1] });
  expect(isMyTurn(fromMyTable(over))).toBe(true);
});

test('the match with the least time left comes first', () => {
  const slow = fromMyTable(tableWith({}, 600_000));
  const quick = fromMyTable(tableWith({}, 30_000));
  expect(sortByUrgency([slow, quick], 1000)).toEqual([quick, slow]);
});
