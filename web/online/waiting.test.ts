import type { SeatLine } from '@rookery/protocol/people';
import { describe, expect, test } from 'vitest';
import { findObstacles, chooseInvitation, isUnready, findNextStep } from './waiting.ts';

/** `A` is ready, `a` is not, `b` is a bot, `.` is free. */
const seats = (drawing: string): readonly SeatLine[] =>
  [...drawing].map((sign, seat) => {
    if (sign === '.') return { seat, who: { kind: 'nobody' } };
    if (sign === 'b') return { seat, who: { kind: 'bot', level: 'chick' } };
    const ready = sign === 'A';
    const who = { name: sign, penguin: 'royal', presence: 'here', standIn: null, ready } as const;
    return { seat, who: { kind: 'person', ...who } };
  });
const table = (drawing: string, seat: number | null, isHost = false) => ({
  seats: seats(drawing),
  host: isHost ? seat : null,
  you: { seat, isHost },
});

describe('what comes next at a waiting table', () => {
  test('onlookers sit down where a seat is free, else they watch', () => {
    expect(findNextStep(table('A.b', null))).toEqual({ kind: 'sit' });
    expect(findNextStep(table('Aab', null))).toEqual({ kind: 'watch' });
  });

  test('guests get ready, then wait', () => {
    expect(findNextStep(table('Aa', 1))).toEqual({ kind: 'be-ready' });
    expect(findNextStep(table('aA', 1))).toEqual({ kind: 'wait' });
  });

  test('a host may start when every seat is taken and all others are ready', () => {
    expect(findNextStep(table('aAb', 0, true))).toEqual({ kind: 'start', isPossible: true });
    expect(findNextStep(table('aab', 0, true))).toEqual({ kind: 'start', isPossible: false });
    expect(findNextStep(table('aA.', 0, true))).toEqual({ kind: 'start', isPossible: false });
  });

  test('a host without a seat sits down first, unless others have taken all', () => {
    expect(findNextStep(table('A.', null, true))).toEqual({ kind: 'sit' });
    expect(findNextStep(table('Ab', null, true))).toEqual({ kind: 'start', isPossible: true });
  });
});

test('what hinders a match: free seats, and others who are not ready', () => {
  expect(findObstacles(table('aa.bA', 0))).toEqual({ freeSeats: 1, notReady: [1] });
});

test('nobody waits for the host to be ready: starting says so', () => {
  const guest = { ...table('aAa', 1), host: 0 };
  expect(findObstacles(guest)).toEqual({ freeSeats: 0, notReady: [2] });
});

test('only somebody with a seat can be unready', () => {
  expect(isUnready(table('aA', 0))).toBe(true);
  expect(isUnready(table('aA', 1))).toBe(false);
  expect(isUnready(table('aA', null))).toBe(false);
});

describe('a link to the table', () => {
  const settings = { clock: { kind: 'none' }, listing: 'private', chat: 'off' } as const;
  const invitation = (drawing: string, onlookers: 'welcome' | 'unwelcome') =>
    chooseInvitation({ seats: seats(drawing), settings: { ...settings, onlookers } });

  test('is for players while a seat is free', () => {
    expect(invitation('A.b', 'unwelcome')).toBe('sit');
  });

  test('is for onlookers once all are taken, where they are welcome', () => {
    expect(invitation('Aab', 'welcome')).toBe('watch');
    expect(invitation('Aab', 'unwelcome')).toBeNull();
  });
});
