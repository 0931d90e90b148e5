/** As much of a game as counting needs. */
export interface Counted<State> {
  /** The seat that decides next (the first, if several do); null if none. */
  seatToAct(state: State): number | null;
  moves(state: State, seat: number): readonly object[];
  after(state: State, seat: number, move: object): State;
}

/** How many sequences of `depth` moves there are. */
export function countMoves<State>(game: Counted<State>, state: State, depth: number): number {
  const seat = game.seatToAct(state);
  if (depth === 0) return 1;
  if (seat === null) return 0;
  return game
    .moves(state, seat)
    .reduce((sum, move) => sum + countMoves(game, game.after(state, seat, move), depth - 1), 0);
}
