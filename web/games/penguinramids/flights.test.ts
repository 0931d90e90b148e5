import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Goal, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { describe, expect, test } from 'vitest';
import { sampleCard, sampleMatch } from '../../spec/penguinramids/samples.ts';
import { flightTime, type Flight } from '../kit/flights.ts';
import { flightsOf, thing, type DraggedPenguin } from './flights.ts';

const [ana, bob] = seatsOf(2);
if (ana === undefined || bob === undefined) throw new Error('two seats are two');

const heavy = sampleCard(4, 0, 0);
const light = sampleCard(0, 2, 2);
const goal: Goal = { id: 'no-grey', rule: 'no-grey', points: 4, origin: 'ours' };

const placed: Seen = {
  type: 'placed',
  seat: bob,
  penguin: heavy,
  slot: [0, 2],
  side: 'colour',
  grey: null,
};

/** Where a flight begins and where it ends. */
function wayOf(flight: Flight): readonly [from: string, to: string] {
  switch (flight.manner) {
    case 'come':
    case 'deal':
    case 'reveal':
      return [flight.from, flight.thing];
    case 'sink':
    case 'give':
      return [flight.thing, flight.to];
    case 'drop':
    case 'turn':
    case 'pulse':
    case 'land':
    case 'rise':
      return [flight.thing, flight.thing];
    case 'waddle':
      return [flight.from.join(), flight.thing];
  }
}

const waysOf = (...news: readonly Seen[]): readonly (readonly string[])[] =>
  flightsOf(news).map((flight) => [flight.manner, ...wayOf(flight)]);

