// Durable moves per second: each writer plays in a match of its own and waits for every answer.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore } from '../server/dist/store/open.js';
import { machine, table, thousands, wordsOf } from './measure.mjs';

const clocks = { rule: { kind: 'none' }, seats: [], paused: null };
const newId = () => randomBytes(16).toString('base64url');

async function startMatch(store) {
  const place = {
    id: newId(),
    game: 'penguin-party',
    options: {},
    settings: { clock: clocks.rule, listing: 'private', onlookers: 'welcome', chat: 'off' },
    phase: 'playing',
    seats: [{ person: null, bot: 'chick', ready: true }],
    host: null,
    match: null,
    wishes: { pause: [], rematch: [] },
    createdAt: 0,
    touchedAt: 0,
  };
  const match = {
    id: newId(),
    game: place.game,
    rules: 1,
    options: {},
    secret: newId(),
    clocks,
    deadline: null,
    startedAt: 0,
  };
  await store.createTable({ table: place });
  await store.startMatch({ match, acts: ['*deal'], table: place, expectedRevision: 1 });
  return match.id;
}

async function writeOn(store, match, until, waits) {
  for (let nth = 1; performance.now() < until; nth += 1) {
    const begun = performance.now();
    const { kind } = await store.append({
      match,
      expectedSeq: nth,
      acts: [`0R${nth}`],
      decision: { seat: 0, nth, answer: { seq: nth + 1 } },
      clocks,
      deadline: null,
      at: Date.now(),
      result: null,
    });
    if (kind !== 'added') throw new Error(kind);
    waits.push(performance.now() - begun);
  }
}

async function measure(store, writers, seconds) {
  const matches = await Promise.all(Array.from({ length: writers }, () => startMatch(store)));
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const waits = [];
  const begun = performance.now();
  const until = begun + seconds * 1000;
  await Promise.all(matches.map((match) => writeOn(store, match, until, waits)));
  const rate = (waits.length / (performance.now() - begun)) * 1000;
  loop.disable();
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(1);
  return [writers, thousands(rate), at(0.5), at(0.99), (loop.percentile(99) / 1e6).toFixed(1)];
}

/** Measures and describes; ROOKERY_BENCH_DATABASE names another database than a new file. */
export async function measureStore({ seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const store = await openStore(process.env['ROOKERY_BENCH_DATABASE'] ?? join(folder, 'bench.db'));
  await measure(store, 50, 1);
  const rows = [];
  for (const writers of [1, 20, 200, 1000]) rows.push(await measure(store, writers, seconds));
  await store.close();
  rmSync(folder, { recursive: true });
  return [
    '## store',
    '',
    wordsOf(`Moves kept for good in SQLite (WAL, synchronous FULL, group commit in a thread): each
      writer waits for every answer before its next move. Milliseconds.`),
    '',
    table(['writers', 'moves/s', 'wait p50', 'wait p99', 'main loop delay p99'], rows),
    '',
    machine(),
  ].join('\n');
}
