import type { Rng } from '@rookery/rules/kernel/rng';
import { Board } from './board.ts';
import { Choice } from './choice.ts';
import { weights } from './evaluation.ts';
import { make } from './make.ts';
import { chooseMove, mostMoves } from './move.ts';
import { Outcome } from './outcome.ts';
import { bestMove } from './policy.ts';
import { writePriors } from './prior.ts';
import { Tree } from './tree.ts';
import { usefulMoves } from './useful.ts';
import { numberAt, wordAt } from '../words.ts';

/** How the search weighs things; found by trying, see bots/spec/penguinramids/arena.ts. */
export interface Settings {
  /** How strongly untried moves attract. */
  readonly curiosity: number;
  /** How much of what an outcome is worth is victory; the rest is the lead. */
  readonly winShare: number;
  /** The lead, in points, that is worth half of a sure one. */
  readonly halfLead: number;
  /** How freely action cards are chosen after the present round, in points. */
  readonly playoutNoise: number;
  /** How many rounds after the present one are played before the rest is foreseen. */
  readonly roundsAhead: number;
}

export const settings: Settings = {
  curiosity: 0.5,
  winShare: 0.25,
  halfLead: 4,
  playoutNoise: 0.2,
  roundsAhead: 1,
};

/** Nodes a path may have. */
const longestPath = 64;

/**
 * Information-set search: every iteration plays one imagined world, with the unseen cards in
 * another order, down a tree that all worlds share. The tree covers the present round; what comes
 * after depends on cards that nobody knows yet. So the next round is played as it looks best at
 * once, and what the match will come to after that is foreseen from how everyone stands then.
 */
export class Worlds {
  readonly tree: Tree;
  readonly choice: Choice | null;
  readonly #by: Settings;
  readonly #root: Board;
  readonly #board: Board;
  readonly #seat: number;
  readonly #rng: Rng;
  readonly #noise: { readonly rng: Rng; readonly most: number };
  readonly #moves = new Int32Array(mostMoves);
  readonly #priors = new Float64Array(mostMoves);
  readonly #outcome = new Outcome();
  readonly #worth = new Float64Array(4);
  readonly #path = new Int32Array(longestPath);
  #length = 0;

  /** `seat` is the one that thinks; the root may ask all seats to choose. */
  constructor(root: Board, seat: number, budget: number, rng: Rng, by: Settings) {
    this.#by = by;
    this.#root = root;
    this.#board = new Board(root.seats, root.kit);
    this.#seat = seat;
    this.#rng = rng;
    this.#noise = { rng, most: by.playoutNoise };
    this.choice = root.isChoosing ? new Choice(root) : null;
    this.tree = new Tree(Math.min(24 * budget + 1024, 1 << 20));
  }

  /** Plays one world. */
  iterate(): void {
    const board = this.#board;
    board.copy(this.#root);
    board.shuffle(this.#rng);
    this.#path[0] = 0;
    this.#length = 1;
    const picks = this.choice ? this.#choose(this.choice) : 0;
    this.#descend();
    const last = this.#root.round + this.#by.roundsAhead;
    while (!board.isOver && board.round <= last) {
      make(board, bestMove(board, weights, this.#noise));
    }
    this.#note();
    this.choice?.learn(this.tree, 0, picks);
  }

  #choose(choice: Choice): number {
    const picks = choice.draw(this.#rng);
    for (let seat = 0; seat < this.#board.seats; seat += 1) {
      make(this.#board, chooseMove((picks >> (4 * seat)) & 15));
    }
    const known = this.tree.find(0, picks);
    this.#step(known === Tree.none ? this.tree.add(0, picks, 1) : known);
    return picks;
  }

  #step(node: number): void {
    this.#path[this.#length++] = node;
  }

  /** Goes down the tree to a node that was never visited, or to the end of the round. */
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

  /** The child to try next, among the moves of this world. */
  #select(node: number, count: number): number {
    const { tree } = this;
    const { seat } = this.#board;
    this.#grow(node, count);
    const visits = tree.visits(node);
    const reach = this.#by.curiosity * Math.sqrt(visits + 1);
    const unknown = visits > 0 ? tree.totalWorth(node, seat) / visits : 0.5;
    let best = -Infinity;
    let found = Tree.none;
    for (let index = 0; index < count; index += 1) {
      const child = tree.find(node, wordAt(this.#moves, index));
      const tried = tree.visits(child);
      const mean = tried > 0 ? tree.totalWorth(child, seat) / tried : unknown;
      const score = mean + (reach * tree.prior(child)) / (1 + tried);
      if (score <= best) continue;
      best = score;
      found = child;
    }
    return found;
  }

  /** Adds the moves of this world that the node does not know yet. */
  #grow(node: number, count: number): void {
    let isKnown = true;
    for (let index = 0; index < count && isKnown; index += 1) {
      isKnown = this.tree.find(node, wordAt(this.#moves, index)) !== Tree.none;
    }
    if (isKnown) return;
    writePriors(this.#board, this.#moves, count, weights, this.#priors);
    for (let index = 0; index < count; index += 1) {
      const move = wordAt(this.#moves, index);
      if (this.tree.find(node, move) !== Tree.none) continue;
      this.tree.add(node, move, numberAt(this.#priors, index));
    }
  }

  /** Notes what a world came to in every node on the way. */
  #note(): void {
    const outcome = this.#outcome;
    outcome.read(this.#board);
    const { halfLead, winShare } = this.#by;
    for (let seat = 0; seat < this.#board.seats; seat += 1) {
      const lead = outcome.leadOf(seat);
      const sure = 0.5 + (0.5 * lead) / (Math.abs(lead) + halfLead);
      this.#worth[seat] = winShare * outcome.chanceOf(seat) + (1 - winShare) * sure;
    }
    const win = outcome.chanceOf(this.#seat);
    const lead = outcome.leadOf(this.#seat);
    for (let index = 0; index < this.#length; index += 1) {
      this.tree.note(wordAt(this.#path, index), this.#worth, win, lead);
    }
  }
}
