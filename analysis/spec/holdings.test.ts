import { entryOf } from '@rookery/rules/kernel/entry';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { listCards } from '@rookery/rules/penguin-party/cards';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { fittingColours } from '@rookery/rules/penguin-party/pyramid';
import type { Colour, State, View } from '@rookery/rules/penguin-party/vocabulary';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { expect, test } from 'vitest';
import { analysisOf } from '../games.ts';
import { holdingsOf } from '../penguin-party/holdings.ts';
import { begin, playOn } from './self-play.ts';

const rng = seededStreams('holdings')('worlds');

/** Every position of random matches, as one of the seats sees it. */
function* positions(
  seats: number,
  name: string,
): Generator<{ readonly state: State; readonly view: View }> {
  const streams = seededStreams(name);
  const moves = streams('moves');
  const options = penguinParty.parseOptions({}, seats);
  if (!options.ok) throw new Error('no options');
  let state: State = penguinParty.start(options.value, seats);
  for (let waiting = penguinParty.waiting(state); waiting.for !== 'nobody';) {
    if (waiting.for === 'chance') {
      const chance = penguinParty.roll(state, streams);
      ({ state } = penguinParty.apply(state, { by: 'chance', chance }));
    } else {
      const by = entryOf(waiting.seats, 0);
      const viewer = moves.below(2) === 0 ? by : entryOf([by, ...waiting.seats], 0);
      yield { state, view: penguinParty.view(state, viewer) };
      yield { state, view: penguinParty.view(state, 'onlooker') };
      const move = pick(penguinParty.legalMoves(state, by), moves);
      ({ state } = penguinParty.apply(state, { by, move }));
    }
    waiting = penguinParty.waiting(state);
  }
}

/** The hidden cards of a state, one by one, and the hands they go to. */
function hiddenIn({ stage }: State, viewer: number | null) {
  if (stage.phase !== 'turn') throw new Error(stage.phase);
  const { round, turn } = stage;
  const hidden = round.hands.map((hand, seat) => (seat === viewer ? [] : listCards(hand)));
  const fitting = fittingColours(round.pyramid, round.hands.length === 2 ? 7 : 8);
  return {
    cards: [...hidden.flat(), ...listCards(round.unused)],
    sizes: hidden.map((hand) => hand.length),
    mayHold: (seat: number, colour: Colour): boolean => !round.out[seat]?.includes(colour),
    isPossible: (hands: readonly (readonly Colour[])[]): boolean =>
      turn === viewer || (hands[turn] ?? []).some((colour) => fitting.includes(colour)),
  };
}

/** Deals the hidden cards in every way there is, and counts the deals and those with a colour in a hand. */
function bruteForce(state: State, viewer: number | null): (seat: number, colour: string) => number {
  const { cards, sizes, mayHold, isPossible } = hiddenIn(state, viewer);
  let deals = 0;
  const counts = new Map<string, number>();
  const deal = (index: number, hands: readonly (readonly Colour[])[], unused: number): void => {
    const colour = cards[index];
    if (colour === undefined) {
      if (!isPossible(hands)) return;
      deals += 1;
      for (const [seat, hand] of hands.entries()) {
        for (const each of new Set(hand)) {
          const key = `${String(seat)} ${each}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
      return;
    }
    for (const [seat, hand] of hands.entries()) {
      if (hand.length < (sizes[seat] ?? 0) && mayHold(seat, colour)) {
        deal(index + 1, hands.with(seat, [...hand, colour]), unused);
      }
    }
    if (unused > 0) deal(index + 1, hands, unused - 1);
  };
  const inHands = sizes.reduce((sum, size) => sum + size, 0);
  deal(
    0,
    sizes.map(() => []),
    cards.length - inHands,
  );
  return (seat, colour) => (counts.get(`${String(seat)} ${colour}`) ?? 0) / deals;
}

test.each([2, 3, 4, 5, 6])(
  'with %i seats the counted chances are those of every deal there is',
  (seats) => {
    let checked = 0;
    const names = Array.from(
      { length: 12 },
      (_, nth) => `holdings ${String(seats)} ${String(nth)}`,
    );
    for (const { state, view } of names.flatMap((name) => [...positions(seats, name)])) {
      const { cards } = hiddenIn(state, view.viewer);
      if (cards.length > (seats === 2 ? 12 : 9) || checked === 25) continue;
      checked += 1;
      const { method, hands } = holdingsOf(view, rng);
      expect(method).toBe('exact');
      const truth = bruteForce(state, view.viewer);
      for (const { seat, possibilities } of hands) {
        for (const { card, likely } of possibilities) {
          expect(likely).toBeCloseTo(truth(seat, card), 9);
        }
      }
    }
    expect(checked).toBeGreaterThan(5);
  },
);

test('a sample says about the same, and that it is one', () => {
  let checked = 0;
  for (const { view } of positions(4, 'sampled')) {
    const exact = holdingsOf(view, rng);
    const sampled = holdingsOf(view, rng, 0);
    if (exact.method !== 'exact' || sampled.method !== 'sampled') continue;
    checked += 1;
    for (const [index, { possibilities }] of exact.hands.entries()) {
      for (const [nth, { likely }] of possibilities.entries()) {
        const found = sampled.hands[index]?.possibilities[nth]?.likely ?? -1;
        expect(Math.abs(found - likely)).toBeLessThan(0.05);
      }
    }
  }
  expect(checked).toBeGreaterThan(5);
});

test('what others hold makes no difference to what they may hold', () => {
  let compared = 0;
  for (const { view } of positions(4, 'two worlds')) {
    if (view.viewer === null) continue;
    const world = penguinParty.imagine(view, rng);
    const again = penguinParty.view(world, view.viewer);
    expect(holdingsOf(again, rng)).toEqual(holdingsOf(view, rng));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(50);
});

test('a sealed pick of Penguinramids is any card of that hand', () => {
  const choosing = playOn(begin(penguinramids, 3), 'chick', 'picks').find(({ match }) => {
    const waiting = match.game.waiting(match.state);
    return waiting.for === 'seats' && waiting.seats.length === 2;
  });
  if (!choosing) throw new Error('nobody chooses');
  const { game, state } = choosing.match;
  const waiting = game.waiting(state);
  const viewer = entryOf(waiting.for === 'seats' ? waiting.seats : [], 0);
  const { method, hands } = analysisOf(game.id).holdingsOf(game.view(state, viewer), rng);
  expect(method).toBe('exact');
  expect(hands).toHaveLength(1);
  expect(hands[0]?.possibilities.map(({ likely }) => likely)).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
});
