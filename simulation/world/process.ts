/** The life of one process: whatever reaches it waits while it is paused, and is lost once it is dead. */
export class SimulatedProcess {
  #waiting: (() => void)[] = [];
  #isDead = false;
  #pausedSince: number | undefined;
  #pausedFor = 0;

  get isDead(): boolean {
    return this.#isDead;
  }

  get isPaused(): boolean {
    return this.#pausedSince !== undefined;
  }

  /** Does something inside the process, as soon as it runs. */
  run(action: () => void): void {
    if (this.#isDead) return;
    if (this.isPaused) this.#waiting.push(action);
    else action();
  }

  kill(): void {
    this.#isDead = true;
    this.#waiting = [];
  }

  pause(at: number): void {
    if (!this.#isDead) this.#pausedSince ??= at;
  }

  /** Goes on; what has waited happens now, in order. */
  resume(at: number): void {
    if (this.#pausedSince === undefined) return;
    this.#pausedFor += at - this.#pausedSince;
    this.#pausedSince = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const action of waiting) this.run(action);
  }

  /** For how long it has stood still until some time, in milliseconds. */
  stoodStill(until: number): number {
    return this.#pausedFor + (this.#pausedSince === undefined ? 0 : until - this.#pausedSince);
  }
}
