import type { SeatLine } from '@rookery/protocol/people';
import { noWishes } from '@rookery/protocol/tables';
import { expect, test } from 'vitest';
import { usualClocks, usualSettings } from './clock-choices.ts';
import { findPauseState, findWayOut } from './own-seat.ts';

const table = (pause: readonly number[], seat: number | null = 0) => ({
  phase: 'playing' as const,
  settings: { ...usualSettings, clock: usualClocks.bank },
  wishes: { ...noWishes, pause },
  you: { seat, isHost: false },
});
const clocks = (paused: number | null) => ({
  clocks: { rule: usualClocks.bank, seats: [], paused },
});

test('a pause goes from nobody’s wish to everybody’s', () => {
  expect(findPauseState(table([]), clocks(null))).toBe('running');
  expect(findPauseState(table([1]), clocks(null))).toBe('asked');
  expect(findPauseState(table([0]), clocks(null))).toBe('asked-by-me');
  expect(findPauseState(table([0, 1]), clocks(17))).toBe('paused');
});

test('without a clock, a match or a seat there is nothing to pause', () => {
  expect(findPauseState({ ...table([]), settings: usualSettings }, clocks(null))).toBe(
    'impossible',
  );
  expect(findPauseState({ ...table([]), phase: 'over' }, clocks(null))).toBe('impossible');
  expect(findPauseState(table([], null), clocks(null))).toBe('impossible');
});

/** The viewer on seat 0, and whoever sits on seat 1. */
const seated = (other: SeatLine['who'], isHost: boolean): Parameters<typeof findWayOut>[0] => ({
  phase: 'playing',
  seats: [
    { seat: 0, who: person(null) },
    { seat: 1, who: other },
  ],
  you: { seat: 0, isHost },
});
const person = (standIn: string | null): SeatLine['who'] => ({
  kind: 'person',
  name: 'Bo',
  penguin: 'little',
  presence: 'away',
  ready: true,
  standIn,
});

test('a host who plays alone can end the match, everybody else can only give up the seat', () => {
  const bot: SeatLine['who'] = { kind: 'bot', level: 'chick' };
  expect(findWayOut(seated(person(null), true))).toBe('resign');
  expect(findWayOut(seated(person('chick'), true))).toBe('end');
  expect(findWayOut(seated(bot, true))).toBe('end');
  expect(findWayOut(seated(bot, false))).toBe('resign');
  expect(findWayOut({ ...seated(bot, true), phase: 'over' })).toBeUndefined();
  expect(findWayOut({ ...seated(bot, true), you: { seat: null, isHost: true } })).toBeUndefined();
});
