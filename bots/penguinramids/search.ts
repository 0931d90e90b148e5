import type { Rng } from '@rookery/rules/kernel/rng';
import { explorationScale, upperConfidenceBound } from '../exploration.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';
import { Board } from './board.ts';
import { RegretMatching } from './regret-matching.ts';
import { heuristicWeights } from './heuristic.ts';
import { make } from './make.ts';
import { chooseMove, mostMoves, slotOf } from './move.ts';
import { Evaluation } from './evaluation.ts';
import { bestMove } from './policy.ts';
import { writePriors } from './prior.ts';
import { RootStatistics } from '../root-statistics.ts';
import type { SearchSettings } from './search-settings.ts';
import { none, Tree } from './tree.ts';
import { usefulMoves } from './move-pruning.ts';

/** The most nodes of a path. */
const longestPath = 64;

/**
 * Information set Monte Carlo tree search. Each iteration shuffles the unseen cards into a new world and
 * follows one tree that all worlds share. The tree covers the present round, since later rounds depend on
 * cards that nobody knows yet. A playout by the policy follows, for the next round, and the value function
 * predicts the rest of the match.
 */
export class Search {
  readonly tree: Tree;
  readonly actionChoice: RegretMatching | null;
  /** The outcomes by move; filled only where all moves are tried equally often. */
  readonly statistics: RootStatistics;
  readonly #settings: SearchSettings;
  readonly #root: Board;
  readonly #board: Board;
  readonly #seat: number;
  readonly #rng: Rng;
  readonly #noise: { readonly rng: Rng; readonly most: number };
  readonly #moves = new Int32Array(mostMoves);
  readonly #priors = new Float64Array(mostMoves);
  readonly #evaluation = new Evaluation();
  readonly #utilities = new Float64Array(4);
  readonly #path = new Int32Array(longestPath);
  #length = 0;
  /** The moves that take turns at the root; none where the tree chooses. */
  readonly #rootMoves: readonly number[];
  #done = 0;

  /** `seat` is the one that thinks; the root may ask all seats to choose. */
  constructor(root: Board, seat: number, budget: number, rng: Rng, settings: SearchSettings) {
    this.#settings = settings;
    this.statistics = new RootStatistics(root.seats, seat);
    this.#rootMoves = settings.rootAllocation === 'even' ? rootMovesOf(root, seat) : [];
    this.#root = root;
    this.#board = new Board(root.seats, root.cardSet);
    this.#seat = seat;
    this.#rng = rng;
    this.#noise = { rng, most: settings.playoutNoise };
    this.actionChoice = root.isChoosing ? new RegretMatching(root) : null;
    this.tree = new Tree(Math.min(24 * budget + 1024, 1 << 20));
  }

