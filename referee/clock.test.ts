import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import type { Waiting } from '@rookery/rules/kernel/game';
import { describe, expect, test } from 'vitest';
import {
  creditClocks,
  deadlineOf,
  isTimeUp,
  advanceClocks,
  pauseClocks,
  remaining,
  startClocks,
  resumeClocks,
  type Clocks,
} from './clock.ts';

const [ana, bo] = [entryOf(seatsOf(2), 0), entryOf(seatsOf(2), 1)];
const waitingFor = (...seats: readonly Seat[]): Waiting => ({ for: 'seats', seats });
const nobody: Waiting = { for: 'nobody', ranking: [[ana], [bo]] };
const perMove = { kind: 'per-move', move: 60 } as const;
const bank = { kind: 'bank', bank: 100, increment: 10 } as const;
const shown = ({ seats }: Clocks, now: number): readonly number[] =>
  seats.map((clock) => remaining(clock, now));

/** Clocks after a seat has decided and everybody has heard of it at the same moment. */
const decideAt = (clocks: Clocks, seat: Seat, waiting: Waiting, now: number): Clocks =>
  advanceClocks(clocks, seat, waiting, { decidedAt: now, now });

describe('clocks', () => {
  test('run for the seats that are waited for, and for no other', () => {
    const clocks = startClocks(bank, 2, waitingFor(ana), 1000);
    expect(shown(clocks, 1030)).toEqual([70, 100]);
    expect(deadlineOf(clocks)).toEqual({ at: 1100, seat: 0 });
  });

  test('of a bank keep what is left and get a little more with each decision', () => {
    const clocks = decideAt(startClocks(bank, 2, waitingFor(ana), 1000), ana, waitingFor(bo), 1030);
    expect(shown(clocks, 1050)).toEqual([80, 80]);
    expect(deadlineOf(clocks)).toEqual({ at: 1130, seat: 1 });
  });

  test('per move begin anew with each decision, also when the same seat goes on', () => {
    const clocks = decideAt(startClocks(perMove, 2, waitingFor(ana), 0), ana, waitingFor(ana), 50);
    expect(shown(clocks, 60)).toEqual([50, 60]);
    expect(deadlineOf(clocks)).toEqual({ at: 110, seat: 0 });
  });

  test('run side by side for simultaneous choices; the first to choose does not stop the other', () => {
    const both = startClocks(bank, 2, waitingFor(ana, bo), 0);
    const one = decideAt(both, ana, waitingFor(bo), 30);
    expect(shown(one, 40)).toEqual([80, 60]);
    expect(deadlineOf(one)).toEqual({ at: 100, seat: 1 });
  });

  test('gain nothing from changing a pick', () => {
    const one = decideAt(startClocks(bank, 2, waitingFor(ana, bo), 0), ana, waitingFor(bo), 30);
    expect(decideAt(one, ana, waitingFor(bo), 40)).toEqual(one);
  });

  test('stop when the match is over', () => {
    const over = decideAt(startClocks(bank, 2, waitingFor(ana), 0), ana, nobody, 30);
    expect(deadlineOf(over)).toBeUndefined();
    expect(shown(over, 1000)).toEqual([80, 100]);
  });

  test('charge a seat until it decided, and the next one from when it heard of that', () => {
    const clocks = advanceClocks(startClocks(bank, 2, waitingFor(ana), 0), ana, waitingFor(bo), {
      decidedAt: 30,
      now: 60,
    });
    expect(shown(clocks, 60)).toEqual([80, 100]);
    expect(deadlineOf(clocks)).toEqual({ at: 160, seat: 1 });
  });

  test('say when time is up: only while they run', () => {
    const clocks = startClocks(bank, 2, waitingFor(ana), 0);
    expect([99, 100].map((now) => isTimeUp(clocks, ana, now))).toEqual([false, true]);
    expect(isTimeUp(clocks, bo, 1000)).toBe(false);
    expect(isTimeUp(pauseClocks(clocks, 30), ana, 1000)).toBe(false);
    const none = startClocks({ kind: 'none' }, 2, waitingFor(ana), 0);
    expect(isTimeUp(none, ana, 1000)).toBe(false);
  });

  test('never show less than nothing; the increment still comes', () => {
    const late = decideAt(startClocks(bank, 2, waitingFor(ana), 0), ana, waitingFor(bo), 500);
    expect(shown(late, 500)).toEqual([10, 100]);
  });

  test('that do not exist are never due', () => {
    const clocks = startClocks({ kind: 'none' }, 2, waitingFor(ana), 0);
    expect(deadlineOf(clocks)).toBeUndefined();
    expect(deadlineOf(decideAt(clocks, ana, waitingFor(bo), 99))).toBeUndefined();
  });

  test('stand still while paused, and go on as if nothing had been', () => {
    const paused = pauseClocks(startClocks(bank, 2, waitingFor(ana), 0), 30);
    expect(deadlineOf(paused)).toBeUndefined();
    expect(pauseClocks(paused, 70)).toEqual(paused);
    const on = resumeClocks(paused, 1030);
    expect(shown(on, 1030)).toEqual([70, 100]);
    expect(resumeClocks(on, 2000)).toEqual(on);
  });

  test('get back the time in which the server was down, but not twice while paused', () => {
    const clocks = startClocks(bank, 2, waitingFor(ana), 0);
    expect(deadlineOf(creditClocks(clocks, 500))).toEqual({ at: 600, seat: 0 });
    expect(deadlineOf(creditClocks(clocks, -500))).toEqual({ at: -400, seat: 0 });
    const paused = creditClocks(pauseClocks(clocks, 30), 500);
    expect(shown(resumeClocks(paused, 1000), 1000)).toEqual([70, 100]);
  });
});
