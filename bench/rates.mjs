// The highest rate of durable moves that this machine holds, and who takes its processors then.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine, table, thousands, wordsOf } from './measure.mjs';
import { startLoad, startServer } from './server/processes.mjs';

/** A rate is held if 99 of 100 moves are answered within this, in milliseconds. */
const bearable = 100;

/** The rate grows by this until it is not held any more. */
const step = 500;

/** Moves before anything counts, in seconds. */
const warmUp = 10;

/** One rate, with the processor time of the server, of its main thread and of the load, in milliseconds a move. */
async function driveAt(rate, seconds, server, load) {
  const spent = async () => ({
    server: await server.ask('effort'),
    main: await server.ask('labour'),
    load: await load.ask({ order: 'effort' }),
  });
  const before = await spent();
  const result = await load.ask({ order: 'drive', rate, seconds });
  const after = await spent();
  const each = Object.keys(after).map((name) => [
    name,
    (after[name] - before[name]) / result.moves,
  ]);
  const isHeld = result.isComplete && result.p99 <= bearable;
  console.error(`  ${rate} moves/s: p99 ${result.p99.toFixed(1)} ms`);
  return { ...result, wanted: rate, isHeld, effort: Object.fromEntries(each) };
}

async function driveUpwards(from, seconds, server, load) {
  await load.ask({ order: 'warm-up', rate: from, seconds: warmUp });
  const driven = [];
  for (let rate = from; driven.at(-1)?.isHeld !== false; rate += step) {
    driven.push(await driveAt(rate, seconds, server, load));
  }
  return driven;
}

const rowOf = ({ wanted, rate, p50, p99, isHeld, effort }) => [
  thousands(wanted),
  thousands(rate),
  p50.toFixed(2),
  p99.toFixed(2),
  isHeld ? 'yes' : '**no**',
  effort.server.toFixed(2),
  effort.main.toFixed(2),
  effort.load.toFixed(2),
  thousands((availableParallelism() * 1000) / (effort.server + effort.load)),
];

const describe = (driven, { tables, seconds }) =>
  [
    '## rates',
    '',
    wordsOf(`\`npm run bench -- rates --seconds ${seconds}\`. ${machine()} ${thousands(tables)} tables of four-handed
      Penguin Party with a person's socket for each seat, every move on disk (SQLite) before it is answered, at a rate
      that grows by ${step} until more than one move in a hundred waits for longer than ${bearable} ms. The load runs on
      the same processors; the last column is how many moves they could carry if server and load kept all of them
      busy without a pause.`),
    '',
    table(
      [
        'wanted, moves/s',
        'done, moves/s',
        'p50, ms',
        'p99, ms',
        'held',
        'server, ms/move',
        'of it main thread',
        'load, ms/move',
        'processors full at',
      ],
      driven.map(rowOf),
    ),
  ].join('\n');

/** Measures and describes. */
export async function measureRates({ seconds, tables = '500', rate = '1000' }) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const place = ['--port', '0', '--host', '127.0.0.1', '--data', folder];
  const options = [...place, '--address-limits', 'off', '--log', 'warn'];
  const server = await startServer('../../server/dist/main.js', options);
  const load = startLoad();
  await load.ask({
    order: 'open',
    kind: 'rookery',
    port: server.port,
    tables: Number(tables),
    seats: 4,
  });
  await load.ask({ order: 'start' });
  const driven = await driveUpwards(Number(rate), seconds, server, load);
  await load.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
  return describe(driven, { tables: Number(tables), seconds });
}
