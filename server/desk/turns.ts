/**
 * Work that may wait a little: one piece in each turn of the event loop, so that whoever asks something
 * meanwhile waits for one piece at most, and not for all of them.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  /** Resolved when it is this piece's turn. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(() => this.#call());
    });
  }

  #call(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(() => this.#call());
  }
}
