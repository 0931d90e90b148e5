// Our server under load, between two runs of a bare echo, and beside boardgame.io's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine, table, thousands, wordsOf } from './measure.mjs';
import { startLoad, startServer } from './server/processes.mjs';

const seats = 4;
const echoServer = 'echo-server.mjs';

/** Moves before anything counts, in seconds. */
const warmUp = 10;

/** A rate is held if hardly any move waits longer than this, in milliseconds. */
const bearable = 100;

const progress = (text) => console.error(text);

/** Drives a load that is open; with what it costs the server and its main thread, in milliseconds a move. */
async function driven(server, load, settings) {
  await load.ask({ order: 'warm-up', rate: settings.rate, seconds: warmUp });
  await server.ask('watch');
  const before = { effort: await server.ask('effort'), labour: await server.ask('labour') };
  const result = await load.ask({ order: 'drive', ...settings });
  const effort = ((await server.ask('effort')) - before.effort) / result.moves;
  const labour = ((await server.ask('labour')) - before.labour) / result.moves;
  const delays = await server.ask('delays');
  progress(`  p50 ${result.p50.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms`);
  return { ...result, effort, labour, delays };
}

/** The echo, with as many lines and moves; it may work for some milliseconds after each. */
async function measureEcho({ tables, rate, seconds }, labour = 0) {
  const kind = labour > 0 ? `echo and ${labour} ms of work` : 'bare echo';
  progress(`${kind}: ${tables * seats} sockets, ${rate} frames/s for ${seconds} s`);
  const server = await startServer(echoServer, [String(labour)]);
  const load = startLoad();
  await load.ask({ order: 'open', kind: 'echo', port: server.port, tables, seats });
  const result = await driven(server, load, { rate, seconds });
  await load.stop();
  await server.stop();
  return result;
}

/** How many tables a server has in memory. */
async function tablesInMemory(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^rookery_tables (\d+)/m.exec(text)?.[1]);
}

/** What each of so many takes. */
const each = (more, less, count) => ({
  held: (more.held - less.held) / count,
  rss: (more.rss - less.rss) / count,
});

/** What is in memory without tables, with them, without them again, and without sockets. */
async function measureMemory(server, load, tables) {
  progress('memory: tables out of memory, in again, out again, sockets closed');
  // Once for nothing: what is done for the first time leaves something behind.
  for (const order of ['leave', 'enter', 'leave']) await load.ask({ order });
  const idle = await server.ask('memory');
  await load.ask({ order: 'enter' });
  const hot = await server.ask('memory');
  await load.ask({ order: 'leave' });
  const cold = await server.ask('memory');
  const left = await tablesInMemory(server.port);
  await load.ask({ order: 'close' });
  const empty = await server.ask('memory');
  return {
    socket: each(cold, empty, tables * seats),
    hot: each(hot, cold, tables),
    cold: each(cold, idle, tables),
    left,
  };
}

async function measureOurs({ tables, rate, seconds }) {
  progress(`Rookery: ${tables} tables of ${seats}, ${rate} durable moves/s for ${seconds} s`);
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const place = ['--port', '0', '--host', '127.0.0.1', '--data', folder];
  const server = await startServer('../../server/dist/main.js', [
    ...place,
    '--address-limits',
    'off',
    '--log',
    'warn',
  ]);
  const load = startLoad();
  await load.ask({ order: 'open', kind: 'rookery', port: server.port, tables, seats });
  await load.ask({ order: 'start' });
  const result = await driven(server, load, { rate, seconds });
  const memory = await measureMemory(server, load, tables);
  await load.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
  return { ...result, memory };
}

/** The highest of the rate, its half, a quarter and so on that boardgame.io holds. */
async function measureTheirs({ tables, rate, seconds }) {
  const server = await startServer('boardgame-io-server.mjs');
  const load = startLoad();
  await load.ask({ order: 'open', kind: 'boardgame.io', port: server.port, tables, seats });
  let held;
  for (let tried = rate; !held && tried >= 1; tried = Math.floor(tried / 2)) {
    progress(`boardgame.io: ${tables} tables of ${seats}, ${tried} moves/s for ${seconds} s`);
    const result = await driven(server, load, { rate: tried, seconds });
    if (result.isComplete && result.p99 < bearable) held = result;
  }
  await load.stop();
  await server.stop();
  return held;
}

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

/** Whether a figure is what was aimed at, in words that nobody overlooks. */
const judged = (isReached) => (isReached ? 'reached' : '**missed**');

const speedRow = (name, { rate, p50, p99, effort }, ...goals) => [
  name,
  thousands(rate),
  p50.toFixed(2),
  p99.toFixed(2),
  effort.toFixed(2),
  goals.join(', '),
];

