import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, hashOf } from '../../kernel/canonical.ts';
import { entryOf, withEntry } from '../../kernel/entry.ts';
import { fraction, pick, quickRng, rngOf, seededStreams, shuffle } from '../../kernel/rng.ts';
import { sha256Hex } from '../../kernel/sha256.ts';
import { utf8 } from '../../kernel/utf8.ts';

const nodeSha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('SHA-256 and UTF-8', () => {
  test('the published examples', () => {
    expect(sha256Hex(utf8(''))).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    expect(sha256Hex(utf8('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('the same as Node’s, for messages of every length around a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 255);
      expect(sha256Hex(bytes)).toBe(nodeSha256(bytes));
    }
  });

  test('UTF-8 as Node writes it, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
      }),
    );
    const edges = String.fromCodePoint(0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff);
    expect([...utf8(edges)]).toEqual([...Buffer.from(edges)]);
    expect([...utf8('é€🐧')]).toEqual([...Buffer.from('é€🐧')]);
    expect([...utf8('a\ud800b\udfff')]).toEqual([...Buffer.from('a\ufffdb\ufffd')]);
  });
});

describe('streams', () => {
  test('as documented: SHA-256 of seed, purpose and block number, read as big-endian words', () => {
    const rng = seededStreams('a seed')('deal 1');
    const words = Array.from({ length: 20 }, () => rng.below(2 ** 32));
    const expected = [0, 1, 2].flatMap((block) => {
      const number = Buffer.alloc(4);
      number.writeUInt32BE(block);
      const message = Buffer.concat([Buffer.from('a seed\0deal 1\0'), number]);
      const digest = createHash('sha256').update(message).digest();
      return Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(index * 4));
    });
    expect(words).toEqual(expected.slice(0, 20));
  });

  test('each seed and purpose has its own', () => {
    const first = (seed: string, purpose: string) => seededStreams(seed)(purpose).below(2 ** 32);
    expect(new Set([first('a', 'b'), first('a', 'c'), first('b', 'b')]).size).toBe(3);
    expect(first('a', 'b')).toBe(first('a', 'b'));
  });

  test('numbers are unbiased: a word beyond the last whole multiple is thrown away', () => {
    const given = [2 ** 32 - 1, 3_000_000_000, 2_999_999_999];
    const words = [...given];
    const rng = rngOf(() => words.shift() ?? 0);
    expect(rng.below(3_000_000_000)).toBe(2_999_999_999);
    expect(words).toEqual([]);
    // 2^32 is one more than a multiple of 3: only its last word is refused.
    const three = [2 ** 32 - 1, 2 ** 32 - 2];
    expect(rngOf(() => three.shift() ?? 0).below(3)).toBe(2);
  });

  test('every remainder is as frequent as another', () => {
    const rng = seededStreams('fair')('dice');
    const times = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 6000; i += 1) {
      const face = rng.below(6);
      times[face] = entryOf(times, face) + 1;
    }
    for (const time of times) expect(Math.abs(time - 1000)).toBeLessThan(150);
  });

  test('the quick stream is sfc32, seeded from another', () => {
    // The first numbers of sfc32 with a = 1, b = 2, c = 3 and counter 1, worked out by hand:
    // 1+2+1; then a = 2, b = 27, c = 6291456+4 and so on.
    const seeds = [1, 2, 3];
    const rng = quickRng({ below: () => seeds.shift() ?? 0 });
    const numbers = Array.from({ length: 5 }, () => rng.below(2 ** 32));
    expect(numbers).toEqual(sfc32(1, 2, 3, 5));
  });

  test('the quick stream is fair too', () => {
    const rng = quickRng(seededStreams('quick')('dice'));
    const times = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i += 1) {
      const face = rng.below(10);
      times[face] = entryOf(times, face) + 1;
    }
    for (const time of times) expect(Math.abs(time - 10_000)).toBeLessThan(500);
  });

  test('fractions lie in [0, 1) and use 53 bits', () => {
    const all = rngOf(() => 2 ** 32 - 1);
    expect(fraction({ below: (count) => all.below(2 ** 32) % count })).toBe(1 - 2 ** -53);
    expect(fraction(rngOf(() => 0))).toBe(0);
    const halves = [2 ** 26, 0];
    expect(fraction({ below: () => halves.shift() ?? 0 })).toBe(0.5);
  });
});

/** An independent sfc32 with unsigned arithmetic in big integers. */
function sfc32(a0: number, b0: number, c0: number, length: number): readonly number[] {
  const cut = (value: bigint): bigint => BigInt.asUintN(32, value);
  let [a, b, c, counter] = [BigInt(a0), BigInt(b0), BigInt(c0), 1n];
  return Array.from({ length }, () => {
    const sum = cut(a + b + counter);
    counter = cut(counter + 1n);
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut(cut((c << 21n) | (c >> 11n)) + sum);
    return Number(sum);
  });
}

describe('lists', () => {
  test('a shuffle keeps what it shuffles and leaves the original alone', () => {
    const list = ['a', 'b', 'c', 'd', 'e'];
    const mixed = shuffle(list, seededStreams('x')('y'));
    expect(mixed.toSorted()).toEqual(list);
    expect(list).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(shuffle([], seededStreams('x')('y'))).toEqual([]);
  });

  test('a shuffle is Fisher–Yates from the end', () => {
    const asked: number[] = [];
    const rng = {
      below(count: number): number {
        asked.push(count);
        return 0;
      },
    };
    expect(shuffle(['a', 'b', 'c'], rng)).toEqual(['b', 'c', 'a']);
    expect(asked).toEqual([3, 2]);
  });

  test('every order is as likely as another', () => {
    const rng = quickRng(seededStreams('orders')('y'));
    const times = new Map<string, number>();
    for (let i = 0; i < 12_000; i += 1) {
      const order = shuffle(['a', 'b', 'c', 'd'], rng).join('');
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    expect(times.size).toBe(24);
    for (const time of times.values()) expect(Math.abs(time - 500)).toBeLessThan(120);
  });

  test('one entry is picked from among all', () => {
    const rng = seededStreams('pick')('y');
    const picked = Array.from({ length: 50 }, () => pick(['a', 'b', 'c'], rng));
    expect([...new Set(picked)].toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('an entry that is not there is a bug', () => {
    expect(entryOf(['a', 'b'], 1)).toBe('b');
    expect(() => entryOf(['a', 'b'], 2)).toThrow('no entry 2 in a list of 2');
    expect(withEntry(['a', 'b'], 0, 'c')).toEqual(['c', 'b']);
  });
});

describe('canonical JSON', () => {
  test('equal values have equal texts and hashes, whatever the order of their keys', () => {
    const one = { b: [1, { d: null, c: 'x' }], a: true };
    const other = { a: true, b: [1, { c: 'x', d: null }] };
    expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
    expect(hashOf(one)).toBe(hashOf(other));
    expect(hashOf(one)).toBe(nodeSha256(Buffer.from(canonicalJson(other))));
    expect(hashOf(one)).not.toBe(hashOf({ ...one, a: false }));
  });
});
