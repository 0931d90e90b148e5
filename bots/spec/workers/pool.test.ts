import { describe, expect, test } from 'vitest';
import type { Thought } from '../../bot.ts';
import { Pool, type PoolParts, type Timing, type WorkerEvents } from '../../workers/pool.ts';
import type { WorkerOrder } from '../../workers/worker.ts';
import type { ThinkRequest } from '../../workers/bot-pool.ts';
import { requestFor } from './requests.ts';

/** A thought that tells which request it answers. */
const echoOf = ({ purpose }: ThinkRequest): Thought => ({
  move: purpose,
  candidates: [],
  reason: { kind: 'no-reason' },
});

/** A pool whose workers answer when told to, and whose clock moves when told to. */
function staged(options: Pick<PoolParts, 'size' | 'warmUps' | 'quickWorkers' | 'isQuick'>) {
  const desks: { readonly events: WorkerEvents; readonly orders: WorkerOrder[] }[] = [];
  const timings: Timing[] = [];
  let moment = 0;
  const pool = new Pool({
    ...options,
    start(events) {
      const orders: WorkerOrder[] = [];
      desks.push({ events, orders });
      return {
        send: (order) => void orders.push(order),
        cancel: () => undefined,
        end: () => Promise.resolve(),
      };
    },
    now: () => moment,
    onTiming: (timing) => timings.push(timing),
  });
  /** Lets a worker be done with the last thing it was told. */
  const finish = (nth: number): void => {
    const { events, orders } = desks[nth] ?? { orders: [] };
    const order = orders.at(-1);
    if (!events || !order) throw new Error('That worker has nothing to do.');
    const { id } = order;
    if (order.type === 'warm-up') events.onReport({ type: 'warm', id });
    else events.onReport({ type: 'thought', id, thought: echoOf(order.request) });
  };
  return {
    desks,
    timings,
    finish,
    pass: (milliseconds: number) => void (moment += milliseconds),
    /** Asks for something to be thought; the answer is what was asked. */
    ask: (purpose: string) =>
      pool.think({ ...requestFor('penguin-party', 'any'), purpose }).then(({ move }) => move),
  };
}

/** What a worker was told so far: a name for every order. */
const told = (orders: readonly WorkerOrder[]): readonly string[] =>
  orders.map((order) => (order.type === 'think' ? order.request.purpose : 'warm-up'));

describe('a queue', () => {
  test('of long requests leaves a worker to the quick ones', async () => {
    const { ask, desks, finish } = staged({
      size: 2,
      quickWorkers: 1,
      isQuick: ({ purpose }) => purpose.startsWith('quick'),
    });
    void ask('long 1');
    void ask('long 2');
    expect(desks.flatMap(({ orders }) => told(orders))).toEqual(['long 1']);
    const quick = ask('quick');
    const place = desks.findIndex(({ orders }) => told(orders).includes('quick'));
    expect(place).toBeGreaterThanOrEqual(0);
    finish(place);
    expect(await quick).toBe('quick');
    finish(1 - place);
    expect(desks.flatMap(({ orders }) => told(orders))).toContain('long 2');
  });

  test('is served in its order by as many workers as there may be, whoever is free first', async () => {
    const { ask, desks, finish } = staged({ size: 2 });
    const answers = Promise.all(['first', 'second', 'third', 'fourth'].map(ask));
    expect(desks.map(({ orders }) => told(orders))).toEqual([['first'], ['second']]);
    [1, 1, 0, 1].forEach(finish);
    expect(desks.map(({ orders }) => told(orders))).toEqual([
      ['first'],
      ['second', 'third', 'fourth'],
    ]);
    expect(await answers).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test('tells how long each waited, and how long it was thought about', async () => {
    const { ask, finish, pass, timings } = staged({ size: 1 });
    const answers = Promise.all(['first', 'second'].map(ask));
    pass(30);
    finish(0);
    pass(5);
    finish(0);
    await answers;
    expect(timings).toMatchObject([
      { outcome: 'thought', waited: 0, thought: 30 },
      { outcome: 'thought', waited: 30, thought: 5 },
    ]);
  });
});

test('a fresh worker warms up before its first thought, and that counts as waiting', async () => {
  const warmUps = ['penguin-party', 'penguinramids'].map((game) => ({ game, player: 'chick' }));
  const { ask, desks, finish, pass, timings } = staged({ size: 1, warmUps });
  const answer = ask('a question');
  pass(40);
  finish(0);
  finish(0);
  expect(desks.map(({ orders }) => told(orders))).toEqual([['warm-up', 'warm-up', 'a question']]);
  pass(10);
  finish(0);
  await answer;
  expect(timings).toMatchObject([{ waited: 40, thought: 10 }]);
});
