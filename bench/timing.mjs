// Whether the time of a bot's move tells if the move was forced: real sockets, whole matches.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { levels } from '@rookery/bots/levels';
import { catalogue } from '@rookery/rules/catalogue';
import { parseRecord } from '@rookery/rules/kernel/record';
import { machine, table as tableOf, thousands, wordsOf } from './measure.mjs';
import { Person } from './server/person.mjs';
import { startServer } from './server/processes.mjs';
import { percentile } from './server/schedule.mjs';

const usualLevels = 'chick,gentoo,king,emperor';
const usualTables = '8';
const seats = 4;

const progress = (text) => console.error(text);

/** Plays the first legal move wherever asked, and notes when each move at a table was told. */
function watch(person, told) {
  person.onUpdate = ({ table, match, nth, legal, waiting, news }) => {
    const now = performance.now();
    const seen = told.get(match) ?? { moves: [], isOver: false };
    told.set(match, seen);
    for (const { type, seat } of news) if (type === 'placed') seen.moves.push({ seat, at: now });
    seen.isOver = waiting.for === 'nobody';
    if (legal.length > 0) void person.ask({ type: 'decide', table, match, nth, move: legal[0] });
  };
}

/** How many moves the mover could choose among, and how many of the round were made before, for each move of a record. */
function situationsOf(record) {
  const parsed = parseRecord(record, catalogue);
  if (!parsed.ok) throw new Error('a record that cannot be replayed');
  const { game, options, acts } = parsed.value;
  let state = game.start(options, seats);
  const situations = [];
  let made = 0;
  for (const act of acts) {
    if (act.by === 'chance') made = 0;
    else {
      situations.push({ choices: game.legalMoves(state, act.by).length, made });
      made += 1;
    }
    ({ state } = game.apply(state, act));
  }
  return situations;
}

/** Times from one move to the next, where a bot made the next one: forced moves and free ones. */
function split(moves, situations) {
  const times = { forced: [], free: [] };
  moves.forEach(({ seat, at }, index) => {
    const before = moves[index - 1];
    if (seat === 0 || !before) return;
    const { choices, made } = situations[index];
    times[choices === 1 ? 'forced' : 'free'].push({ lasted: at - before.at, made });
  });
  return times;
}

/**
 * In how many pairs of a forced and a free move the longer time is that of the free one; ties count half. Both are
 * from the same part of a round: moves are forced toward its end, when there is less to send to everybody.
 */
function toldApart({ forced, free }) {
  let longer = 0;
  let pairs = 0;
  for (const one of forced) {
    for (const other of free) {
      if (Math.abs(one.made - other.made) > 1) continue;
      pairs += 1;
      longer += (Math.sign(other.lasted - one.lasted) + 1) / 2;
    }
  }
  return longer / pairs;
}

async function measureLevel(port, level, { seconds, tables }) {
  progress(`${tables} tables with ${level}, for at most ${seconds} s`);
  const person = await Person.arrive(port, `Against ${level}`);
  const told = new Map();
  watch(person, told);
  for (let nth = 0; nth < tables; nth += 1) {
    await person.open(level, seats);
    // Tables that begin together would ask all bots at once.
    await setTimeout(150);
  }
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until && ![...told.values()].every(({ isOver }) => isOver)) {
    await setTimeout(200);
  }
  const times = { forced: [], free: [] };
  for (const [match, { moves, isOver }] of told) {
    if (!isOver) continue;
    const { forced, free } = split(moves, situationsOf(await person.record(match)));
    times.forced.push(...forced);
    times.free.push(...free);
  }
  return times;
}

const median = (times) =>
  percentile(
    times.map(({ lasted }) => lasted),
    0.5,
  ).toFixed(1);

const rowOf = ([level, times]) => {
  const share = 100 * toldApart(times);
  const isHidden = Math.abs(share - 50) <= 5;
  return [
    level,
    thousands(times.forced.length),
    thousands(times.free.length),
    median(times.forced),
    median(times.free),
    share.toFixed(1),
    isHidden ? 'reached' : '**missed**',
  ];
};

/**
 * Measures and describes; `--only` names levels, `--tables` says at how many tables each of them plays. A match takes
 * about a minute.
 */
export async function measureTiming({ seconds, only = usualLevels, tables = usualTables }) {
  const chosen = only.split(',');
  const unknown = chosen.filter((level) => !levels.includes(level));
  if (unknown.length > 0) {
    throw new Error(`--only ${unknown.join(',')}: there are ${levels.join(', ')}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const place = ['--port', '0', '--host', '127.0.0.1', '--data', folder];
  const options = [...place, '--address-limits', 'off', '--log', 'warn'];
  const server = await startServer('../../server/dist/main.js', options);
  const found = await Promise.all(
    chosen.map(async (level) => [
      level,
      await measureLevel(server.port, level, { seconds, tables: Number(tables) }),
    ]),
  );
  await server.stop();
  rmSync(folder, { recursive: true });
  return [
    '## timing',
    '',
    wordsOf(`\`npm run bench -- timing --seconds ${seconds} --only ${only} --tables ${tables}\`. A person and three bots of a level at each of
      ${tables} tables of Penguin Party, over real sockets, all levels at once; whole matches. The time
      is that from the move before to the bot's move, as the person hears of them. Told apart: in how many pairs
      of a forced move (one legal move) and a free one from the same part of a round the free one took longer. The goal is 50 ± 5 %: time alone
      tells nothing. ${machine()}`),
    '',
    tableOf(
      ['bot', 'forced', 'free', 'p50 forced, ms', 'p50 free, ms', 'told apart, %', 'goal'],
      found.map(rowOf),
    ),
  ].join('\n');
}
