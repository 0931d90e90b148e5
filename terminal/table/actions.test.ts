import { noWishes, type Table } from '@rookery/protocol/tables';
import { expect, test } from 'vitest';
import { actionsAt } from './actions.ts';

type Facts = Pick<Table, 'phase' | 'seats' | 'settings' | 'wishes' | 'you'>;

/** Ana's table in a match, as far as it matters here; a bot may play for her. */
const tableWith = (standIn: string | null): Facts => ({
  phase: 'playing',
  seats: [
    {
      seat: 0,
      who: {
        kind: 'person',
        name: 'Ana',
        penguin: 'little',
        presence: 'here',
        ready: true,
        standIn,
      },
    },
  ],
  settings: { clock: { kind: 'none' }, listing: 'private', onlookers: 'welcome', chat: 'off' },
  wishes: noWishes,
  you: { seat: 0, isHost: false },
});

test('a seat is given up for good in two steps', () => {
  expect(actionsAt(tableWith(null))).toEqual(['hand-over']);
  expect(actionsAt(tableWith('chick'))).toEqual(['take-back', 'resign']);
});

test('after a match the host may begin without those who do not come', () => {
  const over = { ...tableWith(null), phase: 'over' } as const;
  const joined = { ...over, wishes: { ...noWishes, rematch: [0] } };
  expect(actionsAt(over)).toEqual(['rematch']);
  expect(actionsAt({ ...joined, you: { seat: 0, isHost: true } })).toEqual(['start']);
  expect(actionsAt({ ...joined, you: { seat: 0, isHost: false } })).toEqual([]);
});
