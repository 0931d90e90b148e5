/** Notices when a turn of the viewer begins, once for each, however many steps it has. */
export class TurnWatch {
  /** The last turn of the viewer; undefined until the table was first seen. */
  #last: string | null | undefined;

  /**
   * Whether the turn of that name has just begun; null if it is not the viewer's turn. Whoever opens a table
   * in the middle of a turn sees whose it is.
   */
  hasBegun(turn: string | null): boolean {
    const isFirst = this.#last === undefined;
    if (turn === null || turn === this.#last) {
      this.#last ??= null;
      return false;
    }
    this.#last = turn;
    return !isFirst;
  }
}
