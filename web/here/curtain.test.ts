import type { SeatLine } from '@rookery/protocol/people';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { describe, expect, test } from 'vitest';
import { chooseScreen } from './curtain.ts';

const person = (seat: number, standIn: string | null = null): SeatLine => ({
  seat,
  who: { kind: 'person', name: 'Ana', penguin: 'royal', presence: 'here', ready: true, standIn },
});
const bot = (seat: number): SeatLine => ({ seat, who: { kind: 'bot', level: 'king' } });

const all = seatsOf(4);
const waitingFor = (...seats: readonly number[]) => ({
  for: 'seats' as const,
  seats: all.filter((seat: Seat) => seats.includes(seat)),
});

describe('one person among bots', () => {
  test.each([waitingFor(0), waitingFor(1), null])('never sees a curtain', (waiting) => {
    const scene = { seats: [bot(0), person(1), bot(2)], waiting, isOver: false, shown: null };
    expect(chooseScreen(scene)).toEqual({ show: 'table', seat: 1 });
  });
});

describe('people who share a device', () => {
  const seats = [person(0), person(1), bot(2), person(3)];
  const scene = { seats, isOver: false };

  test('begin at the curtain, also after a reload', () => {
    expect(chooseScreen({ ...scene, waiting: waitingFor(1), shown: null })).toEqual({
      show: 'curtain',
      seat: 1,
    });
  });

  test('see nothing of anyone while only bots are waited for', () => {
    expect(chooseScreen({ ...scene, waiting: waitingFor(2), shown: null })).toEqual({
      show: 'table',
      seat: null,
    });
  });

  test('keep the device while it is their turn, and while bots move after it', () => {
    for (const waiting of [waitingFor(1), waitingFor(2)]) {
      expect(chooseScreen({ ...scene, waiting, shown: 1 })).toEqual({ show: 'table', seat: 1 });
    }
  });

  test('pass it on when somebody else is waited for', () => {
    expect(chooseScreen({ ...scene, waiting: waitingFor(3), shown: 1 })).toEqual({
      show: 'curtain',
      seat: 3,
    });
  });

  test('choose one after the other where all choose at the same time, clockwise', () => {
    const next = (shown: number | null, ...left: readonly number[]) =>
      chooseScreen({ ...scene, waiting: waitingFor(...left), shown });
    expect(next(null, 0, 1, 2, 3)).toEqual({ show: 'curtain', seat: 0 });
    expect(next(0, 1, 2, 3)).toEqual({ show: 'curtain', seat: 1 });
    expect(next(1, 3)).toEqual({ show: 'curtain', seat: 3 });
    expect(next(3, 0)).toEqual({ show: 'curtain', seat: 0 });
  });

  test('are not asked for while a bot plays for them', () => {
    const left = [person(0), person(1, 'king'), bot(2), person(3)];
    expect(chooseScreen({ ...scene, seats: left, waiting: waitingFor(1), shown: 0 })).toEqual({
      show: 'table',
      seat: 0,
    });
  });

  test('see the end together', () => {
    const waiting = { for: 'nobody' as const, ranking: [] };
    expect(chooseScreen({ ...scene, waiting, isOver: true, shown: 3 })).toEqual({
      show: 'table',
      seat: 3,
    });
    expect(chooseScreen({ ...scene, waiting, isOver: true, shown: null })).toEqual({
      show: 'table',
      seat: 0,
    });
  });
});
