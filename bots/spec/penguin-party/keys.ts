import type { Rng } from '@rookery/rules/kernel/rng';
import type { Board } from '../../penguin-party/board.ts';
import {
  columns,
  load,
  otherBonusAt,
  ownBonusAt,
  roomAt,
  stepsAt,
  stride,
  widthAt,
} from '../../penguin-party/endgame-position.ts';
import { PositionKey } from '../../penguin-party/position-key.ts';
import { wordAt } from '../../typed-arrays.ts';
import { randomPosition } from './positions.ts';

const words = new Int32Array(stride);
const position = new PositionKey();

/** The key of a board: its two words. */
export function keyOf(board: Board, bonus: readonly [number, number]): readonly [number, number] {
  load(words, board, bonus);
  position.read(words, 0);
  return [position.key, position.check];
}

/** The position of a board written out in full, the smaller of the two ways to read it. */
function writtenOut(board: Board, bonus: readonly [number, number]): string {
  load(words, board, bonus);
  const width = wordAt(words, widthAt);
  const rest = [widthAt, roomAt, ownBonusAt, otherBonusAt].map((at) => wordAt(words, at));
  const readings = [true, false].map((isMirrored) => {
    const steps = bits(wordAt(words, stepsAt), width, isMirrored);
    const colours = [...words.subarray(0, 5)].map(
      (word) => `${String(word & ~columns)}:${bits(word & columns, width + 1, isMirrored)}`,
    );
    const skyline = isMirrored
      ? steps.replaceAll(/[01]/g, (bit) => String(1 - Number(bit)))
      : steps;
    return [...rest, skyline, ...colours.toSorted()].join(' ');
  });
  return readings.toSorted()[0] ?? '';
}

/** The lowest bits one by one, from either end. */
function bits(set: number, count: number, isReversed: boolean): string {
  const list = Array.from({ length: Math.max(0, count) }, (_, bit) => (set >> bit) & 1);
  return (isReversed ? list.toReversed() : list).join('');
}

/** What comparing the keys of many random positions found. */
interface Comparison {
  readonly different: number;
  /** Pairs of different positions with the same two words. */
  readonly collisions: number;
  /** Pairs of different positions with the same first word. */
  readonly halfCollisions: number;
}

/** Takes random positions and their keys: equal positions must have equal keys, others should not. */
export function compareKeys(positions: number, rng: Rng): Comparison {
  const keys = new Map<string, string>();
  for (let index = 0; index < positions; index += 1) {
    const board = randomPosition(2, 12 + rng.below(17), rng);
    const bonus = [rng.below(3), rng.below(3)] as const;
    const written = writtenOut(board, bonus);
    const key = keyOf(board, bonus).join(' ');
    if ((keys.get(written) ?? key) !== key) throw new Error(`two keys for ${written}`);
    keys.set(written, key);
  }
  const all = [...keys.values()];
  const firsts = all.map((key) => key.split(' ')[0]);
  return {
    different: keys.size,
    collisions: keys.size - new Set(all).size,
    halfCollisions: keys.size - new Set(firsts).size,
  };
}
