import type { Rng } from '@rookery/rules/kernel/rng';
import { explorationScale, upperConfidenceBound } from '../exploration.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';
import type { Board } from './board.ts';
import { sizeOf, type Hand } from './hand.ts';
import { logitOf, phaseAt } from './policy.ts';
import { weightsFor } from './policy-weights.ts';
import { none, type Tree } from './tree.ts';

const mostMoves = 128;
const resolution = 2 ** 30;

/** Chooses moves for imagined players by the policy, which sees the hand of the player and the pyramid. */
export class MoveSelector {
  readonly #seats: number;
  readonly #weights: Float64Array;
  readonly #temperature: number;
  readonly #moves = new Int32Array(mostMoves);
  readonly #priors = new Float64Array(mostMoves);
  readonly #nodes = new Int32Array(mostMoves);

  constructor(seats: number, temperature: number) {
    this.#seats = seats;
    this.#weights = weightsFor(seats);
    this.#temperature = temperature;
  }

  /** Draws a move from the policy, for playouts. */
  sample(board: Board, rest: Hand, rng: Rng): number {
    const count = board.legal(this.#moves);
    if (count === 1) return wordAt(this.#moves, 0);
    let mark = (rng.below(resolution) / resolution) * this.#writePriors(board, count, rest);
    let index = 0;
    while (index < count - 1 && (mark -= numberAt(this.#priors, index)) > 0) index += 1;
    return wordAt(this.#moves, index);
  }

  /** Chooses the child of a node to visit next by its upper confidence bound; the child may be new. */
  select(board: Board, rest: Hand, tree: Tree, node: number, exploration: number): number {
    const count = board.legal(this.#moves);
    const mean = this.#findNodes(tree, node, board.turn, count);
    const sum = this.#writePriors(board, count, rest);
    const scale = explorationScale(exploration, tree.visits(node)) / sum;
    let most = -Infinity;
    let best = 0;
    for (let index = 0; index < count; index += 1) {
      const child = wordAt(this.#nodes, index);
      const visits = child === none ? 0 : tree.visits(child);
      const utility = visits === 0 ? mean : tree.meanUtility(child);
      const value = upperConfidenceBound(utility, scale, numberAt(this.#priors, index), visits);
      if (value <= most) continue;
      most = value;
      best = index;
    }
    const child = wordAt(this.#nodes, best);
    return child === none ? tree.add(node, board.turn, wordAt(this.#moves, best)) : child;
  }

  /** Writes the priors of the moves, not normalised, and returns their sum. */
  #writePriors(board: Board, count: number, rest: Hand): number {
    const hand = wordAt(board.hands, board.turn);
    const phase = phaseAt(board.seats, sizeOf(hand));
    let sum = 0;
    for (let index = 0; index < count; index += 1) {
      const move = wordAt(this.#moves, index);
      const logit = logitOf(board, move, hand, rest, this.#weights, phase);
      const prior = Math.exp(logit / this.#temperature);
      this.#priors[index] = prior;
      sum += prior;
    }
    return sum;
  }

  /** Finds the nodes of the moves, and returns their mean share of victories. */
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
