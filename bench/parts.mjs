// What a move costs without sockets, threads and the disk: processor time of its parts, also of several builds in turn.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machine, median, table, wordsOf } from './measure.mjs';
import { openDeskParts } from './parts/desk-parts.mjs';
import { openStoreParts } from './parts/store-parts.mjs';

const here = fileURLToPath(new URL('..', import.meta.url));

/** Moves of one turn of a part. */
const turn = 200;

/** Turns that do not count, while the code is compiled. */
const warmUp = 15;

/** Processor time of all threads of this process, in microseconds. */
function spent() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** One turn of a part, in microseconds a move. */
async function timeTurn(part) {
  const work = part.prepare(turn);
  const before = spent();
  await work();
  return (spent() - before) / turn;
}

/** Lets every build do every part, turn after turn, so that a busy machine is busy for all alike. */
async function measureInTurns(builds, seconds) {
  const works = builds.flatMap(({ name, parts }) =>
    parts.map((part) => ({ part, key: keyOf(part.name, name), times: [] })),
  );
  const end = performance.now() + seconds * 1000;
  for (let round = 0; round < 2 * warmUp || performance.now() < end; round += 1) {
    for (const { part, times } of works) {
      const time = await timeTurn(part);
      if (round >= warmUp) times.push(time);
    }
  }
  return new Map(works.map(({ key, times }) => [key, times]));
}

const keyOf = (part, build) => `${part} of ${build}`;

function rowsOf(found, builds) {
  const [first] = builds;
  return first.parts.flatMap(({ name: part }) =>
    builds.map(({ name }) => {
      const times = found.get(keyOf(part, name));
      const ratio = median(times) / median(found.get(keyOf(part, first.name)));
      const least = Math.min(...times).toFixed(1);
      return [part, name, least, median(times).toFixed(1), ratio.toFixed(2)];
    }),
  );
}

/** Measures and describes. */
export async function measureParts({ seconds, variants }) {
  const folders = variants ? variants.split(',').map((folder) => resolve(folder)) : [here];
  const data = mkdtempSync(join(tmpdir(), 'rookery-bench-'));
  const builds = [];
  for (const [index, folder] of folders.entries()) {
    const file = join(data, `${index}.sqlite`);
    const parts = [...(await openDeskParts(folder)), ...(await openStoreParts(folder, file))];
    builds.push({ name: basename(folder), parts });
  }
  const found = await measureInTurns(builds, seconds);
  rmSync(data, { recursive: true });
  return describe(rowsOf(found, builds));
}

const describe = (rows) =>
  [
    '## parts',
    '',
    wordsOf(`What a move of four-handed Penguin Party costs without sockets and threads, in microseconds of processor time,
      each part measured in turns of ${turn} moves. The least is what a quiet machine needs. \`--variants\` compares
      built copies of the repository; the last column is the ratio of the medians to the first one's.`),
    '',
    table(['part', 'build', 'least, µs', 'median, µs', 'ratio'], rows),
    '',
    machine(),
  ].join('\n');
