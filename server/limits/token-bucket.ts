/** How often something may happen: so many at once, and so many each second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket: it refills by itself, and each action takes a token. */
export class TokenBucket {
  readonly #allowance: Allowance;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance;
    this.#tokens = allowance.burst;
    this.#at = now;
  }

  /** Takes tokens, or says in how many milliseconds there will be enough; 0 means taken. */
  take(now: number, count = 1): number {
    this.#refill(now);
    if (this.#tokens >= count) {
      this.#tokens -= count;
      return 0;
    }
    return Math.ceil(((count - this.#tokens) * 1000) / this.#allowance.perSecond);
  }

  /** Whether the bucket is full, and so the same as a new one. */
  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens === this.#allowance.burst;
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.#allowance;
    // A clock that was set back gives nothing, and takes nothing away.
    const passed = Math.max(0, now - this.#at);
    this.#tokens = Math.min(burst, this.#tokens + (passed * perSecond) / 1000);
    this.#at = now;
  }
}
