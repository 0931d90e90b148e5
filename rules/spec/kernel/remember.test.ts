import { expect, test } from 'vitest';
import { rememberLast } from '../../kernel/remember.ts';
import { seatsOf } from '../../kernel/seat.ts';
import { seededStreams } from '../../kernel/rng.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import type { State } from '../../penguin-party/vocabulary.ts';

test('the last result is given again for the same argument, and only for that', () => {
  const double = rememberLast(({ value }: { readonly value: number }) => ({ value: value * 2 }));
  const one = { value: 1 };
  const first = double(one);
  expect(first).toEqual({ value: 2 });
  expect(double(one)).toBe(first);
  expect(double({ value: 3 })).toEqual({ value: 6 });
  expect(double(one)).toEqual({ value: 2 });
});

/** A match of Penguin Party after its first deal. */
function dealt(seed: string): State {
  const streams = seededStreams(seed);
  const options = penguinParty.parseOptions({ start: 0 }, 4);
  if (!options.ok) throw new Error('bad options');
  const state = penguinParty.start(options.value, 4);
  const chance = penguinParty.roll(state, streams);
  return penguinParty.apply(state, { by: 'chance', chance }).state;
}

test('viewers of one moment share what all of them see, and nothing else', () => {
  const state = dealt('ice');
  const rounds = seatsOf(4).map((seat) => {
    const { stage } = penguinParty.view(state, seat);
    if (stage.phase !== 'turn') throw new Error('nothing was dealt');
    return stage.round;
  });
  const [first, second] = rounds;
  expect(first?.players).toBe(second?.players);
  expect(first?.hand).not.toBe(second?.hand);
  expect(new Set(rounds.map(({ hand }) => JSON.stringify(hand))).size).toBeGreaterThan(1);
});
