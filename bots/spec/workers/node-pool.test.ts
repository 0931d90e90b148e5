import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { nodePool, type NodePoolOptions } from '../../workers/node-pool.ts';
import type { Timing } from '../../workers/pool.ts';
import { ThinkingFailed, type BotPool } from '../../workers/bot-pool.ts';
import { builtWorker, games, requestFor, thinkAsBuilt } from './requests.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-workers-'));
const mortalWorker = join(folder, 'mortal-worker.mjs');

/** Hears every order before the real worker does, and ends it over some, always or only once. */
const death = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ request }) => {
    const [word, when, mark] = (request?.purpose ?? '').split(' ');
    if (word !== 'die' || (when === 'once' && existsSync(mark))) return;
    if (mark) writeFileSync(mark, '');
    process.exit(7);
  });
`;

beforeAll(() => {
  writeFileSync(join(folder, 'death.mjs'), death);
  const imports = ['./death.mjs', builtWorker().href].map((from) => `import '${from}';`);
  writeFileSync(mortalWorker, imports.join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let pool: BotPool;
const opened = (options: Partial<NodePoolOptions> = {}): BotPool => {
  pool = nodePool({ size: 2, entry: builtWorker(), ...options });
  return pool;
};
afterEach(() => pool.close());

const faultOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no failure',
    (error: unknown) => (error instanceof ThinkingFailed ? error.fault : error),
  );

/** More than could be thought through before a test is over. */
const endless = { ...requestFor('penguinramids', 'endless', 'emperor'), budget: 1e6 };

describe.each(games)('%s', (game) => {
  test('a thread thinks just what would be thought here', async () => {
    const request = requestFor(game, 'same');
    const here = await thinkAsBuilt(request);
    const [there, again] = await Promise.all([opened().think(request), pool.think(request)]);
    expect(there).toEqual(here);
    expect(again).toEqual(here);
  });

  test('another seed or purpose is another stream', async () => {
    const request = requestFor(game, 'same', 'random');
    const purposes = Array.from({ length: 20 }, (_, nth) => `decision ${String(nth)}`);
    opened();
    const moves = await Promise.all(
      purposes.map(async (purpose) =>
        JSON.stringify((await pool.think({ ...request, purpose })).move),
      ),
    );
    expect(new Set(moves).size).toBeGreaterThan(1);
  });

  test('progress grows towards 1', async () => {
    const shares: number[] = [];
    const request = { ...requestFor(game, 'progress', 'gentoo'), budget: 200 };
    await opened().think(request, { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares.length).toBeLessThanOrEqual(51);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});

test('a hundred requests share two threads, and each gets its own answer', async () => {
  const timings: Timing[] = [];
  opened({ onTiming: (timing) => timings.push(timing) });
  const requests = Array.from({ length: 100 }, (_, nth) =>
    requestFor(games[nth % games.length] ?? '', `match ${String(nth)}`),
  );
  const thoughts = await Promise.all(requests.map((request) => pool.think(request)));
  requests.forEach(({ question }, nth) => {
    expect(question.legal).toContainEqual(thoughts[nth]?.move);
  });
  expect(timings).toHaveLength(100);
  expect(timings.every(({ outcome, thought }) => outcome === 'thought' && thought > 0)).toBe(true);
});

describe('cancelling', () => {
  test('ends a running thought, and the thread is free for the next', async () => {
    const control = new AbortController();
    opened({ size: 1 });
    const onProgress = (): void => control.abort();
    const running = faultOf(pool.think(endless, { signal: control.signal, onProgress }));
    expect(await running).toEqual({ kind: 'cancelled' });
    expect(await pool.think(requestFor('penguin-party', 'next'))).toHaveProperty('move');
  });

  test('takes a waiting request out of the queue', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    opened({ size: 1 });
    const running = faultOf(pool.think(endless, { signal: first.signal }));
    const waiting = faultOf(pool.think(endless, { signal: second.signal }));
    const last = pool.think(requestFor('penguin-party', 'last'));
    second.abort();
    expect(await waiting).toEqual({ kind: 'cancelled' });
    first.abort();
    expect(await running).toEqual({ kind: 'cancelled' });
    expect(await last).toHaveProperty('move');
  });

  test('before the beginning leaves no trace', async () => {
    const signal = AbortSignal.abort();
    expect(await faultOf(opened().think(endless, { signal }))).toEqual({ kind: 'cancelled' });
  });

  test('a thread that does not listen is replaced', async () => {
    const deaf = join(folder, 'deaf-worker.mjs');
    writeFileSync(
      deaf,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', ({ id, request }) => {
         parentPort.postMessage({ type: 'progress', id, share: 0.5 });
         for (;;) if (request.purpose !== 'endless') break;
         parentPort.postMessage({ type: 'thought', id, thought: { move: 'heard' } });
       });`,
    );
    const control = new AbortController();
    opened({ size: 1, entry: pathToFileURL(deaf) });
    const onProgress = (): void => control.abort();
    const request = requestFor('penguin-party', 'deaf');
    const signal = control.signal;
    const running = pool.think({ ...request, purpose: 'endless' }, { signal, onProgress });
    expect(await faultOf(running)).toEqual({ kind: 'cancelled' });
    expect(await pool.think(request)).toEqual({ move: 'heard' });
  });
});

