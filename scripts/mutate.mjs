// `npm run mutate`: breaks the rules on purpose, one small change after the other; a test must notice each.
// `npm run mutate -- penguin-party` does one part; words that begin with a dash go to Stryker.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root, run } from './run.mjs';

/** @typedef {{ readonly status: string }} Mutant */

/** What is changed in each part; its tests are the folder of that name in `rules/spec`. */
const parts = new Map([
  ['kernel', 'rules/kernel/*.ts'],
  ['penguin-party', 'rules/penguin-party/!(imagine).ts'],
  ['imagination', 'rules/penguin-party/imagine.ts'],
  ['penguinramids', 'rules/penguinramids/*.ts'],
]);
const folder = join(root, 'scripts', 'mutation');
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('-'));
const options = words.filter((word) => word.startsWith('-'));
const unknown = wanted.find((word) => !parts.has(word));
if (unknown !== undefined) {
  console.error(
    `There is no part ${unknown} of the rules; choose among ${[...parts.keys()].join(', ')}.`,
  );
  process.exit(2);
}
if (!(await install(folder))) process.exit(1);
const chosen = wanted.length > 0 ? wanted : [...parts.keys()];
console.log((await mutateAll(chosen)).join('\n'));

/**
 * Parts one after the other: each needs all the cores.
 * @param {readonly string[]} left
 * @returns {Promise<readonly string[]>} a line about each
 */
async function mutateAll([part, ...others]) {
  if (part === undefined) return [];
  const code = await mutate(part);
  if (code !== 0) process.exitCode = code;
  const line = scoreOf(part);
  return [line, ...(await mutateAll(others))];
}

/**
 * Runs Stryker over one part of the rules, with the tests of that part.
 * @param {string} part
 */
async function mutate(part) {
  process.env['ROOKERY_PART'] = part;
  const { code } = await run(process.execPath, [
    stryker,
    'run',
    join(folder, 'stryker.config.json'),
    '--mutate',
    String(parts.get(part)),
    ...options,
  ]);
  return code;
}

/**
 * How many of the changes the tests noticed.
 * @param {string} part
 */
function scoreOf(part) {
  const report = join(root, 'reports', 'mutation', 'mutation.json');
  if (!existsSync(report)) return `${part}: no report`;
  /** @type {{ readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> }} */
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const found = mutants.filter(({ status }) => noticed.has(status)).length;
  const all = found + mutants.filter(({ status }) => missed.has(status)).length;
  return `${part}: ${((100 * found) / all).toFixed(1)} % (${String(found)} of ${String(all)})`;
}
