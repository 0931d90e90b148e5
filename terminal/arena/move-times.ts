/** How long a player took for its decisions. It differs from run to run and is not part of the result. */
export interface MoveTimes {
  readonly moves: number;
  readonly microseconds: number;
  /** The longest one, in microseconds. */
  readonly slowest: number;
}

const noMoves: MoveTimes = { moves: 0, microseconds: 0, slowest: 0 };

/** The times of the same player added up. */
export const addTimes = (times: readonly MoveTimes[]): MoveTimes =>
  times.reduce(
    (all, { moves, microseconds, slowest }) => ({
      moves: all.moves + moves,
      microseconds: all.microseconds + microseconds,
      slowest: Math.max(all.slowest, slowest),
    }),
    noMoves,
  );

/** Measures the time of each player. */
export class Stopwatch {
  readonly #times: MoveTimes[];

  constructor(players: number) {
    this.#times = Array.from({ length: players }, () => noMoves);
  }

  add(player: number, milliseconds: number): void {
    const microseconds = Math.round(milliseconds * 1000);
    const time = { moves: 1, microseconds, slowest: microseconds };
    this.#times[player] = addTimes([this.#times[player] ?? noMoves, time]);
  }

  /** By player. */
  read(): readonly MoveTimes[] {
    return [...this.#times];
  }
}
