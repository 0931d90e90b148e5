// How long people wait for bots: three guests with many tables of Emperors, and a stranger beside them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { machine, table as tableOf } from './measure.mjs';
import { Person } from './server/person.mjs';
import { startServer } from './server/processes.mjs';
import { percentile } from './server/schedule.mjs';

const guests = 3;
const tablesPerGuest = 19;

const progress = (text) => console.error(text);

/** Guests open tables of Emperors and play on at all of them; gives back how long they wait. */
async function openEmperors(port) {
  const waits = [];
  for (let guest = 1; guest <= guests; guest += 1) {
    progress(`guest ${guest} of ${guests} opens ${tablesPerGuest} tables of Emperors`);
    const person = await Person.arrive(port, `Guest ${guest}`);
    person.playOn((waited) => waits.push(waited));
    for (let nth = 0; nth < tablesPerGuest; nth += 1) {
      await person.open('emperor', 4);
      await setTimeout(500);
    }
  }
  return waits;
}

/** A stranger opens one table of Chicks after the other; gives back how long the stranger waits. */
async function playChicks(port, seconds) {
  progress(`a stranger plays against Chicks for ${seconds} s`);
  const waits = [];
  const stranger = await Person.arrive(port, 'Stranger');
  stranger.playOn((waited) => waits.push(waited));
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    await stranger.open('chick', 2);
    await setTimeout(4000);
  }
  return waits;
}

const rowOf = (name, waits) => [
  name,
  String(waits.length),
  percentile(waits, 0.5).toFixed(0),
  percentile(waits, 0.99).toFixed(0),
  Math.max(...waits).toFixed(0),
];

/** How long people wait for bots. */
export async function measureWaiting({ seconds }) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const place = ['--port', '0', '--host', '127.0.0.1', '--data', folder];
  const options = [...place, '--address-limits', 'off', '--log', 'warn'];
  const server = await startServer('../../server/dist/main.js', options);
  const emperors = await openEmperors(server.port);
  const chicks = await playChicks(server.port, seconds);
  await server.stop();
  rmSync(folder, { recursive: true });
  return [
    '## waiting',
    '',
    `\`npm run bench -- waiting --seconds ${seconds}\`. ${machine()} ${guests * tablesPerGuest} tables of three Emperors each, opened by ${guests} guests who move at once, and a stranger who plays against Chicks. From a question to the bot's move, in milliseconds.`,
    '',
    tableOf(
      ['bot', 'moves', 'p50', 'p99', 'longest'],
      [rowOf('Emperor', emperors), rowOf('Chick', chicks)],
    ),
  ].join('\n');
}
