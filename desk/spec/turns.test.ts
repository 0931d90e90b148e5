import { expect, test } from 'vitest';
import { EventLoopTurns } from '../queue.ts';
import { Company, createTable, startTable } from './company.ts';
import { FakeClock } from './fake-clock.ts';
import { decisionOf, rngOf } from './playing.ts';

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

test('a decision is timed up to its answer, without the telling', async () => {
  const company = await Company.open();
  let time = 0;
  const clock = new FakeClock();
  clock.monotonic = () => time;
  const desk = await company.desk({ clock });
  const players = [await company.caller('Ana'), await company.caller('Bo')] as const;
  const table = await createTable(desk, players[0], { options: { start: 0 } });
  await startTable(desk, table, players);
  // Telling takes a second.
  for (const player of players) {
    const { tell } = player;
    player.tell = (each) => {
      if (each.type === 'update') time += 1000;
      tell.call(player, each);
    };
  }
  const decision = decisionOf(players[0], rngOf('timed'));
  if (!decision) throw new Error('Ana is to move');
  await players[0].ask(desk, decision);
  expect(time).toBe(2000);
  expect(desk.figures().deciding).toEqual({ count: 1, milliseconds: 0 });
  await desk.close();
  await company.end();
});
