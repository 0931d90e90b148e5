import { matchId, tableId } from '@rookery/protocol/identifiers';
import { read } from '@rookery/rules/kernel/shape';
import { expect, test } from 'vitest';
import { DeadlineTimer } from '../deadline-timer.ts';

const longest = 30_000;

const valueOf = <Value>(result: { readonly ok: boolean; readonly value?: Value }): Value => {
  if (result.value === undefined) throw new Error('no id');
  return result.value;
};
const table = valueOf(read(tableId, 'T'.repeat(22), 'table'));
const match = valueOf(read(matchId, 'M'.repeat(22), 'match'));

/** A timer over a store with one deadline, and every wait that it asked for. Its second reading may fail. */
function openTimer(deadline: number, second: 'works' | 'fails' = 'works') {
  const waits: number[] = [];
  const due: string[] = [];
  let now = 0;
  let readings = 0;
  let fire = (): void => undefined;
  const timer = new DeadlineTimer({
    deadlines: {
      dueMatches({ before }) {
        readings += 1;
        if (readings === 2 && second === 'fails') return Promise.reject(new Error('away'));
        return Promise.resolve(deadline <= before ? [{ match, table, deadline }] : []);
      },
      markAlive: () => Promise.resolve(),
      creditDowntime: () => Promise.resolve(),
    },
    clock: {
      now: () => now,
      after(milliseconds, run) {
        waits.push(milliseconds);
        fire = () => {
          now += milliseconds;
          run();
        };
        return () => undefined;
      },
    },
    log: { warn: () => undefined },
    onDue: (id) => due.push(id),
  });
  return { timer, waits, due, fire: () => fire() };
}

/** What is loaded from the store arrives in its own turn. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('the timer never sleeps longer than 30 s, and is on time for a deadline hours away', async () => {
  const deadline = 2 * 3_600_000 + 123;
  const { timer, waits, due, fire } = openTimer(deadline);
  await timer.load();
  for (let turn = 0; turn < 500 && due.length === 0; turn += 1) {
    fire();
    await settle();
  }
  expect(due).toEqual([table]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(longest);
  const slept = waits.slice(0, -1).reduce((sum, wait) => sum + wait, 0);
  expect(slept).toBe(deadline);
});

test('a deadline is met though its reading failed once', async () => {
  const deadline = longest + 5000;
  const { timer, waits, due, fire } = openTimer(deadline, 'fails');
  await timer.load();
  for (let turn = 0; turn < 9 && due.length === 0; turn += 1) {
    fire();
    await settle();
  }
  expect(due).toEqual([table]);
  const slept = waits.slice(0, -1).reduce((sum, wait) => sum + wait, 0);
  expect(slept).toBe(deadline);
});
