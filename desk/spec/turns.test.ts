import { expect, test } from 'vitest';
import { EventLoopTurns } from '../queue.ts';

const immediate = { soon: (run: () => void) => void setImmediate(run) };

/** Counts the turns of the event loop. */
class Loop {
  turn = 0;
  #isOver = false;

  constructor() {
    const tick = (): void => {
      this.turn += 1;
      if (!this.#isOver) setImmediate(tick);
    };
    tick();
  }

  end(): void {
    this.#isOver = true;
  }
}

test('each piece of work has a turn of the event loop to itself, in order', async () => {
  const turns = new EventLoopTurns(immediate);
  const loop = new Loop();
  const done: { readonly piece: number; readonly turn: number }[] = [];
  const pieces = [0, 1, 2, 3].map(async (piece) => {
    await turns.next();
    done.push({ piece, turn: loop.turn });
  });
  await Promise.all(pieces);
  loop.end();
  expect(done.map(({ piece }) => piece)).toEqual([0, 1, 2, 3]);
  expect(new Set(done.map(({ turn }) => turn)).size).toBe(4);
});

test('work that comes when all is done has its turn as well', async () => {
  const turns = new EventLoopTurns(immediate);
  await turns.next();
  await expect(turns.next()).resolves.toBeUndefined();
});
