import { Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';
import { hashOf } from '../sessions/secrets.ts';
import type { Allowance } from './token-bucket.ts';

/** Takes a token for that key and returns how long to wait, in milliseconds; 0 means allowed. */
type RateLimit = (key: string) => number;

/** The same, counted at all nodes together where there are several. */
type SharedRateLimit = (key: string) => number | Promise<number>;

/** Counts attempts of all nodes together; returns how long to wait, in milliseconds. */
export type CountAttempt = (key: string, allowance: Allowance) => Promise<number>;

/** All rate limits of the server. */
export interface RateLimits {
  readonly request: RateLimit;
  readonly newcomer: RateLimit;
  /** A password or a code, by address. */
  readonly attempt: SharedRateLimit;
  readonly attemptOfAccount: SharedRateLimit;
  readonly code: () => number | Promise<number>;
  readonly messageOfSession: RateLimit;
  readonly messageOfAddress: RateLimit;
}

/**
 * Opens the rate limits, all of them unused. `now` must never jump. With `countAttempt`, guesses at passwords
 * and codes count at all nodes together: many nodes must not mean many guesses.
 */
export function openRateLimits(
  limits: Limits,
  now: () => number,
  countAttempt?: CountAttempt,
): RateLimits {
  const limit =
    (buckets: Buckets): RateLimit =>
    (key) =>
      buckets.take(key, now());
  const shared = (name: string, allowance: Allowance): SharedRateLimit =>
    countAttempt
      ? (key) => countAttempt(hashOf(`${name} ${key}`), allowance)
      : limit(new Buckets(allowance));
  const codes = shared('codes', limits.codes);
  return {
    request: limit(new Buckets(limits.requests)),
    newcomer: limit(new Buckets(limits.newcomers)),
    attempt: shared('address', limits.attempts),
    attemptOfAccount: shared('account', limits.attemptsOfAccount),
    code: () => codes(''),
    messageOfSession: limit(new Buckets(limits.sessionMessages)),
    messageOfAddress: limit(new Buckets(limits.addressMessages)),
  };
}
