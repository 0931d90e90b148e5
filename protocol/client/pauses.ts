import type { AfterClose } from '../close-codes.ts';

const shortest = 1000;
const longest = 30_000;

/**
 * How long to wait before the next attempt, in milliseconds. It doubles with every attempt in a row, and
 * chance takes up to half of it away, so that not everyone comes back at once.
 */
export function pauseBefore(attempt: number, after: AfterClose, random: number): number {
  const whole =
    after === 'come-back-later' ? longest : Math.min(longest, shortest * 2 ** (attempt - 1));
  return Math.round(whole * (1 - random / 2));
}
