// `npm run prove -- 100000`: plays both games on the bots' packed boards and on the rules, and
// compares them at every step. Compiled and outside the test runner, so as fast as it goes.
import { join } from 'node:path';
import { root, run, seconds } from './run.mjs';
import { tools } from './tools.mjs';

const lines = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(lines) || lines < 1) {
  console.error('npm run prove -- [how many rounds or matches for each number of seats]');
  process.exit(1);
}

const project = join(root, 'bots', 'spec', 'tsconfig.prove.json');
const compiled = await run(process.execPath, [tools.tsc, '-p', project]);
if (compiled.code !== 0) process.exit(1);

/** @param {string} game */
async function prove(game) {
  const program = join(root, 'node_modules', '.cache', 'prove', 'spec', game, 'long-lines.js');
  const begun = performance.now();
  const { code } = await run(process.execPath, [program, String(lines)]);
  if (code !== 0) process.exit(1);
  console.error(`${game}: ${seconds(performance.now() - begun)}`);
}

await prove('penguin-party');
await prove('penguinramids');