  /** Plays one iteration. */
  iterate(): void {
    const board = this.#board;
    board.copy(this.#root);
    board.shuffle(this.#rng);
    this.#path[0] = 0;
    this.#length = 1;
    const first = this.#rootMoves[this.#done % this.#rootMoves.length];
    this.#done += 1;
    const picks = this.actionChoice ? this.#chooseActions(this.actionChoice, first) : 0;
    if (!this.actionChoice && first !== undefined) this.#begin(first);
    this.#descend();
    const last = this.#root.round + this.#settings.playoutRounds;
    while (!board.isOver && board.round <= last) {
      make(board, bestMove(board, heuristicWeights, this.#noise));
    }
    this.#backpropagate();
    if (first !== undefined) this.#count(first);
    this.actionChoice?.update(this.tree, 0, picks);
  }

  #count(move: number): void {
    const evaluation = this.#evaluation;
    const lead = evaluation.leadOf(this.#seat);
    this.statistics.add(move, (seat) => evaluation.winProbability(seat), lead);
  }

  /** Makes a given move at the root. */
  #begin(move: number): void {
    const known = this.tree.find(0, move);
    this.#step(known === none ? this.tree.add(0, move, 1) : known);
    make(this.#board, move);
  }

  /** `own` is the card that the seat must choose, if it is not free. */
  #chooseActions(choice: RegretMatching, own: number | undefined): number {
    const drawn = choice.draw(this.#rng);
    const shift = 4 * this.#seat;
    const picks = own === undefined ? drawn : (drawn & ~(15 << shift)) | (slotOf(own) << shift);
    for (let seat = 0; seat < this.#board.seats; seat += 1) {
      make(this.#board, chooseMove((picks >> (4 * seat)) & 15));
    }
    const known = this.tree.find(0, picks);
    this.#step(known === none ? this.tree.add(0, picks, 1) : known);
    return picks;
  }

  #step(node: number): void {
    this.#path[this.#length++] = node;
  }

  /** Follows the tree to a node that was never visited, or to the end of the round. */
  #descend(): void {
    const board = this.#board;
    const { round } = this.#root;
    let node = wordAt(this.#path, this.#length - 1);
    while (!board.isOver && board.round === round && this.#length < longestPath) {
      const count = usefulMoves(board, this.#moves);
      if (count === 1) {
        make(board, wordAt(this.#moves, 0));
        continue;
      }
      if (!this.tree.hasRoomFor(count)) return;
      node = this.#select(node, count);
      this.#step(node);
      make(board, this.tree.moveTo(node));
      if (this.tree.visits(node) === 0) return;
    }
  }

  /** Chooses the child to visit next by its upper confidence bound, among the moves of this world. */
  #select(node: number, count: number): number {
    const { tree } = this;
    const { seat } = this.#board;
    this.#expand(node, count);
    const visits = tree.visits(node);
    const scale = explorationScale(this.#settings.exploration, visits);
    const unknown = visits > 0 ? tree.totalUtility(node, seat) / visits : 0.5;
    let best = -Infinity;
    let found = none;
    for (let index = 0; index < count; index += 1) {
      const child = tree.find(node, wordAt(this.#moves, index));
      const tried = tree.visits(child);
      const mean = tried > 0 ? tree.totalUtility(child, seat) / tried : unknown;
      const value = upperConfidenceBound(mean, scale, tree.prior(child), tried);
      if (value <= best) continue;
      best = value;
      found = child;
    }
    return found;
  }

  /** Adds the moves of this world that the node does not know yet. */
  #expand(node: number, count: number): void {
    let isKnown = true;
    for (let index = 0; index < count && isKnown; index += 1) {
      isKnown = this.tree.find(node, wordAt(this.#moves, index)) !== none;
    }
    if (isKnown) return;
    writePriors(this.#board, this.#moves, count, heuristicWeights, this.#priors);
    for (let index = 0; index < count; index += 1) {
      const move = wordAt(this.#moves, index);
      if (this.tree.find(node, move) !== none) continue;
      this.tree.add(node, move, numberAt(this.#priors, index));
    }
  }

  /** Evaluates the position reached, and adds the result to every node of the path. */
  #backpropagate(): void {
    const evaluation = this.#evaluation;
    evaluation.evaluate(this.#board);
    const { halfLead, winWeight } = this.#settings;
    for (let seat = 0; seat < this.#board.seats; seat += 1) {
      const lead = evaluation.leadOf(seat);
      const sure = 0.5 + (0.5 * lead) / (Math.abs(lead) + halfLead);
      this.#utilities[seat] = winWeight * evaluation.winProbability(seat) + (1 - winWeight) * sure;
    }
    const win = evaluation.winProbability(this.#seat);
    const lead = evaluation.leadOf(this.#seat);
    for (let index = 0; index < this.#length; index += 1) {
      this.tree.update(wordAt(this.#path, index), this.#utilities, win, lead);
    }
  }
}

/** The moves to compare at the root: the cards of the hand, or the moves that pruning leaves. */
function rootMovesOf(root: Board, seat: number): readonly number[] {
  if (root.isChoosing) {
    return [1, 2, 3, 4, 5].filter((card) => (root.handOf(seat) >> card) & 1).map(chooseMove);
  }
  const moves = new Int32Array(mostMoves);
  return [...moves.subarray(0, usefulMoves(root, moves))];
}
