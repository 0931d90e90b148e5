/** What the server's clock shows, as well as that can be known from here. */
export class ServerClock {
  /** Server's time minus ours lies between these. */
  #least = -Infinity;
  #most = Infinity;

  /** The server said that its time was `now`, after we asked (if we did) and before we heard it. */
  heard(now: number, receivedAt: number, askedAt = -Infinity): void {
    const least = now - receivedAt;
    const most = now - askedAt;
    const isPossible = least <= this.#most && most >= this.#least;
    // One of the clocks was set anew: what was known no longer holds.
    this.#least = isPossible ? Math.max(this.#least, least) : least;
    this.#most = isPossible ? Math.min(this.#most, most) : most;
  }

  /** How far the server's clock is ahead of ours, in milliseconds. */
  get offset(): number {
    if (this.#least === -Infinity) return 0;
    return this.#most === Infinity ? this.#least : Math.round((this.#least + this.#most) / 2);
  }
}
