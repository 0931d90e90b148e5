import { wordAt } from '../typed-arrays.ts';
import {
  beyondLeft,
  beyondRight,
  columns,
  otherBonusAt,
  ownBonusAt,
  roomAt,
  stepsAt,
  widthAt,
} from './endgame-position.ts';

/** By set of columns: the same set read from the other end. */
const reversed = Int32Array.from({ length: columns + 1 }, (_, set) => {
  let mirror = 0;
  for (let column = 0; column <= 12; column += 1) mirror |= ((set >> column) & 1) << (12 - column);
  return mirror;
});

/**
 * Two words that are equal for positions with the same future: for a position and its mirror
 * image, and whichever colours play which part.
 */
export class PositionKey {
  key = 0;
  check = 0;
  /** Whether the key was taken from the mirror image. */
  isMirrored = false;

  read(words: Int32Array, at: number): void {
    const steps = wordAt(words, at + stepsAt);
    const width = wordAt(words, at + widthAt);
    const mirror = width > 0 ? mirrorSteps(steps, width) : steps;
    // Of the two images the one with the smaller skyline counts.
    this.isMirrored = mirror < steps;
    this.#takeRest(words, at, Math.min(mirror, steps));
    if (this.isMirrored) this.#addMirrored(words, at, width);
    else if (mirror > steps || width <= 0) this.#add(words, at);
    else this.#addSmaller(words, at, width);
  }

  #takeRest(words: Int32Array, at: number, steps: number): void {
    const rest =
      steps |
      ((wordAt(words, at + widthAt) + 2) << 12) |
      (wordAt(words, at + roomAt) << 17) |
      (wordAt(words, at + ownBonusAt) << 21) |
      (wordAt(words, at + otherBonusAt) << 23);
    this.key = mix(rest, 0x2f0b4f35, 0x6b43a9b5);
    this.check = mix(rest, 0x9e3779b1, 0x85ebca6b);
  }

  // Sums do not depend on the order of the colours.

  #add(words: Int32Array, at: number): void {
    let { key, check } = this;
    for (let index = at; index < at + 5; index += 1) {
      const word = wordAt(words, index);
      if (word === 0) continue;
      key += mix(word, 0xcc9e2d51, 0x1b873593);
      check += mix(word, 0x2c1b3c6d, 0x297a2d39);
    }
    this.key = key | 0;
    this.check = check | 0;
  }

  #addMirrored(words: Int32Array, at: number, width: number): void {
    let { key, check } = this;
    for (let index = at; index < at + 5; index += 1) {
      const word = wordAt(words, index);
      if (word === 0) continue;
      const mirror = (word & ~columns) | (wordAt(reversed, word & columns) >> (12 - width));
      key += mix(mirror, 0xcc9e2d51, 0x1b873593);
      check += mix(mirror, 0x2c1b3c6d, 0x297a2d39);
    }
    this.key = key | 0;
    this.check = check | 0;
  }

  /** The skyline is its own mirror image, so the colours decide. */
  #addSmaller(words: Int32Array, at: number, width: number): void {
    const { key, check } = this;
    this.#add(words, at);
    const plainKey = this.key;
    const plainCheck = this.check;
    this.key = key;
    this.check = check;
    this.#addMirrored(words, at, width);
    this.isMirrored = this.key < plainKey || (this.key === plainKey && this.check < plainCheck);
    if (this.isMirrored) return;
    this.key = plainKey;
    this.check = plainCheck;
  }
}

/** Up and down change places too. */
const mirrorSteps = (steps: number, width: number): number =>
  ~(wordAt(reversed, steps) >> (13 - width)) & ((1 << width) - 1);

/** A move as the mirror image has it. */
export function mirrorMove(move: number, width: number): number {
  const column = move >> 3;
  const mirror = column < beyondRight ? width - column : beyondRight + beyondLeft - column;
  return (mirror << 3) | (move & 7);
}

function mix(word: number, first: number, second: number): number {
  const once = Math.imul(word ^ (word >>> 16), first);
  const twice = Math.imul(once ^ (once >>> 15), second);
  return twice ^ (twice >>> 14);
}
