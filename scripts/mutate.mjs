// `npm run mutate`: breaks the rules on purpose, one small change after the other; a test must notice each.
// Words after `--` go to Stryker: `npm run mutate -- --mutate rules/penguin-party/pyramid.ts --incremental`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { install } from './install.mjs';
import { root, run } from './run.mjs';

/** @typedef {{ readonly status: string }} Mutant */

const folder = join(root, 'scripts', 'mutation');
const report = join(root, 'reports', 'mutation', 'mutation.json');
const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

if (!(await install(folder))) process.exit(1);
rmSync(report, { force: true });
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const config = join(folder, 'stryker.config.json');
const words = [stryker, 'run', config, ...process.argv.slice(2)];
const { code } = await run(process.execPath, words);
if (existsSync(report)) console.log(scores());
process.exitCode = code;

/** A line per folder: how many of the changes the tests noticed. */
function scores() {
  /** @type {{ readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> }} */
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {Map<string, Mutant[]>} */
  const folders = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const known = folders.get(dirname(file)) ?? [];
    folders.set(dirname(file), [...known, ...mutants]);
  }
  return [...folders].map(([name, mutants]) => scoreOf(name, mutants)).join('\n');
}

/**
 * @param {string} name
 * @param {readonly Mutant[]} mutants
 */
function scoreOf(name, mutants) {
  const found = mutants.filter(({ status }) => noticed.has(status)).length;
  const all = found + mutants.filter(({ status }) => missed.has(status)).length;
  return `${name}: ${((100 * found) / all).toFixed(1)} % (${String(found)} of ${String(all)})`;
}
