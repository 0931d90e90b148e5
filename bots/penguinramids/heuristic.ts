import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { rounds, type Board } from './board.ts';
import { leftOf, rightOf, weightOf } from './penguin.ts';
import { aheadInColour, aheadInWeight, coloursOnEdge, ofOneColour } from './goal-progress.ts';
import {
  leftEdge,
  levelOf,
  levelStart,
  restsOn,
  rightEdge,
  sizeOfLevel,
  slotCount,
} from './pyramid.ts';
import { countWithArms, greysOf, weightsOf } from './scoring.ts';
import { bitCount } from '../bits.ts';
import { numberAt, wordAt } from '../typed-arrays.ts';

/** The heaviest penguin there is. */
const heaviest = 4;

/** The slots above the base, as a set without the base. */
const everySlotAbove = 63;

/** The weights of the heuristic, in points unless said otherwise; found by `tune.ts`. */
export interface HeuristicWeights {
  /** By level from the base up: rounds after which half of the possible gain is expected. */
  readonly patience: readonly [number, number, number, number];
  /** The strength expected of an arm that is not there yet. */
  readonly missingArm: number;
  /** How much a token in hand adds to what a slot is expected to carry. */
  readonly tokenReach: number;
  /** A token in hand, while a slot above the base is free. */
  readonly token: number;
  readonly chief: number;
  /** An action card in hand, while rounds are to come. */
  readonly card: number;
  /** A part of what a goal asks for counts between its square (0) and itself (1). */
  readonly part: number;
  /** The share of a contested goal that each penguin ahead is worth. */
  readonly ahead: number;
  /** What a flip, or an exchange, is worth when the action card is chosen. */
  readonly flip: number;
  readonly swap: number;
  /** An exchange is made if the best taking gains less than this. */
  readonly swapBelow: number;
  /** For each higher number of an action card: the probability that the best penguin is gone. */
  readonly late: number;
}

export const heuristicWeights: HeuristicWeights = {
  patience: [1.3, 1.5, 1.8, 0.4],
  missingArm: 1,
  tokenReach: 0.25,
  token: 0.8,
  chief: 0.3,
  card: 0.4,
  part: 0,
  ahead: 0.4,
  flip: 0.2,
  swap: -0.05,
  swapBelow: -0.5,
  late: 0.15,
};

/** Estimates the points of a seat at the end from its pyramid and cards. */
export function estimatePoints(board: Board, seat: number, by: HeuristicWeights): number {
  const left = slotCount - bitCount(board.filledOf(seat));
  let value = cardsValue(board, seat, by) + goalsValue(board, seat, left, by);
  for (let level = 0; level < 4; level += 1) value += levelValue(board, seat, level, left, by);
  return value;
}

// By level: its value while no penguin is put there or just below.
const untouched = new Float64Array(5);

/** Computes the levels without a penguin that is about to be placed, for `estimatePointsWith`. */
export function prepareLevels(board: Board, seat: number, by: HeuristicWeights): void {
  const left = slotCount - 1 - bitCount(board.filledOf(seat));
  for (let level = 0; level < 4; level += 1) {
    untouched[level] = levelValue(board, seat, level, left, by);
  }
}

/** As `estimatePoints`, once a penguin lies in `slot` and no token was spent since `prepareLevels`. */
export function estimatePointsWith(
  board: Board,
  seat: number,
  slot: number,
  by: HeuristicWeights,
): number {
  const left = slotCount - bitCount(board.filledOf(seat));
  const touched = wordAt(levelOf, slot);
  let value = cardsValue(board, seat, by) + goalsValue(board, seat, left, by);
  for (let level = 0; level < 4; level += 1) {
    value +=
      level === touched || level === touched + 1
        ? levelValue(board, seat, level, left, by)
        : numberAt(untouched, level);
  }
  return value;
}