describe('what is seen of the news', () => {
  test('a penguin flies from the offer to its slot', () => {
    expect(waysOf(placed)).toEqual([['come', 'card r400', 'slot 1 0 2']]);
  });

  test('one that its player has dragged there does not fly again', () => {
    const manners = (dragged: DraggedPenguin): readonly string[] =>
      flightsOf([placed], { dragged, hasSquares: () => false }).map(({ manner }) => manner);
    expect(manners({ seat: bob, id: heavy.id })).toEqual(['pulse']);
    expect(manners({ seat: bob, id: light.id })).toEqual(['come']);
    expect(manners({ seat: ana, id: heavy.id })).toEqual(['come']);
  });

  test('[PR15] a penguin that is exchanged goes beneath the deck before another comes from it', () => {
    const news: readonly Seen[] = [
      { type: 'sent-below', seat: ana, penguin: heavy },
      { type: 'drawn-instead', seat: ana, penguin: light },
    ];
    expect(waysOf(...news)).toEqual([
      ['sink', 'card r400', 'deck'],
      ['deal', 'deck', 'card r022'],
    ]);
    const [below, instead] = flightsOf(news);
    expect(below?.delay).toBe(0);
    expect(instead?.delay).toBeGreaterThan(0);
  });

  test('[PR16] each card that is taken back flies to its place in the hand, one after the other', () => {
    const news: Seen = { type: 'recalled', seat: bob, actions: [5, 1, 4], by: 'player' };
    expect(waysOf(news)).toEqual(Array.from({ length: 3 }, () => ['give', 'played 1', 'hand 1']));
    const flights = flightsOf([news]).filter((flight) => flight.manner === 'give');
    expect(flights.map(({ number, landing: { x } }) => [number, x])).toEqual([
      [5, 0.9],
      [1, 0.1],
      [4, 0.7],
    ]);
    expect(new Set(flights.map(({ delay }) => delay)).size).toBe(3);
  });

  test('[PR17] a token flies from the supply to its player, and from there onto an arm', () => {
    const taken: Seen = { type: 'token-taken', seat: bob, supply: 3 };
    expect(waysOf(taken)).toEqual([
      ['give', 'supply', 'tokens 1'],
      ['pulse', 'tokens 1', 'tokens 1'],
    ]);
    const onArm = (arm: 'left' | 'right'): Seen => ({
      type: 'strengthened',
      seat: bob,
      slot: [1, 0],
      arm,
      strength: 2,
    });
    expect(waysOf(onArm('left'))).toEqual([
      ['give', 'tokens 1', 'slot 1 1 0'],
      ['pulse', 'slot 1 1 0', 'slot 1 1 0'],
    ]);
    const [left, right] = flightsOf([onArm('left'), onArm('right')]).flatMap((flight) =>
      flight.manner === 'give' ? [flight.landing.x] : [],
    );
    expect(left).toBeLessThan(0.5);
    expect(right).toBeGreaterThan(0.5);
  });

  test('whoever gets a token feels it when it has arrived', () => {
    const [, arrival] = flightsOf([{ type: 'token-taken', seat: bob, supply: 3 }]);
    expect(arrival?.delay).toBe(flightTime);
  });

  test('[PR13] the crown flies from its last bearer to the next', () => {
    expect(waysOf({ type: 'chief-taken', seat: ana, from: bob })).toEqual([
      ['come', 'chief', 'chief'],
    ]);
  });

  test('[PR14] a penguin that turns grey turns', () => {
    expect(waysOf({ type: 'flipped', seat: bob, slot: [0, 1] })).toEqual([
      ['turn', 'slot 1 0 1', 'slot 1 0 1'],
    ]);
  });

  test('[PR4] the offer is dealt from the deck, penguin after penguin', () => {
    const news: Seen = { type: 'offered', round: 2, penguins: [heavy, light] };
    expect(waysOf(news)).toEqual([
      ['deal', 'deck', 'card r400'],
      ['deal', 'deck', 'card r022'],
    ]);
    const [first, second] = flightsOf([news]).map(({ delay }) => delay);
    expect(second).toBeGreaterThan(first ?? Infinity);
  });

  test('[PR5] action cards are turned up together, and each flies to its place in the order', () => {
    const news: Seen = { type: 'revealed', actions: [4, 2], order: [bob, ana] };
    expect(waysOf(news)).toEqual([
      ['reveal', 'action 1 2', 'played 1'],
      ['reveal', 'action 0 4', 'played 0'],
    ]);
    expect(new Set(flightsOf([news]).map(({ delay }) => delay))).toEqual(new Set([0]));
  });

  test('a penguin flies as itself to a pyramid of squares, and becomes one where it arrives', () => {
    const context = { dragged: null, hasSquares: (seat: number) => seat === bob };
    const [flight, arrival] = flightsOf([placed], context);
    expect(flight).toMatchObject({ manner: 'give', thing: 'card r400', number: null });
    expect(arrival).toEqual({ manner: 'drop', thing: 'slot 1 0 2', delay: flightTime });
    expect(flightsOf([{ ...placed, seat: ana }], context)).toHaveLength(1);
  });

  test('[PR2] Chief and goals are seen to come', () => {
    expect(
      waysOf({ type: 'chief-drawn', seat: bob }, { type: 'goals-drawn', goals: [goal] }),
    ).toEqual([
      ['drop', 'chief', 'chief'],
      ['drop', 'goal no-grey', 'goal no-grey'],
    ]);
  });

  test('[PR5] that somebody has chosen is seen, and what is not', () => {
    expect(flightsOf([{ type: 'chose', seat: bob, action: null }])).toEqual(
      flightsOf([{ type: 'chose', seat: bob, action: 3 }]),
    );
    expect(waysOf({ type: 'chose', seat: bob, action: null })).toEqual([
      ['pulse', 'played 1', 'played 1'],
    ]);
  });
});

test('nothing happens on a table without being seen', () => {
  const still = new Set(['turn-ended', 'round-ended', 'match-ended']);
  const news = ['one', 'two', 'three']
    .flatMap((seed, index) => sampleMatch(seed, index + 2))
    .flatMap(({ update }) => update.news);
  for (const event of news) expect(flightsOf([event]).length > 0).toBe(!still.has(event.type));
  // All there are, so that none was left out.
  expect(new Set(news.map(({ type }) => type)).size).toBe(16);
});

test('everything that may move is on the table', () => {
  const sources = import.meta.glob<string>('./*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const shown = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/data-thing=\{[^}]*?thing\.(?<name>\w+)/g)].map(
      ({ groups }) => groups?.['name'],
    ),
  );
  expect(new Set(shown)).toEqual(new Set(Object.keys(thing)));
});
