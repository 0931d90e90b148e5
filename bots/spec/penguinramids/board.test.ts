import { pick, quickRng, seededStreams, shuffle, type Rng } from '@rookery/rules/kernel/rng';
import { reconstruction } from '@rookery/rules/penguinramids/box';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Box, State } from '@rookery/rules/penguinramids/vocabulary';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../penguinramids/board.ts';
import { make } from '../../penguinramids/make.ts';
import { boardMoveOf, boardOf, rulesMoveOf } from '../../penguinramids/translation.ts';
import { legalOf, nothingLeftToChance, playLine, waitingOf } from './lines.ts';
import { dealt, firstToAct, played, started } from './setting.ts';

/** Lines per seat count; `ROOKERY_LINES=100000` for the long run. */
const lines = Number(process.env['ROOKERY_LINES'] ?? 200);
/** Milliseconds for all lines of a seat count. */
const timeout = 60_000 + 30 * lines;

/** All that two boards of the same position must agree on. */
const pictureOf = (board: Board): object => ({
  seats: Array.from({ length: board.seats }, (_, seat) => ({
    pyramid: Array.from({ length: 10 }, (_slot, slot) => board.penguinAt(seat, slot)),
    filled: board.filledOf(seat),
    hand: board.handOf(seat),
    front: board.frontOf(seat),
    tokens: board.tokensOf(seat),
    pick: board.pickOf(seat),
  })),
  offer: Array.from({ length: board.offerSize }, (_, place) => board.offered(place)),
  waiting: waitingOf(board),
  round: board.round,
  chief: board.chief,
  supply: board.supply,
  done: board.isChoosing ? null : [board.acted, board.placed],
});

/** Goals with other numbers than the shipped ones have. */
const otherGoals: Box = {
  ...reconstruction,
  goals: [
    { id: 'two-arms', origin: 'box', rule: 'each-with-raised-arms', arms: 2, points: 3 },
    { id: 'most-threes', origin: 'box', rule: 'most-of-weight', weight: 3, points: 7 },
    { id: 'base-again', origin: 'box', rule: 'level-again', level: 1 },
  ],
};

describe.each([2, 3, 4])('%i seats', (seats) => {
  test(
    'the board plays as the rules do, and takes every move back',
    () => {
      const rng = quickRng(seededStreams('lines')(String(seats)));
      for (let line = 0; line < lines; line += 1)
        playLine(dealt(seats, `line ${String(line)}`, rng), rng);
    },
    timeout,
  );

  test('with the goals of another box', () => {
    const rng = quickRng(seededStreams('other goals')(String(seats)));
    for (let line = 0; line < 20; line += 1) {
      const box = { ...otherGoals, cards: otherGoals.cards };
      const state = started(seats, { box }, seededStreams(`goals ${String(line)}`));
      playLine(withOrder(state, rng), rng);
    }
  });

  test('a position in the middle of a match becomes the board that play leads to', () => {
    const rng = quickRng(seededStreams('middle')(String(seats)));
    let state = dealt(seats, 'middle', rng);
    const board = boardOf(state);
    while (state.stage.phase !== 'over') {
      expect(pictureOf(boardOf(state))).toEqual(pictureOf(board));
      const seat = firstToAct(state);
      const legal = penguinramids.legalMoves(state, seat);
      const move = pick(legal, rng);
      expect(rulesMoveOf(board.cardSet, legal, boardMoveOf(board.cardSet, move))).toEqual(move);
      make(board, boardMoveOf(board.cardSet, move));
      state = played(state, seat, move, nothingLeftToChance);
    }
  });

  test('as many lines of four moves as the rules have', () => {
    const rng = quickRng(seededStreams('counts')(String(seats)));
    let state = dealt(seats, 'counts', rng);
    for (let step = 0; step < 60; step += 1) {
      if (step % 20 === 10) expect(countOn(boardOf(state), 3)).toBe(countIn(state, 3));
      const seat = firstToAct(state);
      state = played(
        state,
        seat,
        pick(penguinramids.legalMoves(state, seat), rng),
        nothingLeftToChance,
      );
    }
  });
});

/** The same match with a fixed order of its unseen cards. */
function withOrder(state: State, rng: Rng): State {
  const { stage } = state;
  if (stage.phase !== 'choosing') throw new Error(stage.phase);
  const { deck } = stage.table;
  const unseen = shuffle(deck.unseen, rng);
  return {
    ...state,
    stage: { ...stage, table: { ...stage.table, deck: { ...deck, unseen, ordered: true } } },
  };
}

function countIn(state: State, depth: number): number {
  if (depth === 0 || state.stage.phase === 'over') return 1;
  const seat = firstToAct(state);
  return penguinramids
    .legalMoves(state, seat)
    .reduce(
      (sum, move) => sum + countIn(played(state, seat, move, nothingLeftToChance), depth - 1),
      0,
    );
}

function countOn(board: Board, depth: number): number {
  if (depth === 0 || board.isOver) return 1;
  let sum = 0;
  for (const move of legalOf(board)) {
    make(board, move);
    sum += countOn(board, depth - 1);
    board.unmake();
  }
  return sum;
}
