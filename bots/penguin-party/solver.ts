import { wordAt } from '../typed-arrays.ts';
import type { Board } from './board.ts';
import {
  again,
  load,
  make,
  nextAt,
  otherBonusAt,
  others,
  otherSizeAt,
  ownBonusAt,
  ownSizeAt,
  roomAt,
  settledAt,
  stride,
  widthAt,
} from './endgame-position.ts';
import { isLegal, mostMoves, sortMoves } from './move-order.ts';
import { mirrorMove, PositionKey } from './position-key.ts';
import { packEntry, highOf, lowOf, moveOf, TranspositionTable } from './transposition-table.ts';

const deepest = 32;
/** Beyond any value a round can have. */
const limit = 64;

/** The entry of a position never searched: no bounds, and a move of no colour. */
const unknown = packEntry(-limit, limit, 5);

/** Solves a two-player round with open hands exactly: alpha–beta with a transposition table. */
export class Solver {
  /** Positions looked at since the solver was made. */
  nodes = 0;
  /** Entries stay valid from solve to solve, since a position determines its value. */
  readonly #table: TranspositionTable;
  readonly #position = new PositionKey();
  readonly #words = new Int32Array(deepest * stride);
  readonly #moves = new Int32Array(deepest * mostMoves);

  /** The transposition table has `2 ** bits` entries. */
  constructor(bits = 20) {
    this.#table = new TranspositionTable(bits);
  }

  /**
   * By how many points seat 0 does better than seat 1 in what is left of the round, if
   * both play their best: penalties to come, less what an empty hand gives back.
   * `bonus`: what an empty hand gives back, by seat (PP12).
   */
  solve(board: Board, bonus: readonly [number, number]): number {
    load(this.#words, board, bonus);
    this.#table.startGeneration();
    const value = this.#narrowBounds() - wordAt(this.#words, settledAt);
    return board.turn === 0 ? value : 0 - value;
  }

  /**
   * The same, asked more cheaply: the true value if it lies between `low` and `high`; otherwise
   * a bound on it on the same side, at most `low` or at least `high`.
   */
  solveWithin(board: Board, bonus: readonly [number, number], low: number, high: number): number {
    load(this.#words, board, bonus);
    this.#table.startGeneration();
    const settled = wordAt(this.#words, settledAt);
    if (board.turn === 0) return this.#search(0, low + settled, high + settled) - settled;
    return settled - this.#search(0, settled - high, settled - low);
  }

  /** MTD(f): searches with the narrowest window until both bounds meet. */
  #narrowBounds(): number {
    let low = -limit;
    let high = limit;
    let value = 0;
    while (low < high) {
      const asked = value === low ? value + 1 : value;
      value = this.#search(0, asked - 1, asked);
      if (value < asked) high = value;
      else low = value;
    }
    return value;
  }

  /** The value of the position for the seat to move; outside the window only a bound. */
  #search(depth: number, alpha: number, beta: number): number {
    this.nodes += 1;
    const words = this.#words;
    const at = depth * stride;
    const most = upperBoundOf(words, at);
    if (most <= alpha) return most;
    const least = lowerBoundOf(words, at);
    if (least >= beta) return least;
    this.#position.read(words, at);
    const { key, check, isMirrored } = this.#position;
    const known = this.#table.find(key, check) || unknown;
    if (lowOf(known) >= beta) return lowOf(known);
    if (highOf(known) <= alpha) return highOf(known);
    const mirrorWidth = isMirrored ? wordAt(words, at + widthAt) : -1;
    const hashMove = orient(moveOf(known), mirrorWidth);
    const found = this.#searchMoves(depth, alpha, beta, hashMove);
    const best = lowOf(found);
    const low = best > alpha ? best : lowOf(known);
    const high = best < beta ? best : highOf(known);
    const cards = wordAt(words, at + ownSizeAt) + wordAt(words, at + otherSizeAt);
    this.#table.store(key, check, packEntry(low, high, orient(moveOf(found), mirrorWidth)), cards);
    return best;
  }

  /** The best move and its value, as an entry. The move from the transposition table is tried first. */
  #searchMoves(depth: number, alpha: number, beta: number, hashMove: number): number {
    const words = this.#words;
    const at = depth * stride;
    let best = -limit;
    let bestMove = 0;
    const hasHashMove = isLegal(words, at, hashMove);
    if (hasHashMove) {
      best = this.#valueOf(hashMove, depth, alpha, beta);
      bestMove = hashMove;
      if (best >= beta) return packEntry(best, best, bestMove);
    }
    const base = depth * mostMoves;
    const count = sortMoves(words, at, this.#moves, base);
    for (let index = base; index < base + count && best < beta; index += 1) {
      const move = wordAt(this.#moves, index);
      if (hasHashMove && move === hashMove) continue;
      const value = this.#valueOf(move, depth, Math.max(alpha, best), beta);
      if (value <= best) continue;
      best = value;
      bestMove = move;
    }
    return packEntry(best, best, bestMove);
  }

  /** The value of a move for the seat that makes it: what it settles at once, and what follows. */
  #valueOf(move: number, depth: number, low: number, high: number): number {
    const words = this.#words;
    const to = (depth + 1) * stride;
    make(words, to - stride, move);
    const settled = wordAt(words, to + settledAt);
    const next = wordAt(words, to + nextAt);
    if (next === others) return settled - this.#search(depth + 1, settled - high, settled - low);
    if (next === again) return settled + this.#search(depth + 1, low - settled, high - settled);
    return settled;
  }
}

/** Mirrors a move where the table holds the mirror image of the position; `mirrorWidth` is -1 otherwise. */
const orient = (move: number, mirrorWidth: number): number =>
  mirrorWidth < 0 ? move : mirrorMove(move, mirrorWidth);

/** Upper bound: all own cards are placed, and the other player places only what the base still offers. */
function upperBoundOf(words: Int32Array, at: number): number {
  const size = wordAt(words, at + otherSizeAt);
  const sure = wordAt(words, at + roomAt) >> 1;
  const lost = sure < size ? size - sure : -wordAt(words, at + otherBonusAt);
  return wordAt(words, at + ownBonusAt) + lost;
}

/** Lower bound: the other player places all cards, and the own ones go only where the base still offers room. */
function lowerBoundOf(words: Int32Array, at: number): number {
  const size = wordAt(words, at + ownSizeAt);
  const sure = Math.max(1, (wordAt(words, at + roomAt) + 1) >> 1);
  const lost = sure < size ? size - sure : -wordAt(words, at + ownBonusAt);
  return 0 - lost - wordAt(words, at + otherBonusAt);
}