/** The Chief card, tokens and action cards. */
function cardsValue(board: Board, seat: number, by: HeuristicWeights): number {
  const chief = board.chief === seat ? by.chief : 0;
  const tokens = board.filledOf(seat) >> 4 === everySlotAbove ? 0 : board.tokensOf(seat) * by.token;
  const cards = bitCount(board.handOf(seat)) * by.card * ((rounds - board.round) / rounds);
  return chief + tokens + cards;
}

function goalsValue(board: Board, seat: number, left: number, by: HeuristicWeights): number {
  let value = 0;
  for (const goal of board.cardSet.goals) value += goalValue(board, seat, goal, left, by);
  return value;
}

/** The heaviest penguin of a level, now and perhaps to come. */
function levelValue(
  board: Board,
  seat: number,
  level: number,
  left: number,
  by: HeuristicWeights,
): number {
  let most = 0;
  let reach = 0;
  for (let slot = wordAt(levelStart, level); slot < wordAt(levelStart, level + 1); slot += 1) {
    const penguin = board.penguinAt(seat, slot);
    if (penguin === 0) reach = Math.max(reach, expectedCarry(board, seat, slot, by));
    else most = Math.max(most, weightOf(penguin));
  }
  const gain = Math.min(reach, heaviest) - most;
  return gain > 0 ? most + (gain * left) / (left + (by.patience[level] ?? 1)) : most;
}

/** What a free slot can be expected to carry. */
function expectedCarry(board: Board, seat: number, slot: number, by: HeuristicWeights): number {
  const support = wordAt(restsOn, slot);
  if (support < 0) return heaviest;
  const lowerLeft = board.penguinAt(seat, support);
  const lowerRight = board.penguinAt(seat, support + 1);
  return (
    (lowerLeft === 0 ? by.missingArm : rightOf(lowerLeft)) +
    (lowerRight === 0 ? by.missingArm : leftOf(lowerRight)) +
    board.tokensOf(seat) * by.tokenReach
  );
}

/** The points a goal may be expected to bring. */
function goalValue(
  board: Board,
  seat: number,
  goal: Goal,
  left: number,
  by: HeuristicWeights,
): number {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return goal.points * countWithArms(board, seat, goal.arms);
    case 'each-card-in-front':
      return board.round < rounds - 2 ? 0 : goal.points * bitCount(board.frontOf(seat));
    case 'most-of-weight':
      return goal.points * share(aheadInWeight(board, seat, goal.weight), by);
    case 'side-of-colours':
      return (
        goal.points *
        Math.max(partOfEdge(board, seat, leftEdge, by), partOfEdge(board, seat, rightEdge, by))
      );
    case 'level-again':
      return levelValue(board, seat, goal.level - 1, left, by);
    case 'no-grey':
      return greysOf(board, seat) === 0 ? goal.points * (1 - left / (2 * slotCount)) : 0;
    case 'each-level-of-one-colour':
      return goal.points * partsOfLevels(board, seat, by);
    case 'chief':
      return board.chief === seat ? (goal.points * board.round) / rounds : 0;
    case 'most-of-one-colour':
      return goal.points * share(aheadInColour(board, seat), by);
    case 'every-weight':
      return goal.points * partly(bitCount(weightsOf(board, seat)) / 5, by);
  }
}

const partly = (part: number, by: HeuristicWeights): number => part * (part + by.part * (1 - part));

const share = (ahead: number, by: HeuristicWeights): number =>
  Math.max(0, Math.min(1, 0.5 + ahead * by.ahead));

/** How far an edge has come with different colours; 0 once it cannot be. */
const partOfEdge = (board: Board, seat: number, edge: Int32Array, by: HeuristicWeights): number =>
  partly(Math.max(0, coloursOnEdge(board, seat, edge)) / edge.length, by);

/** How far the levels have come with one colour each. */
function partsOfLevels(board: Board, seat: number, by: HeuristicWeights): number {
  let parts = 0;
  for (let level = 0; level < 3; level += 1) {
    parts += partly(Math.max(0, ofOneColour(board, seat, level)) / sizeOfLevel(level), by);
  }
  return parts;
}
