import { entryOf } from '@rookery/rules/kernel/entry';
import type { Rng } from '@rookery/rules/kernel/rng';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Bot } from '../bot.ts';
import { Dice } from '../dice.ts';
import { numberAt, wordAt } from '../words.ts';
import { Board } from './board.ts';
import { playOut } from './playout.ts';
import { countUp, winShare } from './prospects.ts';
import { reasonFor } from './reason.ts';
import { situationOf, type Situation } from './situation.ts';
import { rulesMoveOf } from './translation.ts';

/** How much to explore: the value that Cowling, Powley and Whitehouse used. */
const curiosity = 0.7;

/** A move somebody has tried from a set of positions that look the same. */
interface Node {
  readonly move: number;
  readonly seat: number;
  readonly children: Node[];
  visits: number;
  /** How often it could have been chosen. */
  chances: number;
  /** Victories of the seat that makes the move. */
  wins: number;
}

const nodeOf = (move: number, seat: number): Node => ({
  move,
  seat,
  children: [],
  visits: 0,
  chances: 0,
  wins: 0,
});

/**
 * Single-observer information set search as the textbook has it: a world drawn uniformly
 * for each iteration, upper confidence bounds over the moves that world allows, one new
 * move tried, random play to the end. A yardstick; `budget` counts iterations.
 */
export const textbookBot: Bot<PenguinParty> = ({ view }, thinking) => {
  const situation = situationOf(view);
  const rng = new Dice(thinking.rng);
  const root = nodeOf(-1, -1);
  const search = new Search(situation, rng);
  for (let done = 0; done < Math.max(1, thinking.budget); done += 1) {
    search.iterate(root);
    if (done % 64 !== 63) continue;
    thinking.onProgress?.((done + 1) / thinking.budget);
    if (thinking.isCancelled?.()) break;
  }
  const candidates = root.children
    .toSorted((a, b) => b.visits - a.visits)
    .map(({ move, visits, wins }) => ({
      move: rulesMoveOf(situation.board, move),
      win: wins / visits,
      lead: 0,
      tried: visits,
    }));
  const { move } = entryOf(candidates, 0);
  return { move, candidates, reason: reasonFor(view, move) };
};

class Search {
  readonly #situation: Situation;
  readonly #rng: Rng;
  readonly #board: Board;
  readonly #moves = new Int32Array(128);
  readonly #totals: Float64Array;
  readonly #wins: Float64Array;

  constructor(situation: Situation, rng: Rng) {
    this.#situation = situation;
    this.#rng = rng;
    this.#board = new Board(situation.board.seats);
    this.#totals = new Float64Array(situation.board.seats);
    this.#wins = new Float64Array(situation.board.seats);
  }

  iterate(root: Node): void {
    const board = this.#board;
    board.copy(this.#situation.board);
    this.#situation.dealer.deal(board.hands, this.#rng);
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
      node = isNew ? this.#grow(node, count) : mostPromising(known);
      for (const each of known) each.chances += 1;
      if (isNew) node.chances += 1;
      path.push(node);
      board.make(node.move);
    }
    playOut(board, Infinity, 0, this.#rng);
    this.#learn(path);
  }

  /** Tries a move that was never tried from here. */
  #grow(node: Node, count: number): Node {
    const { turn } = this.#board;
    const untried: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const move = wordAt(this.#moves, index);
      const isKnown = node.children.some((child) => child.seat === turn && child.move === move);
      if (!isKnown) untried.push(move);
    }
    const child = nodeOf(entryOf(untried, this.#rng.below(untried.length)), turn);
    node.children.push(child);
    return child;
  }

  #learn(path: readonly Node[]): void {
    const { prospects } = this.#situation;
    countUp(this.#board, prospects.points, this.#totals);
    for (let seat = 0; seat < this.#wins.length; seat += 1) {
      this.#wins[seat] = winShare(this.#totals, seat, prospects);
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

function mostPromising(nodes: readonly Node[]): Node {
  let best = entryOf(nodes, 0);
  let most = -Infinity;
  for (const node of nodes) {
    const value =
      node.wins / node.visits + curiosity * Math.sqrt(Math.log(node.chances) / node.visits);
    if (value <= most) continue;
    most = value;
    best = node;
  }
  return best;
}
