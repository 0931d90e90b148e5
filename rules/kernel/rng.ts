import { entryOf } from './entry.ts';
import { sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

/** A source of unbiased whole numbers. */
export interface Rng {
  /** A number from 0 to `count` - 1, each equally likely; `count` is at most 2^32. */
  below(count: number): number;
}

/** One independent random stream per purpose ("deal 2", "goals"), so no stream has a position to keep. */
export type Streams = (purpose: string) => Rng;

/**
 * The streams of a seed. Block i of a stream is
 * SHA-256(utf8(seed) 00 utf8(purpose) 00 i as 4 bytes, big-endian), read as eight
 * big-endian 32-bit words.
 */
export const seededStreams =
  (seed: string): Streams =>
  (purpose) =>
    rngOf(hashedWords(seed, purpose));

function hashedWords(seed: string, purpose: string): () => number {
  const prefix = utf8(`${seed}\0${purpose}\0`);
  const message = new Uint8Array(prefix.length + 4);
  message.set(prefix);
  const counter = new DataView(message.buffer, prefix.length);
  let block = sha256(message);
  let next = 0;
  return () => {
    if (next === 32) {
      counter.setUint32(0, counter.getUint32(0) + 1);
      block = sha256(message);
      next = 0;
    }
    next += 4;
    return block.getUint32(next - 4);
  };
}

/** A fast stream for simulations, never for deals: Chris Doty-Humphrey's sfc32, seeded from another stream. */
export function quickRng(source: Rng): Rng {
  let a = source.below(2 ** 32) | 0;
  let b = source.below(2 ** 32) | 0;
  let c = source.below(2 ** 32) | 0;
  let counter = 1;
  return rngOf(() => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  });
}

/**
 * Unbiased numbers from 32-bit words: words at or above the largest multiple of
 * `count` are thrown away, so that every remainder is equally likely.
 */
export function rngOf(word: () => number): Rng {
  return {
    below(count) {
      const limit = 2 ** 32 - (2 ** 32 % count);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % count;
    },
  };
}

/** A number in [0, 1) with 53 random bits. */
export function fraction(rng: Rng): number {
  return (rng.below(2 ** 27) * 2 ** 26 + rng.below(2 ** 26)) / 2 ** 53;
}

/** One entry of a list, each equally likely. */
export function pick<Value>(list: readonly Value[], rng: Rng): Value {
  return entryOf(list, rng.below(list.length));
}

/** The list in random order (Fisher–Yates from the end). */
export function shuffle<Value>(list: readonly Value[], rng: Rng): readonly Value[] {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = rng.below(last + 1);
    const value = entryOf(order, last);
    order[last] = entryOf(order, other);
    order[other] = value;
  }
  return order;
}
