import type { Board } from './board.ts';
import { penguinsToCome, predictPoints } from './value-function.ts';
import { winnerOf, writeScores } from './scoring.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';

/** The lead, in points, that multiplies the odds of victory by e: at the end, and per penguin to come. */
const scaleAtEnd = 1.8;
const scalePerPenguin = 0.14;

/** Evaluates a match for every seat: its result, or what the value function predicts. */
export class Evaluation {
  readonly #points = new Float64Array(4);
  readonly #winProbabilities = new Float64Array(4);
  readonly #scores = new Int32Array(4);
  #seats = 0;

  /** Evaluates the end of a match, or a position between two rounds. */
  evaluate(board: Board): void {
    this.#seats = board.seats;
    if (board.isOver) this.#evaluateEnd(board);
    else this.#predict(board);
  }

  /** The probability of victory; at the end 0 or 1. */
  winProbability(seat: number): number {
    return numberAt(this.#winProbabilities, seat);
  }

  /** The difference to the best other seat, in points. */
  leadOf(seat: number): number {
    let best = -Infinity;
    for (let other = 0; other < this.#seats; other += 1) {
      if (other !== seat) best = Math.max(best, numberAt(this.#points, other));
    }
    return numberAt(this.#points, seat) - best;
  }

  #evaluateEnd(board: Board): void {
    writeScores(board, this.#scores);
    const winner = winnerOf(board, this.#scores);
    for (let seat = 0; seat < this.#seats; seat += 1) {
      this.#points[seat] = wordAt(this.#scores, seat);
      this.#winProbabilities[seat] = seat === winner ? 1 : 0;
    }
  }

  #predict(board: Board): void {
    const scale = scaleAtEnd + scalePerPenguin * penguinsToCome(board, 0);
    let sum = 0;
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const points = predictPoints(board, seat);
      this.#points[seat] = points;
      this.#winProbabilities[seat] = Math.exp(points / scale);
      sum += numberAt(this.#winProbabilities, seat);
    }
    for (let seat = 0; seat < this.#seats; seat += 1) {
      this.#winProbabilities[seat] = numberAt(this.#winProbabilities, seat) / sum;
    }
  }
}
