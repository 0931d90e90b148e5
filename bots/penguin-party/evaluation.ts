import { wordAt } from '../typed-arrays.ts';
import type { Board } from './board.ts';
import { writeTotals, leadOf, winProbability, utilityOf, type MatchScore } from './utility.ts';
import { Solver } from './solver.ts';

/** More moves than a round with few cards left can have. */
const deepest = 12;
const mostMoves = 64;

/** Kept from search to search: the value of a position never changes. */
const solver = new Solver(18);

/** Evaluates the end of a round exactly, with open hands and best play of everyone. */
export class Evaluation {
  /** By seat: the share of the victory. */
  readonly wins: Float64Array;
  /** By seat: the points ahead of the best of the others. */
  readonly leads: Float64Array;
  readonly #score: MatchScore;
  readonly #totals: Float64Array;
  readonly #moves: readonly Int32Array[];
  readonly #best: readonly Float64Array[];

  constructor(score: MatchScore) {
    const seats = score.points.length;
    this.#score = score;
    this.wins = new Float64Array(seats);
    this.leads = new Float64Array(seats);
    this.#totals = new Float64Array(seats);
    this.#moves = Array.from({ length: deepest }, () => new Int32Array(mostMoves));
    this.#best = Array.from({ length: deepest }, () => new Float64Array(seats));
  }

  /** Evaluates a position. With more than two seats only few cards may be left. */
  evaluate(board: Board): void {
    if (board.turn < 0) writeTotals(board, this.#score.points, this.#totals);
    else if (board.seats === 2) this.#solve(board);
    else this.#searchMaxN(board, 0);
    this.#compare();
  }

  /** Two seats: the solver gives the exact difference. */
  #solve(board: Board): void {
    const { points } = this.#score;
    const bonus = (seat: number): number => Math.min(2, points[seat] ?? 0);
    const settled = (seat: number): number => {
      if ((board.out >> seat) & 1) return wordAt(board.penalties, seat);
      return wordAt(board.hands, seat) === 0 ? -bonus(seat) : 0;
    };
    const lead = solver.solve(board, [bonus(0), bonus(1)]);
    this.#totals[0] = (points[0] ?? 0) + settled(0) - lead;
    this.#totals[1] = (points[1] ?? 0) + settled(1);
  }

  /** More seats: max-n, everyone makes the move with the highest own utility. */
  #searchMaxN(board: Board, depth: number): void {
    if (board.turn < 0) {
      writeTotals(board, this.#score.points, this.#totals);
      return;
    }
    const { turn } = board;
    const moves = this.#moves[depth] ?? new Int32Array(mostMoves);
    const best = this.#best[depth] ?? new Float64Array(board.seats);
    const count = board.legal(moves);
    let most = -Infinity;
    for (let index = 0; index < count; index += 1) {
      const move = wordAt(moves, index);
      board.make(move);
      this.#searchMaxN(board, depth + 1);
      board.unmake(move);
      const value = this.#utilityFor(turn);
      if (value <= most) continue;
      most = value;
      best.set(this.#totals);
    }
    this.#totals.set(best);
  }

  #utilityFor(seat: number): number {
    const lead = leadOf(this.#totals, seat, this.#totals.length);
    return utilityOf(winProbability(this.#totals, seat, this.#score), lead);
  }

  #compare(): void {
    for (let seat = 0; seat < this.wins.length; seat += 1) {
      this.wins[seat] = winProbability(this.#totals, seat, this.#score);
      this.leads[seat] = leadOf(this.#totals, seat, this.wins.length);
    }
  }
}
