import { expect, test } from 'vitest';
import { seededStreams } from '../../kernel/rng.ts';
import { count, deckOf, combine, subtract } from '../../penguin-party/cards.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import { cardsIn } from '../../penguin-party/pyramid.ts';
import { editions, type Options, type Round, type State } from '../../penguin-party/vocabulary.ts';
import { roundOf, seatAt, turnOf } from './drawing.ts';

const byDefault: Options = { edition: 'iello', start: seatAt(0), tie: 'share', deals: [] };

/** Round 1 as dealt from a seed. */
function dealt(seats: number, options: Partial<Options> = {}, seed = 'a'): Round {
  const state = penguinParty.start({ ...byDefault, ...options }, seats);
  return roundOf(rolled(state, seed));
}

function rolled(state: State, seed: string): State {
  const chance = penguinParty.roll(state, seededStreams(seed));
  return penguinParty.apply(state, { by: 'chance', chance }).state;
}

test('[PP1] 36 penguins: seven of each colour, eight blue or eight green', () => {
  expect(deckOf('iello')).toEqual({ red: 7, green: 7, yellow: 7, purple: 7, blue: 8 });
  expect(deckOf('amigo')).toEqual({ red: 7, green: 8, yellow: 7, purple: 7, blue: 7 });
  expect(count(deckOf('iello'))).toBe(36);
  expect(count(deckOf('amigo'))).toBe(36);
});

test.each([
  [2, 14],
  [3, 12],
  [4, 9],
  [5, 7],
  [6, 6],
])('[PP2] %i players are dealt %i cards each', (seats, cards) => {
  expect(dealt(seats).hands.map(count)).toEqual(Array.from({ length: seats }, () => cards));
});

test.each(editions)('[PP1] [PP2] every deal of %s uses each card once', (edition) => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const { hands, unused, pyramid } = dealt(seats, { edition }, `seed ${String(seats)}`);
    expect(combine([...hands, unused, cardsIn(pyramid)])).toEqual(deckOf(edition));
  }
});

test('[PP3] five players: the card left over opens the base', () => {
  const { pyramid, unused } = dealt(5);
  expect(pyramid.left).toBe(0);
  expect(count(cardsIn(pyramid))).toBe(1);
  expect(count(unused)).toBe(0);
});

test.each([2, 3, 4, 6])('[PP3] %i players begin with an empty base', (seats) => {
  expect(dealt(seats).pyramid.rows).toEqual([]);
});

test('[PP2] [PP3] [PP15] a deal is told with every hand, the first card and what is unused', () => {
  for (const seats of [2, 5]) {
    const state = penguinParty.start(byDefault, seats);
    const chance = penguinParty.roll(state, seededStreams('told'));
    if (chance.type !== 'deal') throw new Error(chance.type);
    const { hands, first } = chance;
    const step = penguinParty.apply(state, { by: 'chance', chance });
    const { unused } = roundOf(step.state);
    expect(step.events).toEqual([{ type: 'dealt', round: 1, starter: 0, first, hands, unused }]);
    expect(first === null).toBe(seats === 2);
  }
});

test('[PP3] the card that opens the base is the one the deck has left', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { hands, pyramid } = dealt(5, {}, String(seed));
    expect(subtract(deckOf('iello'), combine(hands))).toEqual(cardsIn(pyramid));
  }
});

test('[PP4] two players leave eight cards over, unknown to both', () => {
  expect(count(dealt(2).unused)).toBe(8);
  const state = rolled(penguinParty.start(byDefault, 2), 'a');
  expect(penguinParty.view(state, seatAt(0)).stage).toMatchObject({ round: { unused: 8 } });
});

test.each([
  [2, 7],
  [3, 8],
  [4, 8],
  [5, 8],
  [6, 8],
])('[PP4] with %i players the base holds %i cards', (seats, most) => {
  let state = rolled(penguinParty.start(byDefault, seats), 'a');
  const baseMoves = () =>
    penguinParty.legalMoves(state, turnOf(state)).filter(({ row }) => row === 0);
  for (let [move] = baseMoves(); move; [move] = baseMoves()) {
    state = penguinParty.apply(state, { by: turnOf(state), move }).state;
  }
  expect(roundOf(state).pyramid.rows).toHaveLength(most);
});

test('[PP5] the table may name who begins', () => {
  expect(dealt(4, { start: seatAt(2) }).starter).toBe(2);
});

test('[PP5] otherwise the starter is drawn, every seat as likely as another', () => {
  const state = penguinParty.start({ ...byDefault, start: null }, 4);
  expect(penguinParty.waiting(state)).toEqual({ for: 'chance' });
  expect(penguinParty.standing(state)).toEqual({ round: 1, scores: [0, 0, 0, 0] });
  const times = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i += 1) {
    const chance = penguinParty.roll(state, seededStreams(String(i)));
    if (chance.type === 'starter') times[chance.seat] = (times[chance.seat] ?? 0) + 1;
  }
  for (const time of times) expect(Math.abs(time - 1000)).toBeLessThan(120);
  const begun = penguinParty.apply(state, {
    by: 'chance',
    chance: { type: 'starter', seat: seatAt(3) },
  });
  expect(begun.events).toEqual([{ type: 'starter-drawn', seat: 3 }]);
  expect(roundOf(rolled(begun.state, 'a')).starter).toBe(3);
});

test('[PP15] the deal of a round depends on the seed and the round, not on what was played', () => {
  const second = (points: readonly number[]): State => ({
    ...penguinParty.start(byDefault, 3),
    points,
    stage: { phase: 'deal', number: 2, starter: seatAt(1) },
  });
  expect(roundOf(rolled(second([9, 0, 4]), 'x')).hands).toEqual(
    roundOf(rolled(second([0, 0, 0]), 'x')).hands,
  );
  expect(roundOf(rolled(second([0, 0, 0]), 'x')).hands).not.toEqual(dealt(3, {}, 'x').hands);
});

test('nothing is drawn while a player is to act or the match is over', () => {
  const state = rolled(penguinParty.start(byDefault, 3), 'a');
  expect(() => penguinParty.roll(state, seededStreams('a'))).toThrow('nothing to draw');
});
