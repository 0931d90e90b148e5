// Our server under load, in turns with a bare echo, an echo that computes, and boardgame.io's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine, median, table, thousands, watchStolenTime, wordsOf } from './measure.mjs';
import { startLoad, startServer } from './server/processes.mjs';

const seats = 4;

/** Moves before anything counts, in seconds. */
const warmUp = 10;

/** A rate is held if hardly any move waits longer than this, in milliseconds. */
const bearable = 100;

/** Turns of each server. They are short and take turns, because a host may take processors away at any time. */
const turns = 5;

const progress = (text) => console.error(text);

/** A server and its load, each a process of its own, warm. */
async function open(name, { program, args, kind, start = false }, { tables, rate }) {
  progress(`${name}: ${tables} tables of ${seats}, warming up for ${warmUp} s`);
  const server = await startServer(program, args);
  const load = startLoad();
  await load.ask({ order: 'open', kind, port: server.port, tables, seats });
  if (start) await load.ask({ order: 'start' });
  await load.ask({ order: 'warm-up', rate, seconds: warmUp });
  return { name, server, load, rate, driven: [] };
}

async function close({ server, load }) {
  await load.stop();
  await server.stop();
}

/** Drives a load for one turn; with what it costs the server and its main thread, in milliseconds a move. */
async function driveTurn({ name, server, load, rate }, seconds) {
  const before = { effort: await server.ask('effort'), labour: await server.ask('labour') };
  const result = await load.ask({ order: 'drive', rate, seconds });
  const effort = ((await server.ask('effort')) - before.effort) / result.moves;
  const labour = ((await server.ask('labour')) - before.labour) / result.moves;
  progress(`  ${name}: p50 ${result.p50.toFixed(2)} ms, p99 ${result.p99.toFixed(2)} ms`);
  return { ...result, effort, labour };
}

const figures = ['rate', 'p50', 'p99', 'lag', 'effort', 'labour'];

/** The median turn, figure by figure. */
const summarize = (driven) => ({
  ...Object.fromEntries(figures.map((name) => [name, median(driven.map((turn) => turn[name]))])),
  moves: driven.reduce((sum, { moves }) => sum + moves, 0),
  isComplete: driven.every(({ isComplete }) => isComplete),
});

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

/** Where the time of one more turn goes. To watch costs time itself, so no other turn is watched. */
async function watchDelays(contestant, seconds) {
  progress('where the time goes');
  await contestant.server.ask('watch');
  const { moves, lag, lag99 } = await driveTurn(contestant, seconds);
  return {
    ...(await contestant.server.ask('delays')),
    'the load sends late': { count: moves, p50: lag, p99: lag99 },
  };
}

const place = ['--port', '0', '--host', '127.0.0.1'];

/** What each server is started with. */
const echo = { program: 'echo-server.mjs', kind: 'echo' };
const boardgameIo = { program: 'boardgame-io-server.mjs', kind: 'boardgame.io' };
const rookeryIn = (folder) => ({
  program: '../../server/dist/main.js',
  args: [...place, '--data', folder, '--address-limits', 'off', '--log', 'warn'],
  kind: 'rookery',
  start: true,
});

