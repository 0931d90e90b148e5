import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import type { Board } from './board.ts';
import { leftOf, rightOf } from './penguin.ts';
import {
  aheadInColour,
  aheadInWeight,
  coloursOnEdge,
  ofOneColour,
  unreachable,
} from './goal-progress.ts';
import { leftEdge, levelStart, restsOn, rightEdge, sizeOfLevel } from './pyramid.ts';
import { countWithArms, greysOf, levelScore, weightsOf } from './scoring.ts';
import { bitCount } from '../bits.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';

/** The features of a seat, in this order; the goals come last. */
export const features = [
  // The heaviest penguin of a level. The top is empty until the match is over.
  'heaviest-1',
  'heaviest-2',
  'heaviest-3',
  // Slots of a level that are free.
  'free-1',
  'free-2',
  'free-3',
  // How much heavier a penguin the free slots of a level may carry.
  'gain-1',
  'gain-2',
  'gain-3',
  'gain-4',
  'token',
  // Action cards in hand.
  'card-1',
  'card-2',
  'card-3',
  'card-4',
  'card-5',
  'chief-card',
  // The points of the goal `chief`, while action card 1 is in hand.
  'chief-in-reach',
  // The part of a goal that is done, times its points; by the goal's rule.
  'each-with-raised-arms',
  'each-card-in-front',
  'most-of-weight',
  'side-of-colours',
  'level-again',
  'no-grey',
  'each-level-of-one-colour',
  'chief',
  'most-of-one-colour',
  'every-weight',
] as const;
export type Feature = (typeof features)[number];

const placeOf = (fact: Feature): number => features.indexOf(fact);
const freeAt = placeOf('free-1');
const gainAt = placeOf('gain-1');
const tokenAt = placeOf('token');
const cardsAt = placeOf('card-1');
const chiefCardAt = placeOf('chief-card');
const chiefInReachAt = placeOf('chief-in-reach');

/** The strength expected of an arm that is not there yet. */
const missingArm = 1;

/** The heaviest penguin there is. */
const heaviest = 4;

/** A count that leads by this many is as good as won. */
const wonBy = 3;

/** Writes the features of a seat between two rounds. */
export function writeFeatures(board: Board, seat: number, written: Float64Array): void {
  for (let level = 0; level < 4; level += 1) writeLevel(board, seat, level, written);
  written[tokenAt] = board.tokensOf(seat);
  const hand = board.handOf(seat);
  for (let card = 1; card <= 5; card += 1) written[cardsAt + card - 1] = (hand >> card) & 1;
  written[chiefCardAt] = board.chief === seat ? 1 : 0;
  written.fill(0, chiefInReachAt);
  for (const goal of board.cardSet.goals) writeGoal(board, seat, goal, written);
}

function writeLevel(board: Board, seat: number, level: number, written: Float64Array): void {
  const most = levelScore(board, seat, level);
  let free = 0;
  let reach = 0;
  for (let slot = wordAt(levelStart, level); slot < wordAt(levelStart, level + 1); slot += 1) {
    if (board.penguinAt(seat, slot) !== 0) continue;
    free += 1;
    reach = Math.max(reach, expectedCarry(board, seat, slot));
  }
  written[gainAt + level] = Math.max(0, Math.min(reach, heaviest) - most);
  if (level === 3) return;
  written[level] = most;
  written[freeAt + level] = free;
}

/** What a free slot can be expected to carry. */
function expectedCarry(board: Board, seat: number, slot: number): number {
  const support = wordAt(restsOn, slot);
  if (support < 0) return heaviest;
  const lowerLeft = board.penguinAt(seat, support);
  const lowerRight = board.penguinAt(seat, support + 1);
  return (
    (lowerLeft === 0 ? missingArm : rightOf(lowerLeft)) +
    (lowerRight === 0 ? missingArm : leftOf(lowerRight))
  );
}

function writeGoal(board: Board, seat: number, goal: Goal, written: Float64Array): void {
  const place = placeOf(goal.rule);
  written[place] = numberAt(written, place) + goalDone(board, seat, goal);
  if (goal.rule === 'chief') {
    written[chiefInReachAt] = goal.points * numberAt(written, cardsAt);
  }
}

/** The points of a goal, as far as it is done. */
function goalDone(board: Board, seat: number, goal: Goal): number {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return goal.points * countWithArms(board, seat, goal.arms);
    case 'each-card-in-front':
      return goal.points * bitCount(board.frontOf(seat));
    case 'most-of-weight':
      return goal.points * leadShare(aheadInWeight(board, seat, goal.weight));
    case 'side-of-colours':
      return (
        goal.points *
        Math.max(
          partDone(coloursOnEdge(board, seat, leftEdge), leftEdge.length),
          partDone(coloursOnEdge(board, seat, rightEdge), rightEdge.length),
        )
      );
    case 'level-again':
      return levelScore(board, seat, goal.level - 1);
    case 'no-grey':
      return greysOf(board, seat) === 0 ? goal.points : 0;
    case 'each-level-of-one-colour':
      return goal.points * levelsDone(board, seat);
    case 'chief':
      return board.chief === seat ? goal.points : 0;
    case 'most-of-one-colour':
      return goal.points * leadShare(aheadInColour(board, seat));
    case 'every-weight':
      return (goal.points * bitCount(weightsOf(board, seat))) / (heaviest + 1);
  }
}

/** From -1 to 1. */
const leadShare = (ahead: number): number => Math.max(-wonBy, Math.min(wonBy, ahead)) / wonBy;

/** A goal that is not begun is still better than one that can no longer be reached. */
const partDone = (done: number, all: number): number =>
  done === unreachable ? 0 : (done + 1) / (all + 1);

function levelsDone(board: Board, seat: number): number {
  let sum = 0;
  for (let level = 0; level < 3; level += 1) {
    sum += partDone(ofOneColour(board, seat, level), sizeOfLevel(level));
  }
  return sum;
}
