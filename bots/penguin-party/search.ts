import { entryOf } from '@rookery/rules/kernel/entry';
import { quickRng, type Rng } from '@rookery/rules/kernel/rng';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import type { Bot, Candidate, Question, Thinking } from '../bot.ts';
import { Dice } from '../dice.ts';
import { wordAt } from '../words.ts';
import { beliefsOf } from './beliefs.ts';
import { Board, colourOf } from './board.ts';
import { Ending } from './ending.ts';
import { oneCard, type Hand } from './hand.ts';
import { Chooser } from './chooser.ts';
import { playOut } from './playout.ts';
import { reasonFor } from './reason.ts';
import { situationOf, type Situation } from './situation.ts';
import { rulesMoveOf } from './translation.ts';
import { none, Tree } from './tree.ts';

/** What sets one level apart from another, besides its budget. */
export interface Skill {
  /** How many imagined worlds are looked at for each that is kept as likely; 1 takes all alike. */
  readonly suspicion: number;
  /** Rounds with at most this many cards in hands are played out with open hands, everyone at their best. */
  readonly settleFrom: { readonly two: number; readonly more: number };
  /** How readily a move is tried that does not look good yet, at a table for two. */
  readonly curiosity: number;
  /** Whether imagined players at tables for more than two go on at random: worse, but many times as fast. */
  readonly isHasty: boolean;
  /** How far imagined players stray from what appeals to them; 1 is as far as players do. */
  readonly heat: number;
}

/** Iterations between two looks up from thinking. */
const stride = 16;

/** More worlds than this tell nothing new. */
const mostWorlds = 256;

/**
 * Information set search. Each iteration takes a world that explains what was seen, follows
 * the moves that did well in such worlds and appeal to whoever holds that hand, tries one
 * new move, plays on as people would, and judges the end exactly. `budget` counts iterations.
 */
export const searchingBotWith =
  (skill: Skill): Bot<PenguinParty> =>
  (question, thinking) => {
    const situation = situationOf(question.view);
    const budget = question.legal.length > 1 ? Math.max(1, thinking.budget) : 1;
    const search = new Search(situation, skill, budget, quickRng(thinking.rng));
    search.run(question, { ...thinking, budget });
    const candidates = search.candidates();
    const { move } = entryOf(candidates, 0);
    return { move, candidates, reason: reasonFor(question.view, move) };
  };

class Search {
  readonly #situation: Situation;
  readonly #skill: Skill;
  readonly #rng: Rng;
  readonly #board: Board;
  readonly #tree: Tree;
  readonly #ending: Ending;
  readonly #chooser: Chooser;
  /** For going on at random; null where that is not done. */
  readonly #dice: Dice | null;
  readonly #path = new Int32Array(64);
  readonly #settleFrom: number;
  readonly #curiosity: number;
  /** Cards in the hands of those who still play, and all cards not in the pyramid. */
  #cards = 0;
  #rest: Hand = 0;

  constructor(situation: Situation, skill: Skill, budget: number, rng: Rng) {
    const { board, prospects } = situation;
    this.#situation = situation;
    this.#skill = skill;
    this.#rng = rng;
    this.#board = new Board(board.seats);
    this.#tree = new Tree(budget);
    this.#ending = new Ending(prospects);
    this.#chooser = new Chooser(board.seats, skill.heat);
    // Where more share the victory, shares differ by less; the power was found by playing.
    this.#curiosity = skill.curiosity * (2 / board.seats) ** 1.5;
    this.#dice = skill.isHasty && board.seats > 2 ? new Dice(rng) : null;
    this.#settleFrom = board.seats === 2 ? skill.settleFrom.two : skill.settleFrom.more;
  }

  run({ seen }: Question<PenguinParty>, { budget, isCancelled, onProgress }: Thinking): void {
    const beliefs = beliefsOf(this.#situation, this.#skill.suspicion > 1 ? seen : []);
    const count = Math.min(budget, mostWorlds);
    const worlds = beliefs.worlds(count, this.#skill.suspicion, this.#rng);
    for (let done = 0; done < budget; done += 1) {
      this.#iterate(entryOf(worlds, done % count));
      if (done % stride !== stride - 1) continue;
      onProgress?.((done + 1) / budget);
      if (isCancelled?.()) return;
    }
  }

  /** The moves that were tried, most often first. */
  candidates(): readonly Candidate<PenguinParty>[] {
    const tree = this.#tree;
    const found: Candidate<PenguinParty>[] = [];
    for (let node = tree.firstChild(0); node !== none; node = tree.nextChild(node)) {
      const tried = tree.visits(node);
      const move = rulesMoveOf(this.#situation.board, tree.moveTo(node));
      found.push({ move, tried, win: tree.wins(node) / tried, lead: tree.leads(node) / tried });
    }
    return found.toSorted((a, b) => b.tried - a.tried || b.win - a.win);
  }

  #iterate(world: Int32Array): void {
    this.#enter(world);
    const depth = this.#descend();
    this.#playOn();
    this.#ending.judge(this.#board);
    for (let index = 0; index < depth; index += 1) {
      const node = wordAt(this.#path, index);
      const seat = this.#tree.seatOf(node);
      const { wins, leads } = this.#ending;
      this.#tree.learn(node, wins[seat] ?? 0, leads[seat] ?? 0);
    }
  }

  #enter(world: Int32Array): void {
    const { board, seat: own, rest, sizes } = this.#situation;
    this.#board.copy(board);
    this.#cards = 0;
    this.#rest = rest;
    for (let seat = 0; seat < board.seats; seat += 1) {
      if (seat !== own) this.#board.hands[seat] = wordAt(world, seat);
      if (((board.out >> seat) & 1) === 0) this.#cards += sizes[seat] ?? 0;
    }
  }

  /** Goes down the tree to a move never tried before, and notes the path; says how long it is. */
  #descend(): number {
    let node = 0;
    let depth = 0;
    this.#path[depth++] = node;
    let isNew = false;
    // At least one move is made, however few cards are left.
    while (this.#board.turn >= 0 && !isNew && (depth === 1 || this.#cards > this.#settleFrom)) {
      const before = this.#tree.size;
      node = this.#chooser.pursue(this.#board, this.#rest, this.#tree, node, this.#curiosity);
      isNew = this.#tree.size > before;
      this.#path[depth++] = node;
      this.#make(this.#tree.moveTo(node));
    }
    return depth;
  }

  /** Goes on until so few cards are left that the end can be judged. */
  #playOn(): void {
    if (this.#dice) {
      this.#cards = playOut(this.#board, this.#cards, this.#settleFrom, this.#dice);
      return;
    }
    while (this.#board.turn >= 0 && this.#cards > this.#settleFrom) {
      this.#make(this.#chooser.draw(this.#board, this.#rest, this.#rng));
    }
  }

  #make(move: number): void {
    this.#board.make(move);
    this.#rest -= oneCard(colourOf(move));
    this.#cards -= 1;
  }
}
