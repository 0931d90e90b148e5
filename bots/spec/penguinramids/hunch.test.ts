import { seededStreams } from '@rookery/rules/kernel/rng';
import type { State } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { greedyBot } from '../../penguinramids/greedy.ts';
import { hunchingBot, type Temper } from '../../penguinramids/hunch.ts';
import { mostMoves } from '../../penguinramids/move.ts';
import { boardOf } from '../../penguinramids/translation.ts';
import { usefulMoves } from '../../penguinramids/useful.ts';
import { positions, questionIn } from './positions.ts';

/** The different moves that many hunches lead to. */
function movesOf(temper: Temper, state: State): number {
  const rng = seededStreams('hunches')('moves');
  const draws = Array.from({ length: 300 }, () =>
    JSON.stringify(hunchingBot(temper)(questionIn(state), { rng, budget: 1 }).move),
  );
  return new Set(draws).size;
}

const turns = positions(2, 'hunches').filter(
  (state) =>
    state.stage.phase === 'turn' && usefulMoves(boardOf(state), new Int32Array(mostMoves)) > 2,
);
const choices = positions(2, 'hunches').filter(({ stage }) => stage.phase === 'choosing');

test('a dull hunch comes to every useful move', () => {
  for (const state of turns.slice(0, 4)) {
    const useful = usefulMoves(boardOf(state), new Int32Array(mostMoves));
    expect(movesOf({ whim: 0, sharpness: 0 }, state)).toBe(useful);
  }
});

test('a sharp hunch comes to few of them', () => {
  const movesIn = (sharpness: number): number =>
    turns.slice(-6).reduce((sum, state) => sum + movesOf({ whim: 0, sharpness }, state), 0);
  expect(movesIn(60)).toBeLessThan(0.7 * movesIn(0));
});

test('a whim comes to every card, none chooses as greedy does', () => {
  const [first] = choices;
  if (!first) throw new Error('no first choice');
  expect(movesOf({ whim: 9, sharpness: 1 }, first)).toBe(5);
  for (const state of choices) {
    const thinking = { rng: seededStreams('hunches')('none'), budget: 1 };
    const { move } = hunchingBot({ whim: 0, sharpness: 1 })(questionIn(state), thinking);
    expect(move).toEqual(greedyBot(questionIn(state), thinking).move);
  }
});
