import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn.ts';

/** Time as a page knows it: a frame every 16 milliseconds. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (action: () => void) => setTimeout(action, 16));
  vi.stubGlobal('cancelAnimationFrame', (frame: ReturnType<typeof setTimeout>) =>
    clearTimeout(frame),
  );
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aFrame = (): unknown => vi.advanceTimersByTime(17);

test('each waits for a frame of its own, the first to come first', () => {
  const done: string[] = [];
  inTurn(() => done.push('one'));
  inTurn(() => done.push('two'));
  expect(done).toEqual([]);
  aFrame();
  expect(done).toEqual(['one']);
  aFrame();
  expect(done).toEqual(['one', 'two']);
});

test('whoever no longer wants it takes no frame', () => {
  const done: string[] = [];
  const stop = inTurn(() => done.push('one'));
  inTurn(() => done.push('two'));
  stop();
  aFrame();
  expect(done).toEqual(['two']);
});

test('two that follow one that was called off still have a frame each', () => {
  const done: string[] = [];
  inTurn(() => done.push('one'))();
  inTurn(() => done.push('two'));
  inTurn(() => done.push('three'));
  aFrame();
  expect(done).toEqual(['two']);
});

test('what one of them asks for comes after those that wait already', () => {
  const done: string[] = [];
  inTurn(() => inTurn(() => done.push('three')));
  inTurn(() => done.push('two'));
  aFrame();
  aFrame();
  aFrame();
  expect(done).toEqual(['two', 'three']);
});

test('one that fails does not keep the others waiting', () => {
  const done: string[] = [];
  inTurn(() => {
    throw new Error('broken');
  });
  inTurn(() => done.push('two'));
  expect(aFrame).toThrow('broken');
  aFrame();
  expect(done).toEqual(['two']);
});
