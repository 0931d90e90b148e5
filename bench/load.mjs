// The same game under the same load: an echo, other servers, and ours on SQLite and on PostgreSQL, in one run.
import { contestants } from './load/contestants.mjs';
import { bearable, measureCost, measureLatency, progress, seats } from './load/measuring.mjs';
import { machine, table, thousands, wordsOf } from './measure.mjs';

const fixedRates = [250, 1000];
/** Latency is measured with so many tables, unless all that were asked for are fewer. */
const usualTables = 500;
const costRate = 250;

const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

function chosen(only) {
  const names = only?.split(',') ?? Object.keys(contestants);
  const unknown = names.filter((name) => !Object.hasOwn(contestants, name));
  if (unknown.length === 0) return names.map((name) => contestants[name]);
  throw new Error(`--only ${unknown.join(',')}: there are ${Object.keys(contestants).join(', ')}`);
}

const costText = ({ effort, databaseEffort, isHeld }) =>
  `${effort.toFixed(2)}${databaseEffort === undefined ? '' : ` + ${databaseEffort.toFixed(2)}`}${isHeld ? '' : ' (not held)'}`;

const latencyText = ({ p50, p99, isHeld }) =>
  isHeld
    ? `${p50.toFixed(2)} / ${p99.toFixed(2)}`
    : `not held (${p50.toFixed(0)} / ${p99.toFixed(0)})`;

const latencyRow = ({ name, fixed, highest }) => [
  name,
  ...fixed.map(latencyText),
  highest ? `${thousands(highest.rate)} (${latencyText(highest)})` : 'none',
  costText(fixed.at(-1)),
];

function memoryRow({ name, memory: { empty, connected, playing }, tables }) {
  const each = (later, key, count) => kilobytes((later[key] - empty[key]) / count);
  const isApart = name.startsWith('Rookery') || name.includes('echo');
  return [
    name,
    isApart ? each(connected, 'held', tables * seats) : '',
    each(playing, 'held', tables),
    each(playing, 'rss', tables),
  ];
}

/** Measures and describes; `--only` names servers, `--tables` the numbers of tables for the cost of a move. */
export async function measureLoad({ seconds, only, tables = '10,100,1000,4000' }) {
  const counts = tables.split(',').map(Number);
  const latencyTables = Math.min(usualTables, Math.max(...counts));
  const latencies = [];
  const costs = [];
  for (const contestant of chosen(only)) {
    const { name } = contestant;
    const settings = { tables: latencyTables, seconds, rates: fixedRates };
    latencies.push({ name, ...(await measureLatency(contestant, settings)) });
  }
  for (const contestant of chosen(only)) {
    const row = [];
    for (const count of counts) {
      row.push(await measureCost(contestant, { tables: count, seconds, rate: costRate }));
    }
    costs.push([contestant.name, ...row.map(costText)]);
  }
  progress('done');
  return describe({ seconds, only, counts, latencyTables, latencies, costs });
}

const describe = ({ seconds, only, counts, latencyTables, latencies, costs }) =>
  [
    '## load',
    '',
    wordsOf(`\`npm run bench -- load --seconds ${seconds}${only ? ` --only ${only}` : ''}\`. ${machine()}
      Four-handed Penguin Party, ${latencyTables} tables with a socket for each seat, each move due at a fixed time; the
      wait counts from then until the answer. Our answer says that the move is on disk; the others keep matches in
      memory. With three nodes the four players of a table are spread over all of them. A rate is held if 99 of 100
      moves are answered within ${bearable} ms; rates go up by a half or a third, and
      each has a second try. Load, servers and database share the
      machine. Milliseconds, p50 / p99; processor time is that of the servers, + that of PostgreSQL.`),
    '',
    table(
      [
        'server',
        ...fixedRates.map((rate) => `${thousands(rate)} moves/s`),
        'highest rate held',
        `processor, ms/move at ${thousands(fixedRates.at(-1))}/s`,
      ],
      latencies.map(latencyRow),
    ),
    '',
    'Memory after a full collection, all servers together, in KiB.',
    '',
    table(
      ['server', 'idle socket', 'table at play with its 4 sockets', 'the same, resident'],
      latencies.map(memoryRow),
    ),
    '',
    `Processor time of a move, in ms, by the number of tables, at ${costRate} moves/s in all.`,
    '',
    table(['server', ...counts.map((count) => `${thousands(count)} tables`)], costs),
  ].join('\n');
