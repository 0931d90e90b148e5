import { wordAt } from '../words.ts';
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
} from './duel.ts';
import { isLegal, mostMoves, sortMoves } from './move-order.ts';
import { mirroredMove, PositionKey } from './position-key.ts';
import { findingOf, highOf, lowOf, moveOf, Table } from './table.ts';

const deepest = 32;
/** Beyond any value a round can have. */
const limit = 64;

/** What is known of a position never seen before: no colour has this number. */
const nothing = findingOf(-limit, limit, 5);

/** The exact value of a two-player round with open hands, by alpha–beta with a table of positions. */
export class Solver {
  /** Positions looked at since the solver was made. */
  nodes = 0;
  /** A position says all about its future, so what is known of one stays true from solve to solve. */
  readonly #table: Table;
  readonly #position = new PositionKey();
  readonly #words = new Int32Array(deepest * stride);
  readonly #moves = new Int32Array(deepest * mostMoves);

  /** `bits`: the table of positions has two to that power of entries. */
  constructor(bits = 20) {
    this.#table = new Table(bits);
  }

  /**
   * By how many points seat 0 does better than seat 1 in what is left of the round, if
   * both play their best: penalties to come, less what an empty hand gives back.
   * `bonus`: what an empty hand gives back, by seat (PP12).
   */
  solve(board: Board, bonus: readonly [number, number]): number {
    load(this.#words, board, bonus);
    this.#table.grow();
    const value = this.#close() - wordAt(this.#words, settledAt);
    return board.turn === 0 ? value : 0 - value;
  }

  /**
   * The same, asked more cheaply: the true value if it lies between `low` and `high`; otherwise
   * a bound on it on the same side, at most `low` or at least `high`.
   */
  solveWithin(board: Board, bonus: readonly [number, number], low: number, high: number): number {
    load(this.#words, board, bonus);
    this.#table.grow();
    const settled = wordAt(this.#words, settledAt);
    if (board.turn === 0) return this.#search(0, low + settled, high + settled) - settled;
    return settled - this.#search(0, settled - high, settled - low);
  }

  /** Asks "is it this much?" with the narrowest window until both bounds meet. */
  #close(): number {
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
    const most = mostOf(words, at);
    if (most <= alpha) return most;
    const least = leastOf(words, at);
    if (least >= beta) return least;
    this.#position.take(words, at);
    const { key, check, isMirrored } = this.#position;
    const known = this.#table.find(key, check) || nothing;
    if (lowOf(known) >= beta) return lowOf(known);
    if (highOf(known) <= alpha) return highOf(known);
    const mirrorWidth = isMirrored ? wordAt(words, at + widthAt) : -1;
    const hint = seen(moveOf(known), mirrorWidth);
    const found = this.#searchMoves(depth, alpha, beta, hint);
    const best = lowOf(found);
    const low = best > alpha ? best : lowOf(known);
    const high = best < beta ? best : highOf(known);
    const cards = wordAt(words, at + ownSizeAt) + wordAt(words, at + otherSizeAt);
    this.#table.store(key, check, findingOf(low, high, seen(moveOf(found), mirrorWidth)), cards);
    return best;
  }

  /** The best move and its value, as a finding. */
  #searchMoves(depth: number, alpha: number, beta: number, hint: number): number {
    const words = this.#words;
    const at = depth * stride;
    let best = -limit;
    let bestMove = 0;
    const isHinted = isLegal(words, at, hint);
    if (isHinted) {
      best = this.#valueOf(hint, depth, alpha, beta);
      bestMove = hint;
      if (best >= beta) return findingOf(best, best, bestMove);
    }
    const base = depth * mostMoves;
    const count = sortMoves(words, at, this.#moves, base);
    for (let index = base; index < base + count && best < beta; index += 1) {
      const move = wordAt(this.#moves, index);
      if (isHinted && move === hint) continue;
      const value = this.#valueOf(move, depth, Math.max(alpha, best), beta);
      if (value <= best) continue;
      best = value;
      bestMove = move;
    }
    return findingOf(best, best, bestMove);
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

/** A move as the table has it: where the position lies there as its mirror image, mirrored. */
const seen = (move: number, mirrorWidth: number): number =>
  mirrorWidth < 0 ? move : mirroredMove(move, mirrorWidth);

/** At best all own cards are placed, and the other places no more than the base still offers. */
function mostOf(words: Int32Array, at: number): number {
  const size = wordAt(words, at + otherSizeAt);
  const sure = wordAt(words, at + roomAt) >> 1;
  const lost = sure < size ? size - sure : -wordAt(words, at + otherBonusAt);
  return wordAt(words, at + ownBonusAt) + lost;
}

/** At worst the other places all cards, and one's own go no further than the base still offers. */
function leastOf(words: Int32Array, at: number): number {
  const size = wordAt(words, at + ownSizeAt);
  const sure = Math.max(1, (wordAt(words, at + roomAt) + 1) >> 1);
  const lost = sure < size ? size - sure : -wordAt(words, at + ownBonusAt);
  return 0 - lost - wordAt(words, at + otherBonusAt);
}
