import { Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

/** Takes a token for that key and returns how long to wait, in milliseconds; 0 means allowed. */
type RateLimit = (key: string) => number;

/** All rate limits of the server. */
export interface RateLimits {
  readonly request: RateLimit;
  readonly newcomer: RateLimit;
  /** A password or a code, by address. */
  readonly attempt: RateLimit;
  readonly attemptOfAccount: RateLimit;
  readonly code: () => number;
  readonly messageOfSession: RateLimit;
  readonly messageOfAddress: RateLimit;
}

/** Opens the rate limits, all of them unused. `now` must never jump. */
export function openRateLimits(limits: Limits, now: () => number): RateLimits {
  const limit =
    (buckets: Buckets): RateLimit =>
    (key) =>
      buckets.take(key, now());
  const codes = new TokenBucket(limits.codes, now());
  return {
    request: limit(new Buckets(limits.requests)),
    newcomer: limit(new Buckets(limits.newcomers)),
    attempt: limit(new Buckets(limits.attempts)),
    attemptOfAccount: limit(new Buckets(limits.attemptsOfAccount)),
    code: () => codes.take(now()),
    messageOfSession: limit(new Buckets(limits.sessionMessages)),
    messageOfAddress: limit(new Buckets(limits.addressMessages)),
  };
}
