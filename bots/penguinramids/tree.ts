import { numberAt, wordAt } from '../words.ts';

/** Seats a node keeps numbers for. */
const seatsKept = 4;

/**
 * The tree of a search: nodes are numbers, their facts lie in arrays, node 0 is the root. A node
 * is known by the moves that lead to it. Mirrored pyramids are not taken for the same: all goals
 * treat both sides alike, but the arms are printed on the cards, so the cards still to come are
 * not mirrored, and what fits on one side does not fit on the other.
 */
export class Tree {
  /** The node that is none. */
  static readonly none = -1;

  readonly #move: Int32Array;
  readonly #firstChild: Int32Array;
  readonly #nextSibling: Int32Array;
  readonly #visits: Int32Array;
  readonly #prior: Float64Array;
  readonly #worth: Float64Array;
  readonly #wins: Float64Array;
  readonly #leads: Float64Array;
  readonly #capacity: number;
  #count = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#move = new Int32Array(capacity);
    this.#firstChild = new Int32Array(capacity).fill(Tree.none);
    this.#nextSibling = new Int32Array(capacity).fill(Tree.none);
    this.#visits = new Int32Array(capacity);
    this.#prior = new Float64Array(capacity);
    this.#worth = new Float64Array(capacity * seatsKept);
    this.#wins = new Float64Array(capacity);
    this.#leads = new Float64Array(capacity);
    this.#count = 1;
  }

  hasRoomFor(nodes: number): boolean {
    return this.#count + nodes <= this.#capacity;
  }

  /** Adds a child that a move leads to. */
  add(parent: number, move: number, prior: number): number {
    const node = this.#count++;
    this.#move[node] = move;
    this.#prior[node] = prior;
    this.#nextSibling[node] = wordAt(this.#firstChild, parent);
    this.#firstChild[parent] = node;
    return node;
  }

  /** The child a move leads to; none if it was never added. */
  find(parent: number, move: number): number {
    let node = wordAt(this.#firstChild, parent);
    while (node !== Tree.none && wordAt(this.#move, node) !== move) {
      node = wordAt(this.#nextSibling, node);
    }
    return node;
  }

  /** Notes one outcome: what it is worth to each seat, and victory and lead of the seat that thinks. */
  note(node: number, worth: Float64Array, win: number, lead: number): void {
    this.#visits[node] = wordAt(this.#visits, node) + 1;
    for (let seat = 0; seat < seatsKept; seat += 1) {
      const place = node * seatsKept + seat;
      this.#worth[place] = numberAt(this.#worth, place) + numberAt(worth, seat);
    }
    this.#wins[node] = numberAt(this.#wins, node) + win;
    this.#leads[node] = numberAt(this.#leads, node) + lead;
  }

  children(parent: number): readonly number[] {
    const list: number[] = [];
    let node = wordAt(this.#firstChild, parent);
    while (node !== Tree.none) {
      list.push(node);
      node = wordAt(this.#nextSibling, node);
    }
    return list;
  }

  moveTo(node: number): number {
    return wordAt(this.#move, node);
  }

  visits(node: number): number {
    return wordAt(this.#visits, node);
  }

  prior(node: number): number {
    return numberAt(this.#prior, node);
  }

  /** What a node was worth to a seat, all outcomes together. */
  totalWorth(node: number, seat: number): number {
    return numberAt(this.#worth, node * seatsKept + seat);
  }

  totalWins(node: number): number {
    return numberAt(this.#wins, node);
  }

  totalLeads(node: number): number {
    return numberAt(this.#leads, node);
  }
}
