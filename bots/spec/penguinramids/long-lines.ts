import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { playLine } from './lines.ts';
import { dealt } from './setting.ts';

// node long-lines LINES. The same as the test of the board, bundled and so many times faster.
const lines = Number(process.argv[2] ?? 1000);

for (const seats of [2, 3, 4]) {
  const rng = quickRng(seededStreams('long lines')(String(seats)));
  for (let line = 0; line < lines; line += 1)
    playLine(dealt(seats, `line ${String(line)}`, rng), rng);
  console.log(`${String(seats)} seats: ${String(lines)} matches, board and rules agree`);
}
