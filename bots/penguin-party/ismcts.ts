import { entryOf } from '@rookery/rules/kernel/entry';
import type { Rng } from '@rookery/rules/kernel/rng';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Bot } from '../bot.ts';
import { addNumbers, gainOver } from '../comparison.ts';
import { FastRng } from '../fast-rng.ts';
import { runIterations } from '../iterations.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';
import { Board } from './board.ts';
import { playOut } from './playout.ts';
import { writeTotals, winProbability } from './utility.ts';
import { reasonFor } from './reason.ts';
import { informationSetOf, type InformationSet } from './information-set.ts';
import { rulesMoveOf } from './translation.ts';

/** The exploration constant of UCB1; the value that Cowling, Powley and Whitehouse used. */
const exploration = 0.7;

/** Iterations between two reports of progress. */
const stride = 64;

/** A move that was tried in an information set. */
interface IsmctsNode {
  readonly move: number;
  readonly seat: number;
  readonly children: IsmctsNode[];
  visits: number;
  /** In how many visits of the parent it was legal. */
  availability: number;
  /** Victories of the seat that makes the move. */
  wins: number;
}

const createNode = (move: number, seat: number): IsmctsNode => ({
  move,
  seat,
  children: [],
  visits: 0,
  availability: 0,
  wins: 0,
});

/**
 * Plain single-observer information set Monte Carlo tree search (SO-ISMCTS), a baseline to measure ours
 * by. Each iteration draws a world uniformly, selects by UCB1 among the moves that world allows, adds one
 * new move and plays at random to the end. The budget counts iterations.
 */
export const ismctsBot: Bot<PenguinParty> = ({ view }, thinking) => {
  const informationSet = informationSetOf(view);
  const rng = new FastRng(thinking.rng);
  const root = createNode(-1, -1);
  const search = new IsmctsSearch(informationSet, rng);
  runIterations(thinking.budget, stride, thinking, () => search.iterate(root));
  const candidates = root.children
    .toSorted((a, b) => b.visits - a.visits)
    .map(({ move, visits, wins }) => ({
      move: rulesMoveOf(informationSet.board, move),
      win: wins / visits,
      lead: 0,
      tried: visits,
    }));
  const best = entryOf(candidates, 0);
  const next = candidates[1];
  const reason = addNumbers(reasonFor(view, best.move, next?.move), next && gainOver(best, next));
  return { move: best.move, candidates, reason };
};

class IsmctsSearch {
  readonly #informationSet: InformationSet;
  readonly #rng: Rng;
  readonly #board: Board;
  readonly #moves = new Int32Array(128);
  readonly #totals: Float64Array;
  readonly #wins: Float64Array;

  constructor(informationSet: InformationSet, rng: Rng) {
    this.#informationSet = informationSet;
    this.#rng = rng;
    this.#board = new Board(informationSet.board.seats);
    this.#totals = new Float64Array(informationSet.board.seats);
    this.#wins = new Float64Array(informationSet.board.seats);
  }

  iterate(root: IsmctsNode): void {
    const board = this.#board;
    board.copy(this.#informationSet.board);
    this.#informationSet.handSampler.sample(board.hands, this.#rng);
    const path = [root];
    let node = root;
    let isNew = false;
    while (board.turn >= 0 && !isNew) {
      const count = board.legal(this.#moves);
      const { turn } = board;
      const known = node.children.filter(
        ({ move, seat }) => seat === turn && includes(this.#moves, count, move),
      );
      isNew = known.length < count;
      node = isNew ? this.#expand(node, count) : selectChild(known);
      for (const each of known) each.availability += 1;
      if (isNew) node.availability += 1;
      path.push(node);
      board.make(node.move);
    }
    playOut(board, Infinity, 0, this.#rng);
    this.#backpropagate(path);
  }

  /** Adds a move that was never tried from this node. */
  #expand(node: IsmctsNode, count: number): IsmctsNode {
    const { turn } = this.#board;
    const untried: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const move = wordAt(this.#moves, index);
      const isKnown = node.children.some((child) => child.seat === turn && child.move === move);
      if (!isKnown) untried.push(move);
    }
    const child = createNode(entryOf(untried, this.#rng.below(untried.length)), turn);
    node.children.push(child);
    return child;
  }

  #backpropagate(path: readonly IsmctsNode[]): void {
    const { matchScore } = this.#informationSet;
    writeTotals(this.#board, matchScore.points, this.#totals);
    for (let seat = 0; seat < this.#wins.length; seat += 1) {
      this.#wins[seat] = winProbability(this.#totals, seat, matchScore);
    }
    for (const node of path) {
      node.visits += 1;
      if (node.seat >= 0) node.wins += numberAt(this.#wins, node.seat);
    }
  }
}

function includes(moves: Int32Array, count: number, move: number): boolean {
  for (let index = 0; index < count; index += 1) if (moves[index] === move) return true;
  return false;
}

function selectChild(nodes: readonly IsmctsNode[]): IsmctsNode {
  let best = entryOf(nodes, 0);
  let most = -Infinity;
  for (const node of nodes) {
    const value =
      node.wins / node.visits + exploration * Math.sqrt(Math.log(node.availability) / node.visits);
    if (value <= most) continue;
    most = value;
    best = node;
  }
  return best;
}
