import { pick, quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import {
  estimatePoints,
  estimatePointsWith,
  prepareLevels,
  heuristicWeights,
} from '../../penguinramids/heuristic.ts';
import { legalMoves } from '../../penguinramids/legal.ts';
import { make } from '../../penguinramids/make.ts';
import { kind, kindOf, mostMoves, slotOf } from '../../penguinramids/move.ts';
import { bestMove } from '../../penguinramids/policy.ts';
import { boardOf } from '../../penguinramids/translation.ts';
import { usefulMoves } from '../../penguinramids/move-pruning.ts';
import { dealt } from './setting.ts';

const moves = new Int32Array(mostMoves);

describe.each([2, 3, 4])('%i seats', (seats) => {
  test('the best move is legal, and weighing it changes nothing', () => {
    const rng = quickRng(seededStreams('policy')(String(seats)));
    for (let match = 0; match < 20; match += 1) {
      const board = boardOf(dealt(seats, `policy ${String(match)}`, rng));
      while (!board.isOver) {
        const before = board.words.slice();
        const best = bestMove(board, heuristicWeights, { rng, most: 0 });
        expect(board.words).toEqual(before);
        const legal = [...moves.subarray(0, legalMoves(board, moves))];
        expect(legal).toContain(best);
        make(board, rng.below(2) === 0 ? best : pick(legal, rng));
      }
    }
  });

  test('the evaluation of a placement is the evaluation after it', () => {
    const rng = quickRng(seededStreams('evaluation')(String(seats)));
    const board = boardOf(dealt(seats, 'evaluation', rng));
    while (!board.isOver) {
      const { seat } = board;
      const legal = [...moves.subarray(0, legalMoves(board, moves))];
      for (const move of legal.filter((each) => kindOf(each) === kind.take)) {
        prepareLevels(board, seat, heuristicWeights);
        make(board, move);
        expect(estimatePointsWith(board, seat, slotOf(move), heuristicWeights)).toBeCloseTo(
          estimatePoints(board, seat, heuristicWeights),
          10,
        );
        board.unmake();
      }
      make(board, pick(legal, rng));
    }
  });
});

test('search sees one order of a turn, and tokens only where they help now', () => {
  const rng = quickRng(seededStreams('useful')('4'));
  const tokensIn = (count: number): number =>
    moves.subarray(0, count).filter((move) => kindOf(move) === kind.strengthen).length;
  let legalTokens = 0;
  let usefulTokens = 0;
  for (let match = 0; match < 20; match += 1) {
    const board = boardOf(dealt(4, `useful ${String(match)}`, rng));
    while (!board.isOver) {
      const useful = usefulMoves(board, moves);
      if (board.placed && !board.isChoosing)
        expect([...moves.subarray(0, useful)]).toEqual([kind.end]);
      usefulTokens += tokensIn(useful);
      const count = legalMoves(board, moves);
      legalTokens += tokensIn(count);
      make(board, pick([...moves.subarray(0, count)], rng));
    }
  }
  expect(usefulTokens).toBeGreaterThan(0);
  expect(usefulTokens).toBeLessThan(legalTokens / 10);
});
