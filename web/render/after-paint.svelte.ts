import { untrack } from 'svelte';

/** A hidden page paints nothing. There actions run after this many milliseconds. */
const longestWait = 100;

/** How long actions may run between two paints, in milliseconds. The rest of a frame is for layout and paint. */
const budget = 4;

const queue: (() => void)[] = [];
let isRunning = false;

/**
 * Queues an action until the next paint is done, so that a touch is answered before the work that it causes.
 * Each action is a task of its own, and as many run between two paints as fit into 4 ms. Returns a function
 * that cancels.
 */
export function afterPaint(action: () => void): () => void {
  const entry = (): void => action();
  queue.push(entry);
  if (!isRunning) waitForPaint();
  return () => {
    const place = queue.indexOf(entry);
    if (place >= 0) queue.splice(place, 1);
  };
}

function waitForPaint(): void {
  isRunning = true;
  let timer = setTimeout(run, longestWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  function run(): void {
    cancelAnimationFrame(frame);
    runNext(performance.now() + budget);
  }
}

function runNext(end: number): void {
  try {
    queue.shift()?.();
  } finally {
    // A new task begins once Svelte has changed the page for this action.
    setTimeout(() => goOn(end));
  }
}

function goOn(end: number): void {
  if (queue.length === 0) isRunning = false;
  else if (performance.now() < end) runNext(end);
  else waitForPaint();
}

/**
 * A value that changes after the next paint. Whatever reads it is drawn in a task of its own, so that a
 * large change of the page becomes several short tasks. It lives as long as the component that creates it.
 */
export class Deferred<T> {
  #current: T;
  #isStale = false;

  constructor(read: () => T) {
    this.#current = $state.raw(untrack(read));
    $effect(() => {
      const next = read();
      this.#isStale = next !== untrack(() => this.#current);
      if (!this.#isStale) return undefined;
      return afterPaint(() => {
        this.#current = next;
        this.#isStale = false;
      });
    });
  }

  get current(): T {
    return this.#current;
  }
  /** Whether it is about to change: a touch was then meant for something that is no longer there. */
  get isStale(): boolean {
    return this.#isStale;
  }
}
