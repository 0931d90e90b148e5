import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Waiting from './in-turn.ts';

/** What the clock of the page shows; only what the tests say takes time. */
let clock = 0;
let inTurn: typeof Waiting.inTurn;

// A page that makes a frame every 16 milliseconds.
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('performance', { now: () => clock });
  vi.stubGlobal('requestAnimationFrame', (action: () => void) => setTimeout(action, 16));
  vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) =>
    clearTimeout(frame),
  );
  // It learns how fast the page is, and should know nothing yet.
  vi.resetModules();
  ({ inTurn } = await import('./in-turn.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aFrame = (): Promise<unknown> => vi.advanceTimersByTimeAsync(17);

test('each waits for a frame of its own, the first to come first', async () => {
  const done: string[] = [];
  inTurn(() => done.push('one'));
  inTurn(() => done.push('two'));
  expect(done).toEqual([]);
  await aFrame();
  expect(done).toEqual(['one']);
  await aFrame();
  expect(done).toEqual(['one', 'two']);
});

test('what is urgent goes first', async () => {
  const done: string[] = [];
  inTurn(() => done.push('one'));
  inTurn(() => done.push('urgent'), { isUrgent: true });
  await aFrame();
  expect(done).toEqual(['urgent']);
});

test('whoever no longer wants it takes no frame', async () => {
  const done: string[] = [];
  const stop = inTurn(() => done.push('one'));
  inTurn(() => done.push('two'));
  stop();
  await aFrame();
  expect(done).toEqual(['two']);
});

test('two that follow one that was called off still have a frame each', async () => {
  const done: string[] = [];
  inTurn(() => done.push('one'))();
  inTurn(() => done.push('two'));
  inTurn(() => done.push('three'));
  await aFrame();
  expect(done).toEqual(['two']);
});

test('what one of them asks for comes after those that wait already', async () => {
  const done: string[] = [];
  inTurn(() => inTurn(() => done.push('three')));
  inTurn(() => done.push('two'));
  await aFrame();
  await aFrame();
  await aFrame();
  expect(done).toEqual(['two', 'three']);
});

test('one that fails does not keep the others waiting', async () => {
  const done: string[] = [];
  inTurn(() => {
    throw new Error('broken');
  });
  inTurn(() => done.push('two'));
  await expect(aFrame()).rejects.toThrow('broken');
  await aFrame();
  expect(done).toEqual(['two']);
});

test('on a quick device several share a frame, until one of them takes its time', async () => {
  const quick = (): number => (clock += 1);
  const slow = (): number => (clock += 30);
  for (let frame = 0; frame < 20; frame += 1) {
    inTurn(quick);
    await aFrame();
  }
  const done: string[] = [];
  const waitForThree = async (): Promise<void> => {
    done.length = 0;
    for (const name of ['one', 'two', 'three']) inTurn(() => done.push(name));
    await aFrame();
  };
  await waitForThree();
  expect(done).toEqual(['one', 'two', 'three']);
  inTurn(slow);
  await aFrame();
  await aFrame();
  await waitForThree();
  expect(done).toEqual(['one']);
});

test('what reads where things lie goes first in its frame, however quick the device', async () => {
  for (let frame = 0; frame < 20; frame += 1) {
    inTurn(() => (clock += 1));
    await aFrame();
  }
  const done: string[] = [];
  inTurn(() => done.push('one'));
  inTurn(() => done.push('reader'), { isReading: true });
  inTurn(() => done.push('two'));
  await aFrame();
  expect(done).toEqual(['one']);
  await aFrame();
  expect(done).toEqual(['one', 'reader', 'two']);
});
