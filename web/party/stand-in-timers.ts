/** After so many milliseconds a bot plays for somebody whose phone is asleep while everybody waits. */
export const standInDelay = 20_000;

interface StandInParts {
  /** Runs an action later; the returned function cancels it. */
  after(milliseconds: number, action: () => void): () => void;
  /** Lets a bot play on a seat. */
  standIn(seat: number): void;
}

/** Lets bots play for those who are waited for and stay away. Whoever comes back in time keeps the turn. */
export class StandInTimers {
  readonly #parts: StandInParts;
  readonly #cancels = new Map<number, () => void>();

  constructor(parts: StandInParts) {
    this.#parts = parts;
  }

  /** Notes which seats are waited for and away; to be called with every change. */
  hear(seats: readonly number[]): void {
    for (const [seat, cancel] of this.#cancels) {
      if (seats.includes(seat)) continue;
      cancel();
      this.#cancels.delete(seat);
    }
    for (const seat of seats) {
      if (this.#cancels.has(seat)) continue;
      const standIn = (): void => this.#parts.standIn(seat);
      this.#cancels.set(seat, this.#parts.after(standInDelay, standIn));
    }
  }

  close(): void {
    this.hear([]);
  }
}