describe('a thread that dies', () => {
  const entry = pathToFileURL(mortalWorker);
  const request = requestFor('penguin-party', 'death');

  test('is replaced, and its request is tried again', async () => {
    const purpose = `die once ${join(folder, 'mark')}`;
    expect(await opened({ entry }).think({ ...request, purpose })).toEqual(
      await thinkAsBuilt({ ...request, purpose }),
    );
  });

  test('twice over a request fails that request, and no other', async () => {
    opened({ entry, size: 1 });
    const doomed = faultOf(pool.think({ ...request, purpose: 'die always' }));
    const fine = pool.think(request);
    expect(await doomed).toEqual({ kind: 'worker-died', reason: 'it ended with code 7' });
    expect(await fine).toHaveProperty('move');
  });

  test.each([
    ['at once', []],
    ['as it warms up', [{ game: 'penguin-party', player: 'chick' }]],
  ])('%s is said clearly', async (_when, warmUps) => {
    const missing = pathToFileURL(join(folder, 'missing.mjs'));
    expect(await faultOf(opened({ entry: missing, warmUps }).think(request))).toMatchObject({
      kind: 'worker-died',
      reason: expect.stringContaining('missing.mjs'),
    });
  });
});

describe('a request that makes no sense is refused clearly', () => {
  const request = requestFor('penguin-party', 'nonsense');
  test.each([
    ['an unknown game', { ...request, game: 'chess' }, { kind: 'unknown-game', game: 'chess' }],
    ['an unknown player', { ...request, player: 'rook' }, { kind: 'unknown-player' }],
    [
      'no legal move',
      { ...request, question: { ...request.question, legal: [] } },
      { kind: 'nothing-to-decide' },
    ],
    [
      'a view of nobody',
      { ...request, question: { ...request.question, view: {} } },
      { kind: 'bot-broke' },
    ],
  ])('%s', async (_name, senseless, fault) => {
    expect(await faultOf(opened().think(senseless))).toMatchObject(fault);
    expect(await pool.think(request)).toHaveProperty('move');
  });
});

test('closing fails what is under way and what comes later', async () => {
  const running = faultOf(opened({ size: 1 }).think(endless));
  const waiting = faultOf(pool.think(endless));
  await pool.close();
  expect(await Promise.all([running, waiting])).toEqual([{ kind: 'closed' }, { kind: 'closed' }]);
  expect(await faultOf(pool.think(endless))).toEqual({ kind: 'closed' });
});

test('a thread that has warmed up thinks no other thoughts', async () => {
  const warmUps = games.map((game) => ({ game, player: 'chick' }));
  const request = requestFor('penguin-party', 'warm');
  expect(await opened({ size: 1, warmUps }).think(request)).toEqual(await thinkAsBuilt(request));
});
