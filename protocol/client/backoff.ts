import type { AfterClose } from '../close-codes.ts';

/** In milliseconds. */
const shortest = 1000;
const longest = 30_000;

/**
 * Computes how long to wait before the next attempt to reconnect, in milliseconds: exponential backoff
 * with jitter. The delay doubles with every attempt in a row, and jitter takes up to half of it away, so
 * that clients do not all come back at once.
 */
export function computeBackoff(attempt: number, after: AfterClose, random: number): number {
  const whole =
    after === 'come-back-later' ? longest : Math.min(longest, shortest * 2 ** (attempt - 1));
  return Math.round(whole * (1 - random / 2));
}
