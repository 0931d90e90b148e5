import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { playLine } from './lines.ts';
import { dealt } from './setting.ts';

// `npm run prove`: the same as the test of the board, outside the test runner and so many times faster.
const lines = Number(process.argv[2] ?? 1000);

for (const seats of [2, 3, 4]) {
  const rng = quickRng(seededStreams('long lines')(String(seats)));
  for (let line = 1; line <= lines; line += 1) {
    playLine(dealt(seats, `line ${String(line)}`, rng), rng);
    if (line % 1000 === 0) console.error(`${String(seats)} seats: ${String(line)} matches`);
  }
  console.log(
    `Penguinramids, ${String(seats)} seats: board and rules agree over ${String(lines)} matches`,
  );
}
