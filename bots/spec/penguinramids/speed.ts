import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { Board } from '../../penguinramids/board.ts';
import { legalMoves } from '../../penguinramids/legal.ts';
import { make } from '../../penguinramids/make.ts';
import { mostMoves } from '../../penguinramids/move.ts';
import { boardOf } from '../../penguinramids/translation.ts';
import { wordAt } from '../../typed-arrays.ts';
import { dealt } from './setting.ts';

// Random moves a second of processor time, a match after the other, decks shuffled anew.
const moves = new Int32Array(mostMoves);

function movesPerSecond(seats: number, total: number): number {
  const rng = quickRng(seededStreams('speed')(String(seats)));
  const start = boardOf(dealt(seats, 'speed', rng));
  const board = new Board(seats, start.cardSet);
  const before = process.cpuUsage();
  let made = 0;
  while (made < total) {
    board.copy(start);
    board.shuffle(rng);
    while (!board.isOver) {
      make(board, wordAt(moves, rng.below(legalMoves(board, moves))));
      made += 1;
    }
  }
  const { user, system } = process.cpuUsage(before);
  return made / ((user + system) / 1e6);
}

for (const seats of [2, 3, 4]) {
  movesPerSecond(seats, 1e6);
  console.log(`${String(seats)} seats: ${(movesPerSecond(seats, 1e7) / 1e6).toFixed(2)} M moves/s`);
}
