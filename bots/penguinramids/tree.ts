import { numberAt, wordAt } from '../typed-arrays.ts';

/** No such node. */
export const none = -1;

/** Seats a node keeps numbers for. */
const seatsKept = 4;

/**
 * The search tree, shared by all worlds. Nodes are numbers, their data lie in arrays, and node 0 is the root.
 * Mirrored pyramids are different nodes: the goals treat both sides alike, but the arms are printed on the
 * cards, so what fits on one side does not fit on the other.
 */
export class Tree {
  readonly #move: Int32Array;
  readonly #firstChild: Int32Array;
  readonly #nextSibling: Int32Array;
  readonly #visits: Int32Array;
  readonly #prior: Float64Array;
  readonly #utilities: Float64Array;
  readonly #wins: Float64Array;
  readonly #leads: Float64Array;
  readonly #capacity: number;
  #count = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#move = new Int32Array(capacity);
    this.#firstChild = new Int32Array(capacity).fill(none);
    this.#nextSibling = new Int32Array(capacity).fill(none);
    this.#visits = new Int32Array(capacity);
    this.#prior = new Float64Array(capacity);
    this.#utilities = new Float64Array(capacity * seatsKept);
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
    while (node !== none && wordAt(this.#move, node) !== move) {
      node = wordAt(this.#nextSibling, node);
    }
    return node;
  }

  /** Adds one result: the utility for each seat, and the victory and lead of the seat that thinks. */
  update(node: number, utilities: Float64Array, win: number, lead: number): void {
    this.#visits[node] = wordAt(this.#visits, node) + 1;
    for (let seat = 0; seat < seatsKept; seat += 1) {
      const place = node * seatsKept + seat;
      this.#utilities[place] = numberAt(this.#utilities, place) + numberAt(utilities, seat);
    }
    this.#wins[node] = numberAt(this.#wins, node) + win;
    this.#leads[node] = numberAt(this.#leads, node) + lead;
  }

  children(parent: number): readonly number[] {
    const list: number[] = [];
    let node = wordAt(this.#firstChild, parent);
    while (node !== none) {
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

  /** The utility of a node for a seat, summed over all visits. */
  totalUtility(node: number, seat: number): number {
    return numberAt(this.#utilities, node * seatsKept + seat);
  }

  totalWins(node: number): number {
    return numberAt(this.#wins, node);
  }

  totalLeads(node: number): number {
    return numberAt(this.#leads, node);
  }
}
