import { entryOf } from '@rookery/rules/kernel/entry';
import { pick, quickRng, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { State } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../penguin-party/board.ts';
import { boardMoveOf, boardOf, handOf, rulesMoveOf } from '../../penguin-party/translation.ts';

/** Lines per seat count; `ROOKERY_LINES=100000` for the long run. */
const lines = Number(process.env['ROOKERY_LINES'] ?? 120);
const moves = new Int32Array(128);

function dealt(seats: number, seed: string): State {
  const options = penguinParty.parseOptions({}, seats);
  if (!options.ok) throw new Error('options');
  const streams = seededStreams(seed);
  let state = penguinParty.start(options.value, seats);
  while (penguinParty.waiting(state).for === 'chance') {
    const chance = penguinParty.roll(state, streams);
    state = penguinParty.apply(state, { by: 'chance', chance }).state;
  }
  return state;
}

const legalOf = (board: Board): readonly number[] =>
  [...moves.subarray(0, board.legal(moves))].toSorted((a, b) => a - b);

/** All that two boards must agree on; columns that are valleys show nothing that counts. */
const pictureOf = (board: Board): object => ({
  steps: board.steps,
  left: board.left,
  right: board.right,
  shown: Array.from(
    { length: 5 },
    (_, colour) => entryOf([...board.shown], colour) & ~board.valleys,
  ),
  hands: [...board.hands],
  penalties: [...board.penalties],
  out: board.out,
  turn: board.turn,
});

/** Plays one random round on both, comparing at every step. */
function playLine(start: State, rng: Rng): void {
  let state = start;
  const board = boardOf(state);
  const before: object[] = [];
  const made: number[] = [];
  for (;;) {
    const { stage } = state;
    if (stage.phase !== 'turn' || stage.round.number > 1) break;
    expect(board.turn).toBe(stage.turn);
    expect([...board.hands].slice(0, state.seats)).toEqual(stage.round.hands.map(handOf));
    const legal = penguinParty.legalMoves(state, stage.turn);
    expect(legalOf(board)).toEqual(legal.map(boardMoveOf).toSorted((a, b) => a - b));
    const move = pick(legal, rng);
    expect(rulesMoveOf(board, boardMoveOf(move))).toEqual(move);
    before.push(pictureOf(board));
    made.push(boardMoveOf(move));
    board.make(boardMoveOf(move));
    state = penguinParty.apply(state, { by: stage.turn, move }).state;
  }
  expect(board.turn).toBe(-1);
  for (const move of made.toReversed()) {
    board.unmake(move);
    expect(pictureOf(board)).toEqual(before.pop());
  }
}

describe.each([2, 3, 4, 5, 6])('%i seats', (seats) => {
  test('the board plays as the rules do, and takes every move back', () => {
    const rng = quickRng(seededStreams('lines')(String(seats)));
    for (let line = 0; line < lines; line += 1) playLine(dealt(seats, `line ${String(line)}`), rng);
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
