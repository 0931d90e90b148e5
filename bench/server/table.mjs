/** A table of the load: it moves when it is told to, or else as soon as it can. */
export class Table {
  #turn = null;
  /** @readonly */
  #waiting = [];

  /** Moves, now or when it can; `done` is called when that was answered. */
  play(done) {
    this.#waiting.push(done);
    this.#goOn();
  }

  /** It can move: so says what was heard last. */
  ready(turn) {
    this.#turn = turn;
    this.#goOn();
  }

  #goOn() {
    if (this.#turn === null || this.#waiting.length === 0) return;
    const turn = this.#turn;
    this.#turn = null;
    this.move(turn, this.#waiting.shift());
  }
}
