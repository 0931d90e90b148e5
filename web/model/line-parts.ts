import type { LineParts } from '@rookery/protocol/client/wire';

/** Runs an action later; the returned function cancels it. */
export function later(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
}

/** What every line of the page needs besides a wire. */
export const pageParts: Omit<LineParts, 'open'> = {
  now: () => Date.now(),
  after: later,
  random: () => Math.random(),
  client: 'rookery page',
};
