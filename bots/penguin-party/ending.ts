import { wordAt } from '../words.ts';
import type { Board } from './board.ts';
import { countUp, leadOf, winShare, worthOf, type Prospects } from './prospects.ts';
import { Solver } from './solver.ts';

/** More than a round with few cards left can have moves. */
const deepest = 12;
const mostMoves = 64;

/** Kept from thought to thought: what it has found of a position stays true. */
const solver = new Solver(18);

/** What a round comes to, with open hands and the best play of everyone. */
export class Ending {
  /** By seat: the share of the victory. */
  readonly wins: Float64Array;
  /** By seat: the points ahead of the best of the others. */
  readonly leads: Float64Array;
  readonly #prospects: Prospects;
  readonly #totals: Float64Array;
  readonly #moves: readonly Int32Array[];
  readonly #best: readonly Float64Array[];

  constructor(prospects: Prospects) {
    const seats = prospects.points.length;
    this.#prospects = prospects;
    this.wins = new Float64Array(seats);
    this.leads = new Float64Array(seats);
    this.#totals = new Float64Array(seats);
    this.#moves = Array.from({ length: deepest }, () => new Int32Array(mostMoves));
    this.#best = Array.from({ length: deepest }, () => new Float64Array(seats));
  }

  /** Works out a position; with more than two seats, one with few cards left. */
  judge(board: Board): void {
    if (board.turn < 0) countUp(board, this.#prospects.points, this.#totals);
    else if (board.seats === 2) this.#solve(board);
    else this.#playBest(board, 0);
    this.#compare();
  }

  /** Two seats: the exact solver knows by how much the first does better. */
  #solve(board: Board): void {
    const { points } = this.#prospects;
    const bonus = (seat: number): number => Math.min(2, points[seat] ?? 0);
    const settled = (seat: number): number => {
      if ((board.out >> seat) & 1) return wordAt(board.penalties, seat);
      return wordAt(board.hands, seat) === 0 ? -bonus(seat) : 0;
    };
    const lead = solver.solve(board, [bonus(0), bonus(1)]);
    this.#totals[0] = (points[0] ?? 0) + settled(0) - lead;
    this.#totals[1] = (points[1] ?? 0) + settled(1);
  }

  /** More seats: everyone makes the move that is best for themselves (max-n). */
  #playBest(board: Board, depth: number): void {
    if (board.turn < 0) {
      countUp(board, this.#prospects.points, this.#totals);
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
      this.#playBest(board, depth + 1);
      board.unmake(move);
      const value = this.#worthOfTotals(turn);
      if (value <= most) continue;
      most = value;
      best.set(this.#totals);
    }
    this.#totals.set(best);
  }

  #worthOfTotals(seat: number): number {
    const lead = leadOf(this.#totals, seat, this.#totals.length);
    return worthOf(winShare(this.#totals, seat, this.#prospects), lead);
  }

  #compare(): void {
    for (let seat = 0; seat < this.wins.length; seat += 1) {
      this.wins[seat] = winShare(this.#totals, seat, this.#prospects);
      this.leads[seat] = leadOf(this.#totals, seat, this.wins.length);
    }
  }
}