/** Finds the highest of the rate, its half, a quarter and so on that a server holds; gives back whether there is one. */
async function findRate(contestant, seconds) {
  while (contestant.rate >= 1) {
    const { isComplete, p99 } = await driveTurn(contestant, seconds);
    if (isComplete && p99 < bearable) return true;
    contestant.rate = Math.floor(contestant.rate / 2);
  }
  return false;
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

function speedTable({ bare, ours, computing, theirs }) {
  return table(
    ['server', 'moves/s', 'p50, ms', 'p99, ms', 'processor, ms/move', 'goals'],
    [
      speedRow('bare echo', bare),
      speedRow(
        'Rookery',
        ours,
        `p50 ≤ ${(bare.p50 + 1).toFixed(2)} ${judged(ours.isComplete && ours.p50 <= bare.p50 + 1)}`,
        `p99 ≤ ${(2 * computing.p99).toFixed(2)} ${judged(ours.isComplete && ours.p99 <= 2 * computing.p99)}`,
        `p99 below boardgame.io's ${judged(theirs?.rate < 0.95 * ours.rate || ours.p99 < theirs?.p99)}`,
        `processor ≤ 0.45 ${judged(ours.effort <= 0.45)}`,
      ),
      speedRow(`echo that computes ${computing.for} ms after each answer`, computing),
      theirs
        ? speedRow('boardgame.io 0.50.2, in memory', theirs)
        : ['boardgame.io 0.50.2, in memory', 'none held', '', '', '', ''],
    ],
  );
}

const delayTable = ({ delays }) =>
  table(
    ['part', 'times', 'p50, ms', 'p99, ms', 'longest, ms'],
    Object.entries(delays).map(([name, { count, p50, p99, longest }]) => [
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

/** Lets all servers take turns; gives back the median turn of each by its name, and what was taken from them. */
async function takeTurns(contestants, seconds) {
  const stolen = watchStolenTime();
  for (let turn = 1; turn <= turns; turn += 1) {
    progress(`turn ${turn} of ${turns}`);
    for (const contestant of contestants) {
      contestant.driven.push(await driveTurn(contestant, seconds / turns));
    }
  }
  return stolen();
}

/** Measures and describes. */
export async function measureServer({ seconds, tables = '500', rate = '1000' }) {
  const settings = { tables: Number(tables), rate: Number(rate), seconds };
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const bare = await open('bare echo', echo, settings);
  const ours = await open('Rookery', rookeryIn(folder), settings);
  const { labour } = await driveTurn(ours, seconds / turns);
  const work = { ...echo, args: [labour.toFixed(2)] };
  const computing = await open(`echo that computes ${labour.toFixed(2)} ms`, work, settings);
  const theirs = await open('boardgame.io', boardgameIo, settings);
  const isHeld = await findRate(theirs, seconds / turns);
  const contestants = [bare, ours, computing, ...(isHeld ? [theirs] : [])];
  const stolen = await takeTurns(contestants, seconds);
  const delays = await watchDelays(ours, seconds / turns);
  const memory = await measureMemory(ours.server, ours.load, settings.tables);
  await Promise.all([bare, ours, computing, theirs].map(close));
  rmSync(folder, { recursive: true });
  return describe(settings, {
    bare: summarize(bare.driven),
    ours: { ...summarize(ours.driven), delays, memory },
    computing: { ...summarize(computing.driven), for: labour.toFixed(2) },
    theirs: isHeld ? summarize(theirs.driven) : undefined,
    stolen,
  });
}

const describe = ({ tables, rate, seconds }, { bare, ours, computing, theirs, stolen }) =>
  [
    '## server',
    '',
    wordsOf(`\`npm run bench -- server --seconds ${seconds}\`. ${machine()} ${stolen} ${thousands(tables)} tables of
      four-handed Penguin Party with a person's socket for each seat, ${thousands(rate)} moves a second in all, each due
      at a fixed time: the wait counts from then until the answer, which says that the move is on disk (SQLite). The
      bare echo sends frames of the same size back over as many sockets. One more echo computes after each answer for
      as long as our main thread does for a move: what a machine with so few processors adds to any server that works.
      boardgame.io keeps its matches in memory only; shown is the first of the rate, its half, a quarter and so on at
      which it answers 99 of 100 moves within ${bearable} ms. After ${warmUp} s that do not count and leave the tables
      out of step, the servers take turns, ${turns} of ${seconds / turns} s each; shown is the median turn. The load is
      the same program in a process of its own on the same machine, itself late by ${ours.lag.toFixed(2)} ms at the
      median.`),
    '',
    speedTable({ bare, ours, computing, theirs }),
    '',
    wordsOf(`Where the time of our answers went in one more turn, in milliseconds, measured inside the server, and in the
      load whose lateness is part of every wait. What is left of a wait is queueing, judging and telling on the
      main thread, and the way through the sockets.`),
    '',
    delayTable(ours),
    '',
    wordsOf(`Memory after a full collection, after the load: with sockets alone, with every table
      followed, with none again, and without sockets.`),
    '',
    memoryTable(ours.memory),
  ].join('\n');
