import { TokenBucket, type Allowance } from './token-bucket.ts';

/** As many as fit into a few megabytes. */
const mostBuckets = 20_000;

/** Rate limits by key: one token bucket for each address or session. Full buckets are dropped. */
export class Buckets {
  readonly #allowance: Allowance;
  readonly #most: number;
  readonly #byKey = new Map<string, TokenBucket>();

  constructor(allowance: Allowance, most = mostBuckets) {
    this.#allowance = allowance;
    this.#most = most;
  }

  get size(): number {
    return this.#byKey.size;
  }

  /** Takes a token of that key. Returns how long to wait, in milliseconds; 0 means taken. */
  take(key: string, now: number): number {
    const bucket = this.#byKey.get(key) ?? this.#add(key, now);
    return bucket.take(now);
  }

  #add(key: string, now: number): TokenBucket {
    if (this.#byKey.size >= this.#most) this.#makeRoom(now);
    const bucket = new TokenBucket(this.#allowance, now);
    this.#byKey.set(key, bucket);
    return bucket;
  }

  #makeRoom(now: number): void {
    for (const [key, bucket] of this.#byKey) if (bucket.isFull(now)) this.#byKey.delete(key);
    // A flood of addresses must not fill the memory, so the oldest buckets are dropped too.
    const surplus = this.#byKey.size - Math.floor(this.#most / 2);
    for (const key of [...this.#byKey.keys()].slice(0, Math.max(0, surplus))) {
      this.#byKey.delete(key);
    }
  }
}
