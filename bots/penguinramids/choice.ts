import type { Rng } from '@rookery/rules/kernel/rng';
import type { Board } from './board.ts';
import { Tree } from './tree.ts';
import { lowestOf, numberAt, sizeOf } from '../words.ts';

/** Numbers per seat: one for each action card, 0 being none. */
const actionsKept = 6;

/** How often a seat tries any card, whatever it regrets. */
const curiosity = 0.15;

/**
 * The simultaneous choice of action cards by regret matching: each seat plays each card in
 * proportion to how much it regrets not having played it; the average of that is its strategy.
 * Later draws count more, since they know better what the cards are worth.
 */
export class Choice {
  readonly #seats: number;
  readonly #hands: Int32Array;
  readonly #regrets: Float64Array;
  readonly #averages: Float64Array;
  #draws = 0;
  /** The chances of the cards of the seat asked last. */
  readonly #chances = new Float64Array(actionsKept);

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
      this.#match(seat);
      picks |= this.#drawOne(seat, rng) << (4 * seat);
    }
    return picks;
  }

  /** Learns from a draw: `tree` knows how other cards did against the same ones. */
  learn(tree: Tree, node: number, picks: number): void {
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const others = picks & ~(15 << (4 * seat));
      const drawn = meanWorth(tree, tree.find(node, picks), seat);
      for (let hand = this.#hands[seat] ?? 0; hand !== 0; hand &= hand - 1) {
        const action = lowestOf(hand);
        const child = tree.find(node, others | (action << (4 * seat)));
        if (child === Tree.none) continue;
        const place = seat * actionsKept + action;
        const regret = this.#draws * (meanWorth(tree, child, seat) - drawn);
        this.#regrets[place] = numberAt(this.#regrets, place) + regret;
      }
    }
  }

  /** How often a seat should play a card: the average over all draws, not normed. */
  average(seat: number, action: number): number {
    return numberAt(this.#averages, seat * actionsKept + action);
  }

  /** Sets the chances of a seat's cards and adds them to its average. */
  #match(seat: number): void {
    const hand = this.#hands[seat] ?? 0;
    const block = seat * actionsKept;
    let sum = 0;
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      sum += Math.max(0, numberAt(this.#regrets, block + lowestOf(rest)));
    }
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const action = lowestOf(rest);
      const regret = Math.max(0, numberAt(this.#regrets, block + action));
      const chance = sum > 0 ? regret / sum : 1 / sizeOf(hand);
      this.#chances[action] = chance;
      this.#averages[block + action] =
        numberAt(this.#averages, block + action) + this.#draws * chance;
    }
  }

  #drawOne(seat: number, rng: Rng): number {
    const hand = this.#hands[seat] ?? 0;
    const any = curiosity / sizeOf(hand);
    let left = rng.below(1 << 24) / (1 << 24);
    let rest = hand;
    for (; (rest & (rest - 1)) !== 0; rest &= rest - 1) {
      left -= any + (1 - curiosity) * numberAt(this.#chances, lowestOf(rest));
      if (left < 0) break;
    }
    return lowestOf(rest);
  }
}

const meanWorth = (tree: Tree, node: number, seat: number): number =>
  tree.totalWorth(node, seat) / tree.visits(node);
