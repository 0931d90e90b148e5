// `npm run try-nodes`: the oldest Node we support and the newer lines, each with the built server and part of the tests.
// `npm run try-nodes -- /path/to/node` tries the named ones instead.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root, run, seconds } from './run.mjs';
import { tools } from './tools.mjs';

const folder = join(root, 'scripts', 'nodes');
const majors = [20, 22, 24];

/**
 * What may differ between versions of Node: the program as `npm start` runs it, which must print no warning,
 * whole matches over its sockets, SQLite, threads for the bots, and the terminal.
 */
const tests = [
  'server/main.test.ts',
  'server/spec/outside/whole-match.test.ts',
  'server/spec/store/sqlite.test.ts',
  'bots/spec/workers/node-pool.test.ts',
  'terminal/spec/join-alone.test.ts',
  'terminal/spec/command-line.test.ts',
];

/** @returns {Promise<readonly string[]>} the programs of the versions that are installed for this system */
async function installedNodes() {
  if (!(await install(folder))) return [];
  return majors
    .map((major) => `node-${String(major)}-${process.platform}-${process.arch}`)
    .map((name) => join(folder, 'node_modules', name, 'bin', 'node'))
    .filter((program) => existsSync(program));
}

/**
 * @param {string} program
 * @returns {Promise<boolean>} whether everything passed
 */
async function tryNode(program) {
  const { output: version } = await run(program, ['--version'], { output: 'kept' });
  const begun = performance.now();
  const parameters = [tools.vitest, 'run', '--testTimeout=180000', ...tests];
  const { code, output } = await run(program, parameters, { output: 'kept' });
  const took = seconds(performance.now() - begun);
  const counts = /^ +Tests +(.+)$/m.exec(output)?.[1] ?? 'no test ran';
  console.log(`${code === 0 ? '✓' : `${output}✗`} Node ${version.trim()} (${took}): ${counts}`);
  return code === 0;
}

// The counts are read from the output.
process.env['NO_COLOR'] = '1';
const named = process.argv.slice(2);
const programs = named.length > 0 ? named : await installedNodes();
if (programs.length === 0) {
  console.error('There are no other versions of Node for this system: name programs of your own.');
  process.exitCode = 1;
}
for (const program of programs) if (!(await tryNode(program))) process.exitCode = 1;
