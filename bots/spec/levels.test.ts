import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import type { BotQuestion } from '../bot.ts';
import { levels } from '../levels.ts';
import { playersOf } from '../players.ts';

/** What the first seat to decide is asked in a fresh match. */
function firstQuestion(game: Game, seats: number): BotQuestion {
  const streams = seededStreams('levels');
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('options');
  let state = game.start(options.value, seats);
  for (;;) {
    const waiting = game.waiting(state);
    if (waiting.for === 'nobody') throw new Error('over before it began');
    if (waiting.for === 'seats') {
      const seat = entryOf(waiting.seats, 0);
      return { view: game.view(state, seat), legal: game.legalMoves(state, seat), seen: [] };
    }
    ({ state } = game.apply(state, { by: 'chance', chance: game.roll(state, streams) }));
  }
}

describe.each(catalogue.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const players = playersOf(id);
  const counts = Array.from(
    { length: game.seats.most - game.seats.least + 1 },
    (_, index) => game.seats.least + index,
  );

  test('has all levels, each with more to spend than the one before or another way to think', () => {
    expect([...players.keys()]).toEqual(expect.arrayContaining([...levels]));
    const budgets = levels.map((level) => players.get(level)?.budget ?? 0);
    expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
  });

  test.each([...players.keys()])(
    '%s decides legally, and the same way when asked again',
    (name) => {
      const player = players.get(name);
      if (!player) throw new Error(name);
      const budget = Math.min(player.budget, 20);
      for (const seats of counts) {
        const question = firstQuestion(game, seats);
        const think = () => player.think(question, { rng: seededStreams('levels')(name), budget });
        const thought = think();
        expect(question.legal).toContainEqual(thought.move);
        expect(thought.reason.kind).not.toBe('');
        expect(think()).toEqual(thought);
      }
    },
  );
});

test('nobody plays a game that does not exist', () => {
  expect(playersOf('patience').size).toBe(0);
});
