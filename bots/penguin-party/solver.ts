import { lowestOf, wordAt } from '../words.ts';
import type { Board } from './board.ts';
import { coloursIn, held, sizeOf } from './hand.ts';
import { sortMoves } from './move-order.ts';
import { PositionKey } from './position-key.ts';
import { atLeast, atMost, bestOf, boundOf, exact, Table, valueOf } from './table.ts';

const mostMoves = 64;
const deepest = 36;
/** Beyond any value a round can have. */
const limit = 64;

/** The exact value of a two-player round with open hands, by alpha–beta with a table of positions. */
export class Solver {
  /** Positions looked at since the solver was made. */
  nodes = 0;
  readonly #table: Table;
  readonly #position = new PositionKey();
  readonly #moves = Array.from({ length: deepest }, () => new Int32Array(mostMoves));
  /** What an empty hand gives back, by seat (PP12). */
  readonly #bonus = new Int32Array(2);

  /** `bits`: the table of positions has two to that power of entries. */
  constructor(bits = 20) {
    this.#table = new Table(bits);
  }

  /**
   * By how many points seat 0 does better than seat 1 in what is left of the round, if
   * both play their best: penalties to come, less what an empty hand gives back.
   */
  solve(board: Board, bonus: readonly [number, number]): number {
    this.#bonus.set(bonus);
    this.#table.clear();
    const value = this.#search(board, -limit, limit, 0);
    return board.turn === 0 ? value : 0 - value;
  }

  /** The value of the position for the seat to act, within a window. */
  #search(board: Board, alpha: number, beta: number, depth: number): number {
    this.nodes += 1;
    const lost = lostColours(board);
    const most = this.#most(board, lost);
    if (most <= alpha) return most;
    const least = this.#least(board, lost);
    if (least >= beta) return least;
    this.#position.take(board);
    const { key, check } = this.#position;
    const found = this.#table.find(key, check);
    if (found !== 0 && settles(found, alpha, beta)) return valueOf(found);
    const best = this.#searchMoves(board, alpha, beta, depth, found === 0 ? -1 : bestOf(found));
    this.#table.store(
      key,
      check,
      valueOf(best),
      boundFor(valueOf(best), alpha, beta),
      bestOf(best),
    );
    return valueOf(best);
  }

  /** At best all own cards are placed that ever can be, and the other is stuck with all of theirs. */
  #most(board: Board, lost: number): number {
    const seat = board.turn;
    const ownLost = cardsOf(wordAt(board.hands, seat), lost);
    const own = ownLost > 0 ? -ownLost : wordAt(this.#bonus, seat);
    return own + (isOut(board, 1 - seat) ? 0 : sizeOf(wordAt(board.hands, 1 - seat)));
  }

  /** At worst one more own card is placed, and the other loses only what must be lost. */
  #least(board: Board, lost: number): number {
    const seat = board.turn;
    const own = 1 - sizeOf(wordAt(board.hands, seat));
    const other = wordAt(board.hands, 1 - seat);
    if (other === 0 || isOut(board, 1 - seat)) return own;
    const otherLost = cardsOf(other, lost);
    return own + (otherLost > 0 ? otherLost : -wordAt(this.#bonus, 1 - seat));
  }

  /** The best move and its value, packed as the table packs them. */
  #searchMoves(board: Board, alpha: number, beta: number, depth: number, first: number): number {
    const moves = this.#moves[depth] ?? new Int32Array(mostMoves);
    const count = sortMoves(board, moves, first);
    let best = -limit;
    let bestMove = 0;
    for (let index = 0; index < count && best < beta; index += 1) {
      const move = wordAt(moves, index);
      const value = this.#valueAfter(board, move, Math.max(alpha, best), beta, depth);
      if (value <= best) continue;
      best = value;
      bestMove = move;
    }
    return Table.packed(best, exact, bestMove);
  }

  /** The value of a move for the seat that makes it: what it settles at once, and what follows. */
  #valueAfter(board: Board, move: number, low: number, high: number, depth: number): number {
    const seat = board.turn;
    const before = board.out;
    board.make(move);
    let settled = wordAt(board.hands, seat) === 0 ? wordAt(this.#bonus, seat) : 0;
    const gone = board.out & ~before;
    if ((gone >> seat) & 1) settled -= wordAt(board.penalties, seat);
    if ((gone >> (1 - seat)) & 1) settled += wordAt(board.penalties, 1 - seat);
    let value = settled;
    if (board.turn === seat) value += this.#search(board, low - settled, high - settled, depth + 1);
    else if (board.turn >= 0)
      value -= this.#search(board, settled - high, settled - low, depth + 1);
    board.unmake(move);
    return value;
  }
}

const isOut = (board: Board, seat: number): boolean => ((board.out >> seat) & 1) === 1;

/** Whether what is known of a position answers the question asked of it. */
function settles(found: number, alpha: number, beta: number): boolean {
  const bound = boundOf(found);
  if (bound === exact) return true;
  return bound === atLeast ? valueOf(found) >= beta : valueOf(found) <= alpha;
}

function boundFor(value: number, alpha: number, beta: number): number {
  if (value <= alpha) return atMost;
  return value >= beta ? atLeast : exact;
}

/** Colours that can never be placed again: the base is full and no column shows them. */
function lostColours(board: Board): number {
  if (board.isOpen) return 0;
  const alive = ~board.valleys;
  let set = 0;
  for (let colour = 0; colour < 5; colour += 1) {
    if ((wordAt(board.shown, colour) & alive) === 0) set |= 1 << colour;
  }
  return set;
}

/** How many cards of these colours a hand holds. */
function cardsOf(hand: number, colours: number): number {
  let cards = 0;
  for (let set = colours & coloursIn(hand); set !== 0; set &= set - 1) {
    cards += held(hand, lowestOf(set));
  }
  return cards;
}
