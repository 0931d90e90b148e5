import { pick, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Move, State } from '@rookery/rules/penguin-party/vocabulary';
import { Board } from '../../penguin-party/board.ts';
import { playOut } from '../../penguin-party/playout.ts';
import { boardMoveOf, boardOf, handOf, rulesMoveOf } from '../../penguin-party/translation.ts';
import { wordAt } from '../../typed-arrays.ts';

const moves = new Int32Array(128);

/** A match of these seats, just dealt. */
export function dealt(seats: number, seed: string): State {
  const options = penguinParty.parseOptions({}, seats);
  if (!options.ok) throw new Error('options');
  const streams = seededStreams(seed);
  let state = penguinParty.start(options.value, seats);
  while (penguinParty.waiting(state).for === 'chance') {
    const chance = penguinParty.roll(state, streams);
    ({ state } = penguinParty.apply(state, { by: 'chance', chance }));
  }
  return state;
}

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

/** Every legal move on a board. */
const legalOf = (board: Board): readonly number[] =>
  sorted([...moves.subarray(0, board.legal(moves))]);

/** All that two boards must agree on; columns that are valleys show nothing that counts. */
export const pictureOf = (board: Board): readonly number[] => [
  board.steps,
  board.left,
  board.right,
  board.out,
  board.turn,
  ...board.shown.subarray(0, 5).map((shown) => shown & ~board.valleys),
  ...board.hands,
  ...board.penalties,
];

function expectSame(what: string, found: readonly number[], expected: readonly number[]): void {
  if (found.length === expected.length && found.every((n, index) => n === expected[index])) return;
  throw new Error(`${what}: the board has ${found.join(' ')}, expected ${expected.join(' ')}`);
}

function expectTranslated(found: Move, expected: Move): void {
  const one = penguinParty.notation.formatMove(found);
  const other = penguinParty.notation.formatMove(expected);
  if (one !== other) throw new Error(`a move translated back is ${one}, expected ${other}`);
}

const isFirstRound = ({ stage }: State): boolean =>
  stage.phase === 'turn' && stage.round.number === 1;

function moved(state: State, move: Move): State {
  if (state.stage.phase !== 'turn') throw new Error(state.stage.phase);
  return penguinParty.apply(state, { by: state.stage.turn, move }).state;
}

/** Plays one random round on board and rules, comparing at every step, and takes it back on the board. */
export function playLine(start: State, rng: Rng): void {
  let state = start;
  const board = boardOf(state);
  const before: (readonly number[])[] = [];
  const made: number[] = [];
  while (isFirstRound(state)) {
    const legal = compare(board, state);
    const move = pick(legal, rng);
    expectTranslated(rulesMoveOf(board, boardMoveOf(move)), move);
    before.push(pictureOf(board));
    made.push(boardMoveOf(move));
    board.make(boardMoveOf(move));
    state = moved(state, move);
  }
  expectSame('turn after the last move', [board.turn], [-1]);
  for (const move of made.toReversed()) {
    board.unmake(move);
    expectSame('a move taken back', pictureOf(board), before.pop() ?? []);
  }
}

function compare(board: Board, state: State): readonly Move[] {
  const { stage } = state;
  if (stage.phase !== 'turn') throw new Error(stage.phase);
  expectSame('turn', [board.turn], [stage.turn]);
  expectSame('hands', [...board.hands.subarray(0, state.seats)], stage.round.hands.map(handOf));
  const legal = penguinParty.legalMoves(state, stage.turn);
  expectSame('legal moves', legalOf(board), sorted(legal.map(boardMoveOf)));
  return legal;
}

/** How many lines of this many moves a round has, by the rules. */
export function linesByRules(state: State, length: number): number {
  if (length === 0) return 1;
  if (!isFirstRound(state) || state.stage.phase !== 'turn') return 0;
  const { turn } = state.stage;
  return penguinParty
    .legalMoves(state, turn)
    .reduce((sum, move) => sum + linesByRules(moved(state, move), length - 1), 0);
}

/** The same by the board. */
export function linesByBoard(board: Board, length: number): number {
  if (length === 0) return 1;
  if (board.turn < 0) return 0;
  let sum = 0;
  for (const move of legalOf(board)) {
    board.make(move);
    sum += linesByBoard(board, length - 1);
    board.unmake(move);
  }
  return sum;
}

/** Plays a round out one card at a time: each must be a legal move, with the same effect. */
export function playOutLine(start: Board, cardsInHands: number, rng: Rng): void {
  const board = new Board(start.seats);
  const tried = new Board(start.seats);
  board.copy(start);
  for (let cards = cardsInHands; board.turn >= 0; cards -= 1) {
    const from = new Board(start.seats);
    from.copy(board);
    playOut(board, cards, cards - 1, rng);
    const after = pictureOf(board).join(' ');
    const count = from.legal(moves);
    const same = Array.from({ length: count }, (_, index) => wordAt(moves, index)).filter(
      (move) => {
        tried.copy(from);
        tried.make(move);
        return pictureOf(tried).join(' ') === after;
      },
    );
    if (same.length !== 1) throw new Error(`${String(same.length)} moves lead to ${after}`);
  }
}
