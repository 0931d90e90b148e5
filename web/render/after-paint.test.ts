import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as AfterPaint from './after-paint.svelte.ts';

/** What the clock of the page shows; only what the tests say takes time. */
let clock = 0;
/** What waits for the next frame, by its number. */
const frames = new Map<number, () => void>();
let lastFrame = 0;
let afterPaint: typeof AfterPaint.afterPaint;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('performance', { now: () => clock });
  vi.stubGlobal('requestAnimationFrame', (action: () => void) => {
    frames.set((lastFrame += 1), action);
    return lastFrame;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  // Each test has a queue of its own.
  vi.resetModules();
  ({ afterPaint } = await import('./after-paint.svelte.ts'));
});
afterEach(() => {
  frames.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function makeFrame(): void {
  const actions = [...frames.values()];
  frames.clear();
  for (const action of actions) action();
}

/** The page makes a frame, and then does what waits for its paint. */
async function paint(): Promise<void> {
  makeFrame();
  await vi.advanceTimersByTimeAsync(10);
}

/** Something that takes so many milliseconds. */
const taking = (milliseconds: number): void => void (clock += milliseconds);

test('an action runs after the next paint, once', async () => {
  const action = vi.fn();
  afterPaint(action);
  expect(action).not.toHaveBeenCalled();
  await paint();
  expect(action).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(action).toHaveBeenCalledOnce();
});

test('no action runs while the frame is made', () => {
  const action = vi.fn();
  afterPaint(action);
  makeFrame();
  expect(action).not.toHaveBeenCalled();
});

test('actions run in order, each in a task of its own', async () => {
  const done: string[] = [];
  afterPaint(() => {
    done.push('one');
    queueMicrotask(() => done.push('what one changes'));
  });
  afterPaint(() => done.push('two'));
  await paint();
  expect(done).toEqual(['one', 'what one changes', 'two']);
});

test('actions that take long are spread over several frames', async () => {
  const done: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    afterPaint(() => {
      done.push(name);
      taking(30);
    });
  }
  await paint();
  expect(done).toEqual(['one']);
  await paint();
  expect(done).toEqual(['one', 'two']);
  await paint();
  expect(done).toEqual(['one', 'two', 'three']);
});

test('as many actions share a frame as fit into it', async () => {
  const done: string[] = [];
  for (const name of ['one', 'two', 'three']) {
    afterPaint(() => {
      done.push(name);
      taking(2);
    });
  }
  await paint();
  expect(done).toEqual(['one', 'two']);
});

test('a cancelled action never runs', async () => {
  const done: string[] = [];
  const cancel = afterPaint(() => done.push('one'));
  afterPaint(() => done.push('two'));
  cancel();
  await paint();
  expect(done).toEqual(['two']);
});

test('a cancelled action takes no time of the others', async () => {
  const done: string[] = [];
  afterPaint(() => taking(30))();
  afterPaint(() => done.push('two'));
  afterPaint(() => done.push('three'));
  await paint();
  expect(done).toEqual(['two', 'three']);
});

test('what an action asks for comes after those that wait already', async () => {
  const done: string[] = [];
  afterPaint(() => afterPaint(() => done.push('three')));
  afterPaint(() => done.push('two'));
  await paint();
  expect(done).toEqual(['two', 'three']);
});

test('an action that fails does not keep the others waiting', async () => {
  const done: string[] = [];
  afterPaint(() => {
    throw new Error('broken');
  });
  afterPaint(() => done.push('two'));
  await expect(paint()).rejects.toThrow('broken');
  await paint();
  expect(done).toEqual(['two']);
});

test('the next action after all are done waits for a paint again', async () => {
  afterPaint(() => undefined);
  await paint();
  const action = vi.fn();
  afterPaint(action);
  await vi.advanceTimersByTimeAsync(10);
  expect(action).not.toHaveBeenCalled();
  await paint();
  expect(action).toHaveBeenCalledOnce();
});

test('in a hidden page, which paints nothing, an action runs all the same', async () => {
  const action = vi.fn();
  afterPaint(action);
  await vi.advanceTimersByTimeAsync(100);
  expect(action).toHaveBeenCalledOnce();
});
