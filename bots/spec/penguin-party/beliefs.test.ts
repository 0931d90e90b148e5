import { entryOf } from '@rookery/rules/kernel/entry';
import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import { beliefsOf } from '../../penguin-party/beliefs.ts';
import { decisionsIn } from '../../penguin-party/decisions.ts';
import { held, oneCard, sizeOf } from '../../penguin-party/hand.ts';
import { situationOf, type Situation } from '../../penguin-party/situation.ts';
import { boardOf } from '../../penguin-party/translation.ts';
import { wordAt } from '../../words.ts';
import { playedTurns, type PlayedTurn } from './played.ts';

const streams = seededStreams('beliefs');

/** Every hand of this size out of these cards, with the number of ways to pick it. */
function everyHand(size: number, cards: number, from = 0): readonly (readonly [number, number])[] {
  if (from === 5) return size === 0 ? [[0, 1]] : [];
  const most = Math.min(size, held(cards, from));
  return Array.from({ length: most + 1 }, (_, taken) => taken).flatMap((taken) =>
    everyHand(size - taken, cards, from + 1).map(
      ([hand, ways]) =>
        [hand + taken * oneCard(from), ways * choose(held(cards, from), taken)] as const,
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

describe('beliefs', () => {
  test('worlds are drawn as often as hands, weighed by what was played, make them likely', () => {
    if (!late) throw new Error('no such turn');
    const situation = situationOf(late.view);
    const beliefs = beliefsOf(situation, late.seen);
    const other = 1 - situation.seat;
    const unseen = situation.rest - wordAt(situation.board.hands, situation.seat);
    const worldOf = (hand: number): Int32Array =>
      Int32Array.from({ length: 6 }, (_, seat) => (seat === other ? hand : 0));
    const weighed = everyHand(entryOf(situation.sizes, other), unseen).map(
      ([hand, ways]) => [hand, ways * beliefs.likelihood(worldOf(hand))] as const,
    );
    const all = weighed.reduce((sum, [, weight]) => sum + weight, 0);
    const rng = quickRng(streams('weighed'));
    const found = new Map<number, number>();
    const rounds = 60;
    for (let round = 0; round < rounds; round += 1) {
      for (const world of beliefs.worlds(100, 10, rng)) {
        const hand = wordAt(world, other);
        found.set(hand, (found.get(hand) ?? 0) + 1 / (100 * rounds));
      }
    }
    const apart = weighed.reduce(
      (sum, [hand, weight]) => sum + Math.abs((found.get(hand) ?? 0) - weight / all),
      0,
    );
    const uniform = everyHand(entryOf(situation.sizes, other), unseen);
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
    const beliefs = beliefsOf(situationOf(late.view), []);
    expect(beliefs.likelihood(new Int32Array(6))).toBe(1);
    expect(beliefs.worlds(3, 5, quickRng(streams('few')))).toHaveLength(3);
  });

  test.each([
    [2, 1],
    [4, 0.5],
  ])('with %i seats what was played counts with the power %f', (seats, power) => {
    const some = [...playedTurns(seats, 1, 20, streams)].slice(6, 12);
    expect(some).not.toHaveLength(0);
    for (const { view, seen, state } of some) {
      const situation = situationOf(view);
      const { hands } = boardOf(state);
      const product = decisionsIn(seen, situation).reduce(
        (sum, decision) => sum * decision.likelihood(wordAt(hands, decision.seat)),
        1,
      );
      expect(product).toBeLessThan(1);
      expect(beliefsOf(situation, seen).likelihood(hands)).toBeCloseTo(product ** power, 12);
    }
  });

  test('only the decisions of others are asked about', () => {
    for (const { view, seen } of turns) {
      const situation = situationOf(view);
      const seats = decisionsIn(seen, situation).map(({ seat }) => seat);
      expect(seats).not.toContain(situation.seat);
    }
  });

  test('every world respects the sizes of the hands and the cards there are', () => {
    for (const { view, seen } of turns) {
      const situation = situationOf(view);
      const rng = quickRng(streams('respect'));
      for (const world of beliefsOf(situation, seen).worlds(4, 3, rng)) respects(situation, world);
    }
  });
});

/** How much likelier the true hands make what was seen than hands dealt at random do, as a logarithm. */
function gainOf({ view, seen, state }: PlayedTurn, rng: ReturnType<typeof quickRng>): number {
  const situation = situationOf(view);
  const beliefs = beliefsOf(situation, seen);
  const blind = beliefsOf(situation, []).worlds(200, 1, rng);
  const mean = blind.reduce((sum, world) => sum + beliefs.likelihood(world), 0) / blind.length;
  return Math.log(beliefs.likelihood(boardOf(state).hands) / mean);
}

function respects({ sizes, seat: own, rest, board }: Situation, world: Int32Array): void {
  sizes.forEach((size, seat) => {
    if (seat !== own) expect(sizeOf(wordAt(world, seat))).toBe(size);
  });
  const all = world.reduce((sum, hand) => sum + hand, wordAt(board.hands, own));
  for (let colour = 0; colour < 5; colour += 1) {
    expect(held(all, colour)).toBeLessThanOrEqual(held(rest, colour));
  }
}
