import { entryOf } from '@rookery/rules/kernel/entry';
import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import { worldSamplerFor } from '../../penguin-party/world-sampler.ts';
import { pastDecisionsIn } from '../../penguin-party/likelihood.ts';
import { countIn, oneCard, sizeOf } from '../../penguin-party/hand.ts';
import { informationSetOf, type InformationSet } from '../../penguin-party/information-set.ts';
import { boardOf } from '../../penguin-party/translation.ts';
import { wordAt } from '../../typed-arrays.ts';
import { playedTurns, type PlayedTurn } from './played.ts';

const streams = seededStreams('beliefs');

/** Every hand of this size out of these cards, with the number of ways to pick it. */
function everyHand(size: number, cards: number, from = 0): readonly (readonly [number, number])[] {
  if (from === 5) return size === 0 ? [[0, 1]] : [];
  const most = Math.min(size, countIn(cards, from));
  return Array.from({ length: most + 1 }, (_, taken) => taken).flatMap((taken) =>
    everyHand(size - taken, cards, from + 1).map(
      ([hand, ways]) =>
        [hand + taken * oneCard(from), ways * choose(countIn(cards, from), taken)] as const,
    ),
  );
}

const choose = (all: number, some: number): number =>
  some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some;

const turns = [...playedTurns(2, 1, 20, streams)];

/** A turn of the first round, late enough that the other's hand is one of not too many. */
const late = turns.find(({ view: { stage } }) => {
  if (stage.phase !== 'turn') return false;
  return stage.round.players.reduce((sum, { cards }) => sum + cards, 0) === 12;
});

describe('sampled worlds', () => {
  test('worlds are drawn as often as hands, weighed by what was played, make them likely', () => {
    if (!late) throw new Error('no such turn');
    const informationSet = informationSetOf(late.view);
    const sampler = worldSamplerFor(informationSet, late.seen);
    const other = 1 - informationSet.seat;
    const unseen = informationSet.rest - wordAt(informationSet.board.hands, informationSet.seat);
    const worldOf = (hand: number): Int32Array =>
      Int32Array.from({ length: 6 }, (_, seat) => (seat === other ? hand : 0));
    const weighed = everyHand(entryOf(informationSet.sizes, other), unseen).map(
      ([hand, ways]) => [hand, ways * sampler.likelihood(worldOf(hand))] as const,
    );
    const all = weighed.reduce((sum, [, weight]) => sum + weight, 0);
    const rng = quickRng(streams('weighed'));
    const found = new Map<number, number>();
    const rounds = 60;
    for (let round = 0; round < rounds; round += 1) {
      for (const world of sampler.sample(100, 10, rng)) {
        const hand = wordAt(world, other);
        found.set(hand, (found.get(hand) ?? 0) + 1 / (100 * rounds));
      }
    }
    const apart = weighed.reduce(
      (sum, [hand, weight]) => sum + Math.abs((found.get(hand) ?? 0) - weight / all),
      0,
    );
    const uniform = everyHand(entryOf(informationSet.sizes, other), unseen);
    const ways = uniform.reduce((sum, [, each]) => sum + each, 0);
    const apartFromUniform = uniform.reduce(
      (sum, [hand, each]) => sum + Math.abs((found.get(hand) ?? 0) - each / ways),
      0,
    );
    expect(apart).toBeLessThan(0.25);
    expect(apartFromUniform).toBeGreaterThan(2 * apart);
  });

  test.each([2, 4])('with %i seats the true hands explain the play better than others', (seats) => {
    const rng = quickRng(streams(`gain ${String(seats)}`));
    const gains = [...playedTurns(seats, seats === 2 ? 4 : 2, 20, streams)]
      .filter((_, index) => index % 3 === 0)
      .map((turn) => gainOf(turn, rng));
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    expect(mean).toBeGreaterThan(0.1);
  });

  test('of play it has not seen it draws no conclusions', () => {
    if (!late) throw new Error('no such turn');
    const sampler = worldSamplerFor(informationSetOf(late.view), []);
    expect(sampler.likelihood(new Int32Array(6))).toBe(1);
    expect(sampler.sample(3, 5, quickRng(streams('few')))).toHaveLength(3);
  });

  test.each([
    [2, 1],
    [4, 0.5],
  ])('with %i seats what was played counts with the power %f', (seats, power) => {
    const some = [...playedTurns(seats, 1, 20, streams)].slice(6, 12);
    expect(some).not.toHaveLength(0);
    for (const { view, seen, state } of some) {
      const informationSet = informationSetOf(view);
      const { hands } = boardOf(state);
      const product = pastDecisionsIn(seen, informationSet).reduce(
        (sum, decision) => sum * decision.likelihood(wordAt(hands, decision.seat)),
        1,
      );
      expect(product).toBeLessThan(1);
      expect(worldSamplerFor(informationSet, seen).likelihood(hands)).toBeCloseTo(
        product ** power,
        12,
      );
    }
  });

  test('only the decisions of others are asked about', () => {
    for (const { view, seen } of turns) {
      const informationSet = informationSetOf(view);
      const seats = pastDecisionsIn(seen, informationSet).map(({ seat }) => seat);
      expect(seats).not.toContain(informationSet.seat);
    }
  });

  test('every world respects the sizes of the hands and the cards there are', () => {
    for (const { view, seen } of turns) {
      const informationSet = informationSetOf(view);
      const rng = quickRng(streams('respect'));
      for (const world of worldSamplerFor(informationSet, seen).sample(4, 3, rng))
        respects(informationSet, world);
    }
  });
});

/** How much likelier the true hands make what was seen than hands dealt at random do, as a logarithm. */
function gainOf({ view, seen, state }: PlayedTurn, rng: ReturnType<typeof quickRng>): number {
  const informationSet = informationSetOf(view);
  const sampler = worldSamplerFor(informationSet, seen);
  const blind = worldSamplerFor(informationSet, []).sample(200, 1, rng);
  const mean = blind.reduce((sum, world) => sum + sampler.likelihood(world), 0) / blind.length;
  return Math.log(sampler.likelihood(boardOf(state).hands) / mean);
}

function respects({ sizes, seat: own, rest, board }: InformationSet, world: Int32Array): void {
  sizes.forEach((size, seat) => {
    if (seat !== own) expect(sizeOf(wordAt(world, seat))).toBe(size);
  });
  const all = world.reduce((sum, hand) => sum + hand, wordAt(board.hands, own));
  for (let colour = 0; colour < 5; colour += 1) {
    expect(countIn(all, colour)).toBeLessThanOrEqual(countIn(rest, colour));
  }
}
