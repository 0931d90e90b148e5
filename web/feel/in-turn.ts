import { afterPaint } from './after-paint.ts';

const waiting = new Set<() => void>();
let isPaintAwaited = false;

/**
 * Does something after the next paint, and after whatever else waits for one: each has a frame of its own,
 * so that much that happens at once never makes a long one. Never, if the returned function is called before.
 */
export function inTurn(action: () => void): () => void {
  // Wrapped, because the same action may wait more than once.
  const entry = (): void => action();
  waiting.add(entry);
  awaitPaint();
  return () => waiting.delete(entry);
}

function awaitPaint(): void {
  if (isPaintAwaited || waiting.size === 0) return;
  isPaintAwaited = true;
  afterPaint(next);
}

function next(): void {
  isPaintAwaited = false;
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  // Before the action, which may fail.
  awaitPaint();
  first();
}
