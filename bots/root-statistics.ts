/** What a search found of one move at its root. */
export interface RootMove {
  /** In how many iterations it was tried. */
  readonly tried: number;
  /** By seat: the mean share of the victory. */
  readonly shares: readonly number[];
  /** The mean lead of the seat that thinks, in points. */
  readonly lead: number;
  /** The standard error of that seat's share. */
  readonly error: number;
}

/** Collects the outcomes of every move at the root, for all seats. */
export class RootStatistics {
  readonly #seats: number;
  readonly #own: number;
  readonly #tried: number[] = [];
  readonly #sums: number[] = [];
  readonly #leads: number[] = [];
  readonly #squares: number[] = [];

  /** `own` is the seat that thinks. */
  constructor(seats: number, own: number) {
    this.#seats = seats;
    this.#own = own;
  }

  /** Adds one outcome of a move, which is known by its index. */
  add(move: number, shareOf: (seat: number) => number, lead: number): void {
    this.#tried[move] = (this.#tried[move] ?? 0) + 1;
    this.#leads[move] = (this.#leads[move] ?? 0) + lead;
    this.#squares[move] = (this.#squares[move] ?? 0) + shareOf(this.#own) ** 2;
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const place = move * this.#seats + seat;
      this.#sums[place] = (this.#sums[place] ?? 0) + shareOf(seat);
    }
  }

  /** The means of a move; all are 0 where it was never tried. */
  get(move: number): RootMove {
    const tried = this.#tried[move] ?? 0;
    const count = Math.max(1, tried);
    const shares = Array.from(
      { length: this.#seats },
      (_, seat) => (this.#sums[move * this.#seats + seat] ?? 0) / count,
    );
    const variance = (this.#squares[move] ?? 0) / count - (shares[this.#own] ?? 0) ** 2;
    const error = Math.sqrt(Math.max(0, variance) / count);
    return { tried, shares, lead: (this.#leads[move] ?? 0) / count, error };
  }
}
