import type { Rng } from '@rookery/rules/kernel/rng';
import { numberAt, wordAt } from '../words.ts';
import type { Board } from './board.ts';
import { sizeOf, type Hand } from './hand.ts';
import { appealOf, phaseAt } from './policy.ts';
import { weightsFor } from './policy-weights.ts';
import { none, type Tree } from './tree.ts';

const mostMoves = 128;
const resolution = 2 ** 30;

/** Chooses moves for imagined players, who see their own hand and the pyramid. */
export class Chooser {
  readonly #seats: number;
  readonly #weights: Float64Array;
  readonly #heat: number;
  readonly #moves = new Int32Array(mostMoves);
  readonly #chances = new Float64Array(mostMoves);
  readonly #nodes = new Int32Array(mostMoves);

  constructor(seats: number, heat: number) {
    this.#seats = seats;
    this.#weights = weightsFor(seats);
    this.#heat = heat;
  }

  /** A move, each as likely as it appeals. */
  draw(board: Board, rest: Hand, rng: Rng): number {
    const count = board.legal(this.#moves);
    if (count === 1) return wordAt(this.#moves, 0);
    let mark = (rng.below(resolution) / resolution) * this.#weigh(board, count, rest);
    let index = 0;
    while (index < count - 1 && (mark -= numberAt(this.#chances, index)) > 0) index += 1;
    return wordAt(this.#moves, index);
  }

  /** The child of a node to go on with, by what it has brought so far and how it appeals; it may be new. */
  pursue(board: Board, rest: Hand, tree: Tree, node: number, curiosity: number): number {
    const count = board.legal(this.#moves);
    const mean = this.#findNodes(tree, node, board.turn, count);
    const reach = (curiosity * Math.sqrt(tree.visits(node) + 1)) / this.#weigh(board, count, rest);
    let most = -Infinity;
    let best = 0;
    for (let index = 0; index < count; index += 1) {
      const child = wordAt(this.#nodes, index);
      const visits = child === none ? 0 : tree.visits(child);
      const known = visits === 0 ? mean : tree.worth(child);
      const value = known + (reach * numberAt(this.#chances, index)) / (1 + visits);
      if (value <= most) continue;
      most = value;
      best = index;
    }
    const child = wordAt(this.#nodes, best);
    return child === none ? tree.add(node, board.turn, wordAt(this.#moves, best)) : child;
  }

  /** The chances of the moves, up to a factor; gives back their sum. */
  #weigh(board: Board, count: number, rest: Hand): number {
    const hand = wordAt(board.hands, board.turn);
    const phase = phaseAt(board.seats, sizeOf(hand));
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const move = wordAt(this.#moves, index);
      const appeal = appealOf(board, move, hand, rest, this.#weights, phase);
      const chance = Math.exp(appeal / this.#heat);
      this.#chances[index] = chance;
      sum += chance;
    }
    return sum;
  }

  /** Finds the nodes of the moves, and what they have brought this seat on average. */
  #findNodes(tree: Tree, node: number, turn: number, count: number): number {
    this.#nodes.fill(none, 0, count);
    let wins = 1 / this.#seats;
    let visits = 1;
    for (let child = tree.firstChild(node); child !== none; child = tree.nextChild(child)) {
      if (tree.seatOf(child) !== turn) continue;
      const index = this.#indexOf(tree.moveTo(child), count);
      if (index === none) continue;
      this.#nodes[index] = child;
      wins += tree.wins(child);
      visits += tree.visits(child);
    }
    return wins / visits;
  }

  #indexOf(move: number, count: number): number {
    for (let index = 0; index < count; index += 1) {
      if (wordAt(this.#moves, index) === move) return index;
    }
    return none;
  }
}
