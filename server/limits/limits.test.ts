import { describe, expect, test } from 'vitest';
import { Buckets } from './buckets.ts';
import { TokenBucket } from './token-bucket.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';

const allowance = { burst: 3, perSecond: 2 };

describe('a bucket', () => {
  test('gives as many at once as it holds, then says how long to wait', () => {
    const bucket = new TokenBucket(allowance, 0);
    expect([0, 0, 0, 0, 100].map((now) => bucket.take(now))).toEqual([0, 0, 0, 500, 400]);
    expect([500, 500, 1000].map((now) => bucket.take(now))).toEqual([0, 500, 0]);
  });

  test('never holds more than at first, and survives a clock that is set back', () => {
    const bucket = new TokenBucket(allowance, 1000);
    expect([1e6, 1e6, 1e6, 1e6].map((now) => bucket.take(now))).toEqual([0, 0, 0, 500]);
    expect([0, 0, 500].map((now) => bucket.take(now))).toEqual([500, 500, 0]);
  });
});

describe('buckets', () => {
  test('are everyone’s own', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 1 });
    expect(['a', 'b', 'a'].map((who) => buckets.take(who, 0))).toEqual([0, 0, 1000]);
  });

  test('do not fill the memory, whoever comes along', () => {
    const buckets = new Buckets(allowance, 100);
    for (let who = 0; who < 10_000; who += 1) buckets.take(String(who), 0);
    expect(buckets.size).toBeLessThanOrEqual(100);
  });

  test('are kept while there is room', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 0.001 }, 10);
    for (let who = 0; who < 10; who += 1) buckets.take(String(who), 0);
    expect(buckets.size).toBe(10);
    expect(buckets.take('0', 0)).toBeGreaterThan(0);
  });

  test('are forgotten when they are full again, and only then', () => {
    const buckets = new Buckets({ burst: 2, perSecond: 0.001 }, 10);
    for (let who = 0; who < 9; who += 1) buckets.take(`quick ${String(who)}`, 0);
    const hour = 3_600_000;
    buckets.take('slow', hour);
    buckets.take('slow', hour);
    buckets.take('new', hour);
    expect(buckets.size).toBe(2);
    expect(buckets.take('slow', hour)).toBeGreaterThan(0);
  });
});

test('a concurrency limit runs a few pieces of work, lets some wait, and refuses the rest', async () => {
  const limit = new ConcurrencyLimit(2, 1);
  const leave: (() => void)[] = [];
  const work = (): Promise<string> =>
    new Promise((resolve) => {
      leave.push(() => resolve('done'));
    });
  const all = [1, 2, 3, 4].map(() => limit.run(work));
  expect(await all[3]).toBe('too-many');
  expect(leave).toHaveLength(2);
  leave[0]?.();
  await expect.poll(() => leave.length).toBe(3);
  for (const each of leave) each();
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'too-many']);
  const failing = limit.run(() => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await limit.run(() => Promise.resolve('free'))).toBe('free');
});
