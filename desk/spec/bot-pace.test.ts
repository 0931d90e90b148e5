import { setImmediate as immediately } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BotPace, type BotCompany } from '../bot-pace.ts';
import { FakeClock } from './fake-clock.ts';

const rule = { least: 400, step: 200, watched: 1000 };
const settle = (): Promise<void> => immediately();

/** Lets a bot think for so long each time; says after how long each move leaves. */
async function leavingTimes(
  pace: BotPace,
  thoughts: readonly number[],
  company: BotCompany = 'players',
): Promise<readonly number[]> {
  const clock = new FakeClock();
  const times: number[] = [];
  for (const lasts of thoughts) {
    const asked = clock.now();
    const thought = new Promise<{ readonly type: string }>((resolve) => {
      clock.after(lasts, () => resolve({ type: 'move' }));
    });
    const pending = pace.delay({ move: thought, cancel: () => undefined }, 'king', clock, company);
    void pending.move.then(() => times.push(clock.now() - asked));
    await clock.pass(10_000, settle);
  }
  return times;
}

describe('the move of a bot', () => {
  test('leaves at the same time, whether it was forced or thought about', async () => {
    const forced = [1, 2, 3];
    const free = [20, 90, 300];
    expect(new Set(await leavingTimes(new BotPace(rule), [...forced, ...free]))).toEqual(
      new Set([400]),
    );
  });

  test('leaves more slowly where only bots play and somebody watches', async () => {
    const thoughts = [1, 300, 990];
    expect(await leavingTimes(new BotPace(rule), thoughts, 'onlookers')).toEqual([
      1000, 1000, 1000,
    ]);
    expect(await leavingTimes(new BotPace(rule), [1], 'nobody')).toEqual([400]);
  });

  test('that takes longer leaves at the next step', async () => {
    expect(await leavingTimes(new BotPace(rule), [401])).toEqual([600]);
    expect(await leavingTimes(new BotPace(rule), [1000])).toEqual([1000]);
    expect(await leavingTimes(new BotPace(rule), [1001])).toEqual([1200]);
  });

  test('waits for as long as moves of that player lately took', async () => {
    const slow = Array.from({ length: 10 }, () => 900);
    const times = await leavingTimes(new BotPace(rule), [...slow, 2, 950, 2]);
    expect(times.slice(-3)).toEqual([1000, 1000, 1000]);
  });

  test('does not wait for one that took for ever', async () => {
    const times = await leavingTimes(new BotPace(rule), [9000, 2]);
    expect(times.at(-1)).toBeLessThanOrEqual(3200);
  });

  test('that is cancelled never leaves', async () => {
    const clock = new FakeClock();
    const pace = new BotPace(rule);
    let left = 0;
    let isCancelled = false;
    const thought = { move: Promise.resolve({ type: 'move' }), cancel: () => (isCancelled = true) };
    const pending = pace.delay(thought, 'king', clock, 'players');
    void pending.move.then(() => (left += 1));
    await settle();
    pending.cancel();
    await clock.pass(10_000, () => Promise.resolve());
    expect({ left, isCancelled }).toEqual({ left: 0, isCancelled: true });
  });
});
