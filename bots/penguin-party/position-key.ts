import { lowestOf, wordAt } from '../words.ts';
import type { Board } from './board.ts';
import { coloursIn } from './hand.ts';

/** Two words that are equal for two-player positions with the same future. */
export class PositionKey {
  key = 0;
  check = 0;

  /** Where the pyramid stands does not count, nor do colours that nobody holds any more. */
  take(board: Board): void {
    const { left, turn } = board;
    const own = wordAt(board.hands, turn);
    const isAlone = ((board.out >> (1 - turn)) & 1) === 1;
    const other = isAlone ? 0 : wordAt(board.hands, 1 - turn);
    const alive = ~board.valleys;
    this.key = mixed(board.steps >>> left, own);
    this.check = mixed(other, (board.right - left) * 4 + turn * 2 + (isAlone ? 1 : 0));
    for (let set = coloursIn(own) | coloursIn(other); set !== 0; set &= set - 1) {
      const colour = lowestOf(set);
      const shown = (wordAt(board.shown, colour) & alive) >>> left;
      this.key = mixed(this.key, shown + colour * 0x10001);
      this.check = mixed(shown + colour * 0x20003, this.check);
    }
  }
}

function mixed(a: number, b: number): number {
  const product = Math.imul(a ^ (a >>> 15) ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return product ^ (product >>> 13) ^ (b << 7);
}
