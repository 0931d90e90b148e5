import { seededStreams } from '@rookery/rules/kernel/rng';
import type { State } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { greedyBot } from '../../penguinramids/baseline-bots.ts';
import { policyBotWith, type PolicySettings } from '../../penguinramids/policy-bot.ts';
import { mostMoves } from '../../penguinramids/move.ts';
import { boardOf } from '../../penguinramids/translation.ts';
import { usefulMoves } from '../../penguinramids/move-pruning.ts';
import { positions, questionIn } from './positions.ts';

/** The different moves that many hunches lead to. */
function movesOf(temper: PolicySettings, state: State): number {
  const rng = seededStreams('hunches')('moves');
  const draws = Array.from({ length: 300 }, () =>
    JSON.stringify(policyBotWith(temper)(questionIn(state), { rng, budget: 1 }).move),
  );
  return new Set(draws).size;
}

const turns = positions(2, 'hunches').filter(
  (state) =>
    state.stage.phase === 'turn' && usefulMoves(boardOf(state), new Int32Array(mostMoves)) > 2,
);
const choices = positions(2, 'hunches').filter(({ stage }) => stage.phase === 'choosing');

test('at inverse temperature 0 every useful move is drawn', () => {
  for (const state of turns.slice(0, 4)) {
    const useful = usefulMoves(boardOf(state), new Int32Array(mostMoves));
    expect(movesOf({ choiceNoise: 0, inverseTemperature: 0 }, state)).toBe(useful);
  }
});

test('at a high inverse temperature few of them are drawn', () => {
  const movesIn = (inverseTemperature: number): number =>
    turns
      .slice(-6)
      .reduce((sum, state) => sum + movesOf({ choiceNoise: 0, inverseTemperature }, state), 0);
  expect(movesIn(60)).toBeLessThan(0.7 * movesIn(0));
});

test('with noise every card is chosen, without it the card of the greedy bot', () => {
  const [first] = choices;
  if (!first) throw new Error('no first choice');
  expect(movesOf({ choiceNoise: 9, inverseTemperature: 1 }, first)).toBe(5);
  for (const state of choices) {
    const thinking = { rng: seededStreams('hunches')('none'), budget: 1 };
    const { move } = policyBotWith({ choiceNoise: 0, inverseTemperature: 1 })(
      questionIn(state),
      thinking,
    );
    expect(move).toEqual(greedyBot(questionIn(state), thinking).move);
  }
});
