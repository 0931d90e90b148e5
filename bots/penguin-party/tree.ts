import { numberAt, wordAt } from '../typed-arrays.ts';
import { utilityOf } from './utility.ts';

/** No such node. */
export const none = -1;

/**
 * The search tree, shared by all worlds. A node is a move of a seat; the same move by another seat
 * (because somebody went out in that world) is another node.
 */
export class Tree {
  size = 0;
  readonly #moves: Int32Array;
  readonly #seats: Int32Array;
  readonly #firstChild: Int32Array;
  readonly #nextChild: Int32Array;
  readonly #visits: Int32Array;
  readonly #wins: Float64Array;
  readonly #leads: Float64Array;

  /** A tree with its root, the position itself, and room for this many moves. */
  constructor(moves: number) {
    const room = moves + 1;
    this.#moves = new Int32Array(room);
    this.#seats = new Int32Array(room);
    this.#firstChild = new Int32Array(room).fill(none);
    this.#nextChild = new Int32Array(room).fill(none);
    this.#visits = new Int32Array(room);
    this.#wins = new Float64Array(room);
    this.#leads = new Float64Array(room);
    this.#seats[this.size++] = none;
  }

  firstChild(node: number): number {
    return wordAt(this.#firstChild, node);
  }

  nextChild(node: number): number {
    return wordAt(this.#nextChild, node);
  }

  moveTo(node: number): number {
    return wordAt(this.#moves, node);
  }

  /** Who makes the move; nobody makes the root. */
  seatOf(node: number): number {
    return wordAt(this.#seats, node);
  }

  visits(node: number): number {
    return wordAt(this.#visits, node);
  }

  /** Victories of the seat that makes the move, shared ones in part. */
  wins(node: number): number {
    return numberAt(this.#wins, node);
  }

  leads(node: number): number {
    return numberAt(this.#leads, node);
  }

  /** The mean utility of a visited move for the seat that makes it. */
  meanUtility(node: number): number {
    return utilityOf(this.wins(node), this.leads(node)) / this.visits(node);
  }

  add(parent: number, seat: number, move: number): number {
    const node = this.size++;
    this.#moves[node] = move;
    this.#seats[node] = seat;
    this.#nextChild[node] = this.firstChild(parent);
    this.#firstChild[parent] = node;
    return node;
  }

  update(node: number, win: number, lead: number): void {
    this.#visits[node] = this.visits(node) + 1;
    this.#wins[node] = this.wins(node) + win;
    this.#leads[node] = this.leads(node) + lead;
  }
}
