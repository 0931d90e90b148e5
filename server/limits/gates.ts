import { Buckets } from './buckets.ts';
import type { Limits } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

/** Says how long to wait, in milliseconds; 0 lets through. */
type Gate = (who: string) => number;

/** All rate limits of the server. */
export interface Gates {
  readonly request: Gate;
  readonly newcomer: Gate;
  /** A password or a code, by address. */
  readonly attempt: Gate;
  readonly attemptOfAccount: Gate;
  readonly code: () => number;
  readonly messageOfSession: Gate;
  readonly messageOfAddress: Gate;
}

/** Opens the rate limits, all of them unused. `now` must never jump. */
export function openGates(limits: Limits, now: () => number): Gates {
  const gate =
    (buckets: Buckets): Gate =>
    (who) =>
      buckets.take(who, now());
  const codes = new TokenBucket(limits.codes, now());
  return {
    request: gate(new Buckets(limits.requests)),
    newcomer: gate(new Buckets(limits.newcomers)),
    attempt: gate(new Buckets(limits.attempts)),
    attemptOfAccount: gate(new Buckets(limits.attemptsOfAccount)),
    code: () => codes.take(now()),
    messageOfSession: gate(new Buckets(limits.sessionMessages)),
    messageOfAddress: gate(new Buckets(limits.addressMessages)),
  };
}
