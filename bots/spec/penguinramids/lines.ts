import { deepStrictEqual } from 'node:assert';
import { pick, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { State } from '@rookery/rules/penguinramids/vocabulary';
import type { Board } from '../../penguinramids/board.ts';
import { legalMoves } from '../../penguinramids/legal.ts';
import { make } from '../../penguinramids/make.ts';
import { mostMoves } from '../../penguinramids/move.ts';
import { winnerOf, writeScores } from '../../penguinramids/scoring.ts';
import { boardMoveOf, boardOf } from '../../penguinramids/translation.ts';
import { usefulMoves } from '../../penguinramids/move-pruning.ts';
import { firstToAct, played } from './setting.ts';

const moves = new Int32Array(mostMoves);

/** For matches whose deck is fixed. */
export const nothingLeftToChance = seededStreams('nothing is left to chance');

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

/** Every legal move on a board. */
export const legalOf = (board: Board): readonly number[] =>
  sorted([...moves.subarray(0, legalMoves(board, moves))]);

const usefulOf = (board: Board): readonly number[] => [
  ...moves.subarray(0, usefulMoves(board, moves)),
];

/** The seats a board still waits for. */
export const waitingOf = (board: Board): readonly number[] =>
  board.isChoosing
    ? Array.from({ length: board.seats }, (_, seat) => seat).filter((s) => board.pickOf(s) === 0)
    : [board.seat].filter((seat) => seat >= 0);

/** Plays one random match on rules and board, comparing at every step, and takes it back on the board. */
export function playLine(start: State, rng: Rng): void {
  let state = start;
  const board = boardOf(state);
  const before: Int32Array[] = [];
  while (state.stage.phase !== 'over') {
    const seat = firstToAct(state);
    const legal = penguinramids.legalMoves(state, seat);
    compare(
      board,
      state,
      legal.map((move) => boardMoveOf(board.cardSet, move)),
    );
    const move = pick(legal, rng);
    before.push(board.words.slice());
    make(board, boardMoveOf(board.cardSet, move));
    state = played(state, seat, move, nothingLeftToChance);
  }
  compareEnd(board, state);
  while (before.length > 0) {
    board.unmake();
    deepStrictEqual(board.words, before.pop());
  }
}

function compare(board: Board, state: State, legal: readonly number[]): void {
  const waiting = penguinramids.waiting(state);
  deepStrictEqual({ for: 'seats', seats: waitingOf(board) }, waiting);
  deepStrictEqual(legalOf(board), sorted(legal));
  const useful = usefulOf(board);
  const wrong = useful.filter((move) => !legal.includes(move));
  deepStrictEqual({ isEmpty: useful.length === 0, wrong }, { isEmpty: false, wrong: [] });
}

function compareEnd(board: Board, state: State): void {
  const { stage } = state;
  if (stage.phase !== 'over') throw new Error(stage.phase);
  const waiting = penguinramids.waiting(state);
  const first = waiting.for === 'nobody' ? waiting.ranking[0] : undefined;
  const scores = new Int32Array(4);
  writeScores(board, scores);
  deepStrictEqual(
    { isOver: board.isOver, scores: [...scores].slice(0, state.seats) },
    { isOver: true, scores: stage.scores.map(({ total }) => total) },
  );
  deepStrictEqual([winnerOf(board, scores)], first);
}