function speedTable({ echoes, ours, labour, theirs }) {
  const echo = {
    p50: (echoes[0].p50 + echoes[1].p50) / 2,
    p99: (echoes[0].p99 + echoes[1].p99) / 2,
  };
  return table(
    ['server', 'moves/s', 'p50, ms', 'p99, ms', 'processor, ms/move', 'goals'],
    [
      speedRow('bare echo, before', echoes[0]),
      speedRow(
        'Rookery',
        ours,
        `p50 ≤ ${(echo.p50 + 1).toFixed(2)} ${judged(ours.isComplete && ours.p50 <= echo.p50 + 1)}`,
        `p99 ≤ ${(2 * labour.p99).toFixed(2)} ${judged(ours.isComplete && ours.p99 <= 2 * labour.p99)}`,
        `p99 below boardgame.io's ${judged(theirs?.rate < 0.95 * ours.rate || ours.p99 < theirs?.p99)}`,
        `processor ≤ 0.45 ${judged(ours.effort <= 0.45)}`,
      ),
      speedRow('bare echo, after', echoes[1]),
      speedRow(`echo that computes ${labour.for} ms after each answer`, labour),
      theirs
        ? speedRow('boardgame.io 0.50.2, in memory', theirs)
        : ['boardgame.io 0.50.2, in memory', 'none held', '', '', '', ''],
    ],
  );
}

const delayTable = ({ delays, lag, lag99, moves }) =>
  table(
    ['part', 'times', 'p50, ms', 'p99, ms', 'longest, ms'],
    [
      ...Object.entries(delays),
      ['the load sends late', { count: moves, p50: lag, p99: lag99 }],
    ].map(([name, { count, p50, p99, longest }]) => [
      name,
      thousands(count),
      p50.toFixed(2),
      p99.toFixed(2),
      longest?.toFixed(0) ?? '',
    ]),
  );

const memoryRow = (name, { held, rss }, goal, isReached) => [
  name,
  kilobytes(held),
  kilobytes(rss),
  `${goal} ${judged(isReached)}`,
];

function memoryTable({ socket, hot, cold, left }) {
  return table(
    ['each', 'heap and external, KiB', 'resident, KiB', 'goal'],
    [
      memoryRow('idle socket', socket, '≤ 8', socket.held <= 8 * 1024),
      memoryRow('hot table', hot, '≤ 24', hot.held <= 24 * 1024),
      memoryRow('cold table', cold, 'none in memory', left === 0 && cold.held < 1024),
    ],
  );
}

/** Measures and describes. */
export async function measureServer({ seconds, tables = '500', rate = '1000' }) {
  const settings = { tables: Number(tables), rate: Number(rate), seconds };
  const before = await measureEcho(settings);
  const ours = await measureOurs(settings);
  const after = await measureEcho(settings);
  const labourOfOurs = ours.labour.toFixed(2);
  const labour = await measureEcho(settings, labourOfOurs);
  const theirs = await measureTheirs(settings);
  return describe(settings, {
    before,
    ours,
    after,
    labour: { ...labour, for: labourOfOurs },
    theirs,
  });
}

const describe = ({ tables, rate, seconds }, { before, ours, after, labour, theirs }) =>
  [
    '## server',
    '',
    wordsOf(`${thousands(tables)} tables of four-handed Penguin Party with a person's socket
      for each seat, ${thousands(rate)} moves a second in all for ${seconds} s, each due at a
      fixed time, after ${warmUp} s that do not count and leave the tables out of step: the wait counts from then until the answer, which says that the move is on disk
      (SQLite). The bare echo sends frames of the same size back over as many sockets. The load is the
      same program in a process of its own on the same machine, itself late by
      ${ours.lag.toFixed(2)} ms at the median. One more echo computes after each answer for as long as
      our main thread does for a move: what a machine with so few processors adds to any server that
      works. boardgame.io keeps its matches in memory only; shown is the
      first of the rate, its half, a quarter and so on at which it answers 99 of 100 moves within
      ${bearable} ms.`),
    '',
    speedTable({
      echoes: [before, after],
      ours,
      labour,
      theirs,
    }),
    '',
    wordsOf(`Where the time of our answers went, in milliseconds, measured inside the server, and in the load
      whose lateness is part of every wait. What is left of a wait is queueing, judging and telling on the
      main thread, and the way through the sockets.`),
    '',
    delayTable(ours),
    '',
    wordsOf(`Memory after a full collection, after the load: with sockets alone, with every table
      followed, with none again, and without sockets.`),
    '',
    memoryTable(ours.memory),
    '',
    machine(),
  ].join('\n');
