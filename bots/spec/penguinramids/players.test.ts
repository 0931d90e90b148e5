import { seededStreams } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids, State } from '@rookery/rules/penguinramids/vocabulary';
import { describe, expect, test } from 'vitest';
import type { Thought } from '../../bot.ts';
import { levels, type BotPlayer } from '../../levels.ts';
import { penguinramidsPlayers } from '../../penguinramids/players.ts';
import { positions, questionIn } from './positions.ts';
import { firstToAct } from './setting.ts';

/** Enough to see every part of a search at work. */
const fewWorlds = 8;

const asked = (
  player: BotPlayer<Penguinramids>,
  state: State,
  stream: string,
): Thought<Penguinramids> =>
  player.think(questionIn(state), {
    rng: seededStreams('thoughts')(stream),
    budget: Math.min(player.budget, fewWorlds),
  });

test('every level has a player, and none spends more than the next', () => {
  const budgets = levels.map((level) => penguinramidsPlayers.get(level)?.budget ?? NaN);
  expect(budgets.every((budget) => budget >= 1)).toBe(true);
  expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
});

describe.each([...penguinramidsPlayers])('%s', (_, player) => {
  test.each([2, 3, 4])('makes legal moves at %i seats, the same for the same stream', (seats) => {
    for (const state of positions(seats, 'legal').filter((_state, step) => step % 5 === 0)) {
      const thought = asked(player, state, 'a');
      expect(penguinramids.refuse(state, firstToAct(state), thought.move)).toBeUndefined();
      expect(asked(player, state, 'a')).toEqual(thought);
      expect(thought.candidates.map(({ move }) => move)).toContainEqual(thought.move);
    }
  });

  test('answers even if it is told to stop at once', () => {
    const [first] = positions(2, 'stopped');
    if (!first) throw new Error('no first choice');
    const { move } = player.think(questionIn(first), {
      rng: seededStreams('thoughts')('stopped'),
      budget: 1e9,
      isCancelled: () => true,
    });
    expect(penguinramids.refuse(first, firstToAct(first), move)).toBeUndefined();
  });
});
