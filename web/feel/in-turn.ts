import { afterPaint } from './after-paint.ts';

/** What a frame may cost, in milliseconds: more, and a touch would wait for it. */
const budget = 25;

interface Entry {
  readonly action: () => void;
  readonly isReading: boolean;
}

const urgent: Entry[] = [];
const others: Entry[] = [];
let isPaintAwaited = false;
/** What one action cost lately, with the frame it caused; quick to rise and slow to fall. */
let cost = budget;
let last = { count: 0, took: 0 };

/**
 * Does something after the next paint, and after whatever else waits for one: so that much that happens at
 * once never makes a long frame, each has a frame of its own, or as many share one as the device manages.
 * What may be touched is urgent and goes before all others. What reads where things lie is the first in its
 * frame: after anything else the page would have to be laid out for it. Never, if the returned function is
 * called before.
 */
export function inTurn(
  action: () => void,
  { isUrgent = false, isReading = false } = {},
): () => void {
  const entry: Entry = { action, isReading };
  const queue = isUrgent ? urgent : others;
  queue.push(entry);
  awaitPaint();
  return () => {
    const place = queue.indexOf(entry);
    if (place >= 0) queue.splice(place, 1);
  };
}

const waiting = (): number => urgent.length + others.length;
const isReaderNext = (): boolean => (urgent[0] ?? others[0])?.isReading ?? false;

function awaitPaint(): void {
  if (isPaintAwaited || waiting() === 0) return;
  isPaintAwaited = true;
  afterPaint(next);
}

function next(frame: number | null): void {
  isPaintAwaited = false;
  if (frame !== null) learn(frame);
  const most = Math.min(waiting(), Math.max(1, Math.floor(budget / cost)));
  const begun = performance.now();
  let count = 0;
  try {
    while (count < most && (count === 0 || !isReaderNext())) {
      count += 1;
      (urgent.shift() ?? others.shift())?.action();
    }
  } finally {
    // What depends on them is brought up to date in between.
    queueMicrotask(() => (last = { count, took: performance.now() - begun }));
    awaitPaint();
  }
}

function learn(frame: number): void {
  if (last.count === 0) return;
  const found = (last.took + frame) / last.count;
  cost = Math.max(found, 0.8 * cost + 0.2 * found);
  last = { count: 0, took: 0 };
}
