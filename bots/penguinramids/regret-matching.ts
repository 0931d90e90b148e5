import type { Rng } from '@rookery/rules/kernel/rng';
import type { Board } from './board.ts';
import { none, type Tree } from './tree.ts';
import { bitCount, lowestBit } from '../bits.ts';
import { numberAt } from '../typed-arrays.ts';

/** Numbers per seat: one for each action card, 0 being none. */
const actionsKept = 6;

/** The exploration rate: the share of draws in which any card is equally likely. */
const explorationRate = 0.15;

/**
 * Regret matching for the simultaneous choice of action cards. Each seat plays each card in proportion to
 * its positive regret; the average over all draws is the strategy. Later draws weigh more, since the
 * utilities are better known by then.
 */
export class RegretMatching {
  readonly #seats: number;
  readonly #hands: Int32Array;
  readonly #regrets: Float64Array;
  readonly #averages: Float64Array;
  #draws = 0;
  /** The probabilities of the cards of the seat computed last. */
  readonly #strategy = new Float64Array(actionsKept);

  constructor(board: Board) {
    this.#seats = board.seats;
    this.#hands = Int32Array.from({ length: board.seats }, (_, seat) => board.handOf(seat));
    this.#regrets = new Float64Array(board.seats * actionsKept);
    this.#averages = new Float64Array(board.seats * actionsKept);
  }

  /** Draws a card for every seat: four bits a seat. */
  draw(rng: Rng): number {
    let picks = 0;
    this.#draws += 1;
    for (let seat = 0; seat < this.#seats; seat += 1) {
      this.#updateStrategy(seat);
      picks |= this.#drawAction(seat, rng) << (4 * seat);
    }
    return picks;
  }

  /** Updates the regrets after a draw, with the utilities that `tree` has for the other cards. */
  update(tree: Tree, node: number, picks: number): void {
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const others = picks & ~(15 << (4 * seat));
      const drawn = meanUtility(tree, tree.find(node, picks), seat);
      for (let hand = this.#hands[seat] ?? 0; hand !== 0; hand &= hand - 1) {
        const action = lowestBit(hand);
        const child = tree.find(node, others | (action << (4 * seat)));
        if (child === none) continue;
        const place = seat * actionsKept + action;
        const regret = this.#draws * (meanUtility(tree, child, seat) - drawn);
        this.#regrets[place] = numberAt(this.#regrets, place) + regret;
      }
    }
  }

  /** The average strategy: how often a seat should play a card, not normalised. */
  average(seat: number, action: number): number {
    return numberAt(this.#averages, seat * actionsKept + action);
  }

  /** Computes the strategy of a seat, and adds it to the average. */
  #updateStrategy(seat: number): void {
    const hand = this.#hands[seat] ?? 0;
    const block = seat * actionsKept;
    let sum = 0;
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      sum += Math.max(0, numberAt(this.#regrets, block + lowestBit(rest)));
    }
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const action = lowestBit(rest);
      const regret = Math.max(0, numberAt(this.#regrets, block + action));
      const chance = sum > 0 ? regret / sum : 1 / bitCount(hand);
      this.#strategy[action] = chance;
      this.#averages[block + action] =
        numberAt(this.#averages, block + action) + this.#draws * chance;
    }
  }

  #drawAction(seat: number, rng: Rng): number {
    const hand = this.#hands[seat] ?? 0;
    const any = explorationRate / bitCount(hand);
    let left = rng.below(1 << 24) / (1 << 24);
    let rest = hand;
    for (; (rest & (rest - 1)) !== 0; rest &= rest - 1) {
      left -= any + (1 - explorationRate) * numberAt(this.#strategy, lowestBit(rest));
      if (left < 0) break;
    }
    return lowestBit(rest);
  }
}

const meanUtility = (tree: Tree, node: number, seat: number): number =>
  tree.totalUtility(node, seat) / tree.visits(node);
