import type { Rng } from '@rookery/rules/kernel/rng';
import { wordAt } from '../words.ts';
import { Board } from './board.ts';
import { sizeOf } from './hand.ts';
import { playOut } from './playout.ts';
import { countUp, leadOf, winShare, type Prospects } from './prospects.ts';
import { Solver } from './solver.ts';

/** How deep to look. */
export interface Depths {
  /** Two seats: rounds with at most this many cards left are solved exactly. */
  readonly solveFrom: number;
  /** How often each world is played on from each move. */
  readonly playouts: number;
}

/** What an evaluation adds to. */
interface Sums {
  win: number;
  lead: number;
  tried: number;
}

/** Judges positions for one seat by playing them on. */
export class Evaluation {
  readonly #prospects: Prospects;
  readonly #seat: number;
  readonly #depths: Depths;
  readonly #rng: Rng;
  readonly #solver = new Solver(16);
  readonly #board: Board;
  readonly #totals: Float64Array;

  constructor(prospects: Prospects, seat: number, depths: Depths, rng: Rng) {
    this.#prospects = prospects;
    this.#seat = seat;
    this.#depths = depths;
    this.#rng = rng;
    this.#board = new Board(prospects.points.length);
    this.#totals = new Float64Array(prospects.points.length);
  }

  /** Plays a position on, once or several times, and adds up what comes of it. */
  add(from: Board, sums: Sums): void {
    const cards = from.hands.reduce((sum, hand) => sum + sizeOf(hand), 0);
    const { solveFrom, playouts } = this.#depths;
    const isSolved = from.seats === 2 && cards <= solveFrom;
    for (let time = 0; time < (isSolved ? 1 : playouts); time += 1) {
      this.#board.copy(from);
      if (from.seats === 2) {
        playOut(this.#board, cards, solveFrom, this.#rng);
        this.#addSolved(sums);
      } else {
        playOut(this.#board, cards, 0, this.#rng);
        this.#addCounted(sums);
      }
    }
  }

  #addCounted(sums: Sums): void {
    countUp(this.#board, this.#prospects.points, this.#totals);
    this.#addTotals(sums);
  }

  /** What is settled already, and what the best play of both adds to it. */
  #addSolved(sums: Sums): void {
    const board = this.#board;
    if (board.turn < 0) {
      this.#addCounted(sums);
      return;
    }
    const { points } = this.#prospects;
    const bonus = (seat: number): number => Math.min(2, points[seat] ?? 0);
    const settled = [0, 1].map((seat) => {
      const isOut = (board.out >> seat) & 1;
      if (isOut) return wordAt(board.penalties, seat);
      return wordAt(board.hands, seat) === 0 ? -bonus(seat) : 0;
    });
    const lead = this.#solver.solve(board, [bonus(0), bonus(1)]);
    this.#totals[0] = (points[0] ?? 0) + (settled[0] ?? 0) - lead;
    this.#totals[1] = (points[1] ?? 0) + (settled[1] ?? 0);
    this.#addTotals(sums);
  }

  #addTotals(sums: Sums): void {
    const { points } = this.#prospects;
    sums.win += winShare(this.#totals, this.#seat, this.#prospects);
    sums.lead += leadOf(this.#totals, this.#seat, points.length);
    sums.tried += 1;
  }
}
