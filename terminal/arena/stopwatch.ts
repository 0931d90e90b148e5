/** How long a player took over its decisions. Not part of the result: it differs each time. */
export interface Pace {
  readonly moves: number;
  readonly microseconds: number;
  /** The longest one, in microseconds. */
  readonly slowest: number;
}

const unhurried: Pace = { moves: 0, microseconds: 0, slowest: 0 };

/** The paces of the same player put together. */
export const together = (paces: readonly Pace[]): Pace =>
  paces.reduce(
    (all, { moves, microseconds, slowest }) => ({
      moves: all.moves + moves,
      microseconds: all.microseconds + microseconds,
      slowest: Math.max(all.slowest, slowest),
    }),
    unhurried,
  );

/** Takes the time of each player. */
export class Stopwatch {
  readonly #paces: Pace[];

  constructor(players: number) {
    this.#paces = Array.from({ length: players }, () => unhurried);
  }

  add(player: number, milliseconds: number): void {
    const microseconds = Math.round(milliseconds * 1000);
    const pace = { moves: 1, microseconds, slowest: microseconds };
    this.#paces[player] = together([this.#paces[player] ?? unhurried, pace]);
  }

  /** By player. */
  read(): readonly Pace[] {
    return [...this.#paces];
  }
}
