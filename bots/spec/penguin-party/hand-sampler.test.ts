import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { describe, expect, test } from 'vitest';
import { HandSampler, type HiddenHand } from '../../penguin-party/hand-sampler.ts';
import { countIn, oneCard } from '../../penguin-party/hand.ts';
import { wordAt } from '../../typed-arrays.ts';

const handful = (...counts: readonly number[]): number =>
  counts.reduce((hand, count, colour) => hand + count * oneCard(colour), 0);

/** Every way to give each of these different cards a place, as hands by seat; places out of range stay out. */
function everyDeal(unseen: number, hidden: readonly HiddenHand[]): Map<string, number> {
  const cards = [0, 1, 2, 3, 4].flatMap((colour) =>
    Array.from({ length: countIn(unseen, colour) }, () => colour),
  );
  const found = new Map<string, number>();
  const hands = hidden.map(() => 0);
  const sizes = hidden.map(({ size }) => size);
  const place = (index: number, spare: number): void => {
    const colour = cards[index];
    if (colour === undefined) {
      const key = hands.join();
      found.set(key, (found.get(key) ?? 0) + 1);
      return;
    }
    if (spare > 0) place(index + 1, spare - 1);
    hidden.forEach(({ lacks }, at) => {
      if (sizes[at] === 0 || (lacks >> colour) & 1) return;
      sizes[at] = (sizes[at] ?? 0) - 1;
      hands[at] = (hands[at] ?? 0) + oneCard(colour);
      place(index + 1, spare);
      sizes[at] = (sizes[at] ?? 0) + 1;
      hands[at] = (hands[at] ?? 0) - oneCard(colour);
    });
  };
  place(0, cards.length - sizes.reduce((sum, size) => sum + size, 0));
  return found;
}

describe('dealing unseen cards', () => {
  const cases: readonly (readonly [string, number, readonly HiddenHand[]])[] = [
    ['one hand and unused cards', handful(2, 1, 3, 0, 2), [{ seat: 1, size: 4, lacks: 0 }]],
    [
      'three hands',
      handful(2, 2, 1, 1, 0),
      [
        { seat: 0, size: 2, lacks: 0 },
        { seat: 2, size: 2, lacks: 0 },
        { seat: 3, size: 2, lacks: 0 },
      ],
    ],
    [
      'two players out who lack different colours',
      handful(2, 2, 2, 1, 1),
      [
        { seat: 0, size: 2, lacks: 0b00011 },
        { seat: 1, size: 3, lacks: 0b00100 },
        { seat: 2, size: 3, lacks: 0 },
      ],
    ],
    [
      'players out and unused cards',
      handful(2, 1, 2, 1, 1),
      [
        { seat: 0, size: 2, lacks: 0b00001 },
        { seat: 1, size: 2, lacks: 0b00010 },
      ],
    ],
  ];

  test.each(cases)('%s: every deal that fits is as likely as another', (_, unseen, hidden) => {
    const expected = everyDeal(unseen, hidden);
    const all = [...expected.values()].reduce((sum, ways) => sum + ways, 0);
    const sampler = new HandSampler(unseen, hidden);
    const rng = quickRng(seededStreams('dealer')('uniform'));
    const hands = new Int32Array(6);
    const deals = 40_000;
    const found = new Map<string, number>();
    for (let deal = 0; deal < deals; deal += 1) {
      sampler.sample(hands, rng);
      const key = hidden.map(({ seat }) => wordAt(hands, seat)).join();
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    expect([...found.keys()].every((key) => expected.has(key))).toBe(true);
    // Pearson's chi square: its mean is the number of cells less one, its spread the root of twice that.
    const cells = expected.size - 1;
    let chi = 0;
    for (const [key, ways] of expected) {
      const mean = (deals * ways) / all;
      chi += ((found.get(key) ?? 0) - mean) ** 2 / mean;
    }
    expect(cells).toBeGreaterThan(5);
    expect(chi).toBeLessThan(cells + 4 * Math.sqrt(2 * cells));
  });

  test('what nobody could be dealt is an error', () => {
    const sampler = new HandSampler(handful(3), [{ seat: 0, size: 2, lacks: 1 }]);
    expect(() => {
      sampler.sample(new Int32Array(6), seededStreams('dealer')('none'));
    }).toThrow('no deal fits');
  });
});
