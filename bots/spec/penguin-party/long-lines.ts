import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { FastRng } from '../../fast-rng.ts';
import { boardOf } from '../../penguin-party/translation.ts';
import { compareKeys } from './keys.ts';
import { dealt, linesByBoard, linesByRules, playLine, playOutLine } from './lines.ts';
import { cardsDealt } from './positions.ts';

// `npm run prove`: the same as the tests of the board, outside the test runner and so many times faster.
const lines = Number(process.argv[2] ?? 1000);
const streams = seededStreams('long lines');

for (const seats of [2, 3, 4, 5, 6]) {
  const rng = quickRng(streams(`moves ${String(seats)}`));
  const dice = new FastRng(streams(`dice ${String(seats)}`));
  for (let line = 1; line <= lines; line += 1) {
    const state = dealt(seats, `line ${String(line)}`);
    playLine(state, rng);
    if (line % 10 === 0) playOutLine(boardOf(state), cardsDealt(seats), dice);
    if (line % 10_000 === 0) console.error(`${String(seats)} seats: ${String(line)} rounds`);
  }
  const state = dealt(seats, 'count');
  const counted = linesByRules(state, 5);
  if (linesByBoard(boardOf(state), 5) !== counted) throw new Error(`not ${String(counted)} lines`);
  console.log(
    `Penguin Party, ${String(seats)} seats: board and rules agree over ${String(lines)} rounds ` +
      `and all ${String(counted)} lines of five moves of one deal`,
  );
}
const { different, collisions, halfCollisions } = compareKeys(
  lines * 10,
  quickRng(streams('positions')),
);
if (collisions > 0) throw new Error(`${String(collisions)} pairs of positions share a key`);
console.log(
  `Penguin Party, keys: ${String(different)} positions, none share a key; ` +
    `${String(halfCollisions)} share half of one, chance would have ` +
    (different ** 2 / 2 ** 33).toFixed(1),
);
