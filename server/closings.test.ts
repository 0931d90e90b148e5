import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Closings } from './closings.ts';

const log = { error: vi.fn() };
beforeEach(() => log.error.mockClear());

const said = (): readonly unknown[] =>
  log.error.mock.calls.map(([, message]: unknown[]) => message);

describe('what was opened', () => {
  test('is closed in the opposite order, one after the other', async () => {
    const closed: string[] = [];
    const closings = new Closings();
    closings.add('first', () => {
      closed.push('first');
      return Promise.resolve();
    });
    closings.add('second', async () => {
      await wait(20);
      closed.push('second');
    });
    expect(await closings.closeAll(log)).toBe(true);
    expect(closed).toEqual(['second', 'first']);
    expect(said()).toEqual([]);
  });

  test('is closed though something else cannot be', async () => {
    const close = vi.fn(() => Promise.resolve());
    const closings = new Closings();
    closings.add('the database', close);
    closings.add('the tables', () => Promise.reject(new Error('no')));
    expect(await closings.closeAll(log)).toBe(false);
    expect(close).toHaveBeenCalledOnce();
    expect(said()).toEqual(['the tables could not be closed']);
  });

  test('is left alone once closing takes too long, with the name of what hung', async () => {
    const close = vi.fn(() => Promise.resolve());
    const closings = new Closings(50);
    closings.add('the database', close);
    closings.add('the tables', () => new Promise<void>(() => {}));
    expect(await closings.closeAll(log)).toBe(false);
    expect(close).not.toHaveBeenCalled();
    expect(said()).toEqual(['the tables took too long to close; what was acknowledged is kept']);
  });
});
