import { TokenBucket, type Allowance } from './token-bucket.ts';

/** As many as fit into a few megabytes. */
const mostBuckets = 20_000;

/** A bucket for everyone who comes along; those that are full again are forgotten. */
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

  /** Takes a token of that one's; what is said is how long to wait, 0 if not at all. */
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
    // Nobody may fill the memory with addresses: then the longest known are given a new start.
    const surplus = this.#byKey.size - Math.floor(this.#most / 2);
    for (const key of [...this.#byKey.keys()].slice(0, Math.max(0, surplus))) {
      this.#byKey.delete(key);
    }
  }
}
