import { pick, quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { describe, expect, test } from 'vitest';
import { boardMoveOf, boardOf } from '../../penguin-party/translation.ts';
import { dealt, linesByBoard, linesByRules, pictureOf, playLine } from './lines.ts';

// `npm run prove` plays many times as many lines.

describe.each([2, 3, 4, 5, 6])('%i seats', (seats) => {
  test('the board plays as the rules do, and takes every move back', () => {
    const rng = quickRng(seededStreams('lines')(String(seats)));
    for (let line = 0; line < 120; line += 1) playLine(dealt(seats, `line ${String(line)}`), rng);
  });

  test('board and rules count the same lines of three moves', () => {
    const state = dealt(seats, 'count');
    expect(linesByBoard(boardOf(state), 3)).toBe(linesByRules(state, 3));
  });

  test('a position in the middle of a round becomes the board that play leads to', () => {
    const rng = quickRng(seededStreams('middle')(String(seats)));
    let state = dealt(seats, 'middle');
    const board = boardOf(state);
    for (let step = 0; step < 20; step += 1) {
      const { stage } = state;
      if (stage.phase !== 'turn' || stage.round.number > 1) return;
      expect(pictureOf(boardOf(state))).toEqual(pictureOf(board));
      const move = pick(penguinParty.legalMoves(state, stage.turn), rng);
      board.make(boardMoveOf(move));
      state = penguinParty.apply(state, { by: stage.turn, move }).state;
    }
  });
});

test('penalties are the cards left in hand', () => {
  const rng = quickRng(seededStreams('penalties')('x'));
  let state = dealt(3, 'penalties');
  const board = boardOf(state);
  let { points } = state;
  while (state.stage.phase === 'turn' && state.stage.round.number === 1) {
    const { turn } = state.stage;
    const move = pick(penguinParty.legalMoves(state, turn), rng);
    board.make(boardMoveOf(move));
    ({ state } = penguinParty.apply(state, { by: turn, move }));
    ({ points } = state);
  }
  expect([...board.penalties].slice(0, 3)).toEqual(points);
});
