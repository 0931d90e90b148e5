import { entryOf } from '@rookery/rules/kernel/entry';
import type { Rng } from '@rookery/rules/kernel/rng';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { BotQuestion, ThinkContext } from '../bot.ts';
import { FastRng } from '../fast-rng.ts';
import { runIterations } from '../iterations.ts';
import { wordAt } from '../typed-arrays.ts';
import { worldSamplerFor } from './world-sampler.ts';
import { Board, colourOf } from './board.ts';
import { Evaluation } from './evaluation.ts';
import { oneCard, type Hand } from './hand.ts';
import { MoveSelector } from './selection.ts';
import { playOut } from './playout.ts';
import type { InformationSet } from './information-set.ts';
import { RootStatistics } from '../root-statistics.ts';
import type { SearchSettings } from './search-settings.ts';
import { none, Tree } from './tree.ts';

/** Iterations between two reports of progress, which also ask whether to stop. */
const stride = 16;

/** Worlds beyond this number add no strength. */
const mostWorlds = 256;

/** More moves than a position has. */
const mostRootMoves = 128;

/**
 * Information set Monte Carlo tree search. Each iteration takes a sampled world, follows the tree by
 * upper confidence bounds, adds one new move, plays on by the policy and evaluates the end exactly.
 */
export class Search {
  readonly tree: Tree;
  /** The outcomes by node; filled only where all moves are tried equally often. */
  readonly statistics: RootStatistics;
  readonly #informationSet: InformationSet;
  readonly #settings: SearchSettings;
  readonly #rng: Rng;
  readonly #board: Board;
  readonly #evaluation: Evaluation;
  readonly #selector: MoveSelector;
  /** The randomness of random playouts; null where the policy plays on. */
  readonly #playoutRng: FastRng | null;
  readonly #path = new Int32Array(64);
  readonly #solveFrom: number;
  readonly #exploration: number;
  /** How many cards those who still play hold, and all cards not in the pyramid. */
  #cards = 0;
  #rest: Hand = 0;

  constructor(informationSet: InformationSet, settings: SearchSettings, budget: number, rng: Rng) {
    const { board, matchScore, seat } = informationSet;
    this.statistics = new RootStatistics(board.seats, seat);
    this.#informationSet = informationSet;
    this.#settings = settings;
    this.#rng = rng;
    this.#board = new Board(board.seats);
    this.tree = new Tree(budget + mostRootMoves);
    this.#evaluation = new Evaluation(matchScore);
    this.#selector = new MoveSelector(board.seats, settings.temperature);
    // With more seats the shares of victory differ by less. The exponent was found in matches.
    this.#exploration = settings.exploration * (2 / board.seats) ** 1.5;
    this.#playoutRng = settings.hasRandomPlayouts && board.seats > 2 ? new FastRng(rng) : null;
    this.#solveFrom = board.seats === 2 ? settings.solveFrom.two : settings.solveFrom.more;
  }

  run({ seen }: BotQuestion<PenguinParty>, thinking: ThinkContext): void {
    const { budget } = thinking;
    const { oversampling } = this.#settings;
    const sampler = worldSamplerFor(this.#informationSet, oversampling > 1 ? seen : []);
    const count = Math.min(budget, mostWorlds);
    const worlds = sampler.sample(count, oversampling, this.#rng);
    const nodes = this.#settings.rootAllocation === 'even' ? this.#addRootMoves() : [none];
    // Every move at the root meets the same worlds.
    runIterations(budget, stride, thinking, (done) =>
      this.#iterate(
        entryOf(worlds, Math.floor(done / nodes.length) % count),
        entryOf(nodes, done % nodes.length),
      ),
    );
  }

  #addRootMoves(): readonly number[] {
    const { board, seat } = this.#informationSet;
    const moves = new Int32Array(mostRootMoves);
    const count = board.legal(moves);
    return Array.from(moves.subarray(0, count), (move) => this.tree.add(0, seat, move));
  }

  /** `first` is the node of the move to begin with; none leaves the choice to the tree. */
  #iterate(world: Int32Array, first: number): void {
    this.#setWorld(world);
    const depth = this.#descend(first);
    this.#playOut();
    this.#evaluation.evaluate(this.#board);
    for (let index = 0; index < depth; index += 1) {
      const node = wordAt(this.#path, index);
      const seat = this.tree.seatOf(node);
      const { wins, leads } = this.#evaluation;
      this.tree.update(node, wins[seat] ?? 0, leads[seat] ?? 0);
    }
    if (first !== none) this.#count(first);
  }

  #count(node: number): void {
    const { wins, leads } = this.#evaluation;
    const lead = leads[this.#informationSet.seat] ?? 0;
    this.statistics.add(node, (seat) => wins[seat] ?? 0, lead);
  }

  #setWorld(world: Int32Array): void {
    const { board, seat: own, rest, sizes } = this.#informationSet;
    this.#board.copy(board);
    this.#cards = 0;
    this.#rest = rest;
    for (let seat = 0; seat < board.seats; seat += 1) {
      if (seat !== own) this.#board.hands[seat] = wordAt(world, seat);
      if (((board.out >> seat) & 1) === 0) this.#cards += sizes[seat] ?? 0;
    }
  }

  /** Follows the tree to a move never tried before, and notes the path. Returns the path's length. */
  #descend(first: number): number {
    let node = 0;
    let depth = 0;
    this.#path[depth++] = node;
    let isNew = false;
    if (first !== none) {
      node = first;
      this.#path[depth++] = node;
      this.#make(this.tree.moveTo(node));
    }
    // At least one move is made, however few cards are left.
    while (this.#board.turn >= 0 && !isNew && (depth === 1 || this.#cards > this.#solveFrom)) {
      const before = this.tree.size;
      node = this.#selector.select(this.#board, this.#rest, this.tree, node, this.#exploration);
      isNew = this.tree.size > before;
      this.#path[depth++] = node;
      this.#make(this.tree.moveTo(node));
    }
    return depth;
  }

  /** Plays on until few enough cards are left to solve the position. */
  #playOut(): void {
    if (this.#playoutRng) {
      this.#cards = playOut(this.#board, this.#cards, this.#solveFrom, this.#playoutRng);
      return;
    }
    while (this.#board.turn >= 0 && this.#cards > this.#solveFrom) {
      this.#make(this.#selector.sample(this.#board, this.#rest, this.#rng));
    }
  }

  #make(move: number): void {
    this.#board.make(move);
    this.#rest -= oneCard(colourOf(move));
    this.#cards -= 1;
  }
}
