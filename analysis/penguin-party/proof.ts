import { Board } from '@rookery/bots/penguin-party/board';
import { Evaluation } from '@rookery/bots/penguin-party/evaluation';
import { coloursIn, type Hand } from '@rookery/bots/penguin-party/hand';
import { handsOf, waysToPick } from '@rookery/bots/penguin-party/hand-sampler';
import { informationSetOf, type InformationSet } from '@rookery/bots/penguin-party/information-set';
import { rulesMoveOf } from '@rookery/bots/penguin-party/translation';
import type { Move, View } from '@rookery/rules/penguin-party/vocabulary';

/** Positions with more cards in hands take too long to solve for every hand of the other player. */
const mostCards = 10;

/** So many hands of the other player are tried at most. */
const mostHands = 400;

/** What a move is worth in every world, in points ahead at the end of the round. */
export interface SolvedMove {
  readonly move: Move;
  readonly leads: readonly number[];
  /** In how many ways each world can be dealt; the same for every move. */
  readonly ways: readonly number[];
}

/**
 * Every move of a late position for two, solved exactly with open hands for every hand that the other
 * player may hold. Undefined where there are more seats, too many cards or too many hands.
 */
export function solveMoves(view: View): readonly SolvedMove[] | undefined {
  if (view.seats !== 2 || view.stage.phase !== 'turn' || view.stage.turn !== view.viewer)
    return undefined;
  const informationSet = informationSetOf(view);
  const { board, seat, sizes, matchScore } = informationSet;
  const isAlone = ((board.out >> (1 - seat)) & 1) === 1;
  const cards = (sizes[seat] ?? 0) + (isAlone ? 0 : (sizes[1 - seat] ?? 0));
  if (cards > mostCards) return undefined;
  const unseen = unseenIn(informationSet);
  const hands = isAlone ? [0] : handsOf(sizes[1 - seat] ?? 0, unseen, coloursIn(unseen));
  if (hands.length > mostHands) return undefined;
  const moves = new Int32Array(128);
  const count = board.legal(moves);
  const evaluation = new Evaluation(matchScore);
  const ways = hands.map((hand) => waysToPick(hand, unseen));
  const trial = new Board(2);
  return Array.from(moves.subarray(0, count), (move) => ({
    move: rulesMoveOf(board, move),
    ways,
    leads: hands.map((hand) => {
      trial.copy(board);
      trial.hands[1 - seat] = hand;
      trial.make(move);
      evaluation.evaluate(trial);
      return evaluation.leads[seat] ?? 0;
    }),
  }));
}

/** The cards that are neither in the pyramid nor in the own hand. */
function unseenIn({ board, rest, seat }: InformationSet): Hand {
  return rest - (board.hands[seat] ?? 0);
}

/** The move that is never worse than another in any world and better than each in some; undefined if there is none. */
export const findDominant = (solved: readonly SolvedMove[]): Move | undefined =>
  solved.find((one) => solved.every((other) => other === one || dominates(one, other)))?.move;

/** Whether a move is never worse than another in any world, and better in some. */
export const dominates = (one: SolvedMove, other: SolvedMove): boolean =>
  one.leads.every((lead, world) => lead >= (other.leads[world] ?? 0)) &&
  one.leads.some((lead, world) => lead > (other.leads[world] ?? 0));
