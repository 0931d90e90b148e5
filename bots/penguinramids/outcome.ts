import type { Board } from './board.ts';
import { foreseenPoints, penguinsToCome } from './foresight.ts';
import { winnerOf, writeScores } from './scoring.ts';
import { numberAt, wordAt } from '../words.ts';

/** The lead, in points, at which victory is about three to one: at the end, and per penguin to come. */
const doubtAtEnd = 1.8;
const doubtPerPenguin = 0.14;

/** What a match came to, or may be expected to come to, by seat. */
export class Outcome {
  readonly #points = new Float64Array(4);
  readonly #chances = new Float64Array(4);
  readonly #scores = new Int32Array(4);
  #seats = 0;

  /** Takes over the end of a match, or foresees it between two rounds. */
  read(board: Board): void {
    this.#seats = board.seats;
    if (board.isOver) this.#readEnd(board);
    else this.#foresee(board);
  }

  /** The chance of victory; at the end 0 or 1. */
  chanceOf(seat: number): number {
    return numberAt(this.#chances, seat);
  }

  /** The difference to the best other seat, in points. */
  leadOf(seat: number): number {
    let best = -Infinity;
    for (let other = 0; other < this.#seats; other += 1) {
      if (other !== seat) best = Math.max(best, numberAt(this.#points, other));
    }
    return numberAt(this.#points, seat) - best;
  }

  #readEnd(board: Board): void {
    writeScores(board, this.#scores);
    const winner = winnerOf(board, this.#scores);
    for (let seat = 0; seat < this.#seats; seat += 1) {
      this.#points[seat] = wordAt(this.#scores, seat);
      this.#chances[seat] = seat === winner ? 1 : 0;
    }
  }

  #foresee(board: Board): void {
    const doubt = doubtAtEnd + doubtPerPenguin * penguinsToCome(board, 0);
    let sum = 0;
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const points = foreseenPoints(board, seat);
      this.#points[seat] = points;
      this.#chances[seat] = Math.exp(points / doubt);
      sum += numberAt(this.#chances, seat);
    }
    for (let seat = 0; seat < this.#seats; seat += 1) {
      this.#chances[seat] = numberAt(this.#chances, seat) / sum;
    }
  }
}
