// `npm run mutate`: breaks the code on purpose, one small change after the other; a test must notice each.
// `npm run mutate -- penguin-party` does one part; words that begin with a dash go to Stryker.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root, run } from './run.mjs';

/** @typedef {{ readonly status: string }} Mutant */

/**
 * What is changed in each part, patterns separated by commas, and the tests that guard it.
 * @type {ReadonlyMap<string, { readonly sources: string, readonly tests: readonly string[] }>}
 */
const parts = new Map([
  rulesPart('kernel', 'rules/kernel/*.ts'),
  rulesPart('penguin-party', 'rules/penguin-party/!(imagine).ts'),
  rulesPart('imagination', 'rules/penguin-party/imagine.ts'),
  rulesPart('penguinramids', 'rules/penguinramids/*.ts'),
  [
    'hosted-match',
    {
      sources: 'desk/numbered-decision.ts,desk/viewer-log.ts',
      tests: ['desk/spec/match/*.test.ts'],
    },
  ],
  deskPart('desk-rights', ['seating', 'table-change', 'entering', 'stand-in', 'wishes']),
  deskPart('desk-decisions', ['decisions', 'pauses', 'match-start', 'chat', 'chat-rate-limit']),
  deskPart('desk', ['*']),
  [
    'sessions',
    {
      sources: 'server/sessions/!(*.test).ts',
      tests: [
        'server/sessions/*.test.ts',
        'server/spec/outside/sessions.test.ts',
        'server/spec/outside/tokens.test.ts',
      ],
    },
  ],
  [
    'limits',
    {
      sources:
        'server/limits/buckets.ts,server/limits/token-bucket.ts,server/limits/concurrency-limit.ts',
      tests: ['server/limits/*.test.ts'],
    },
  ],
]);
const folder = join(root, 'scripts', 'mutation');
const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const report = join(root, 'reports', 'mutation', 'mutation.json');
const noticed = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('-'));
const options = words.filter((word) => word.startsWith('-'));
const unknown = wanted.find((word) => !parts.has(word));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}; choose among ${[...parts.keys()].join(', ')}.`);
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
 * A part of the rules; its tests are the folder of that name in `rules/spec`.
 * @param {string} part
 * @param {string} sources
 * @returns {[string, { readonly sources: string, readonly tests: readonly string[] }]}
 */
function rulesPart(part, sources) {
  return [part, { sources, tests: [`rules/spec/${part}/**/*.test.ts`] }];
}

/**
 * Files of the desk. Its tests run on every host; one server and one device are enough to notice a change.
 * @param {string} part
 * @param {readonly string[]} files
 * @returns {[string, { readonly sources: string, readonly tests: readonly string[] }]}
 */
function deskPart(part, files) {
  const tests = ['desk/spec/*.test.ts', 'desk/spec/match/*.test.ts'];
  const hosts = ['sqlite', 'memory'].map((host) => `desk/spec/hosts/${host}.test.ts`);
  const sources = files.map((file) => `desk/${file}.ts`).join(',');
  return [part, { sources, tests: [...tests, ...hosts] }];
}

/**
 * Runs Stryker over one part, with the tests of that part.
 * @param {string} part
 */
async function mutate(part) {
  const { sources, tests } = parts.get(part) ?? { sources: '', tests: [] };
  process.env['ROOKERY_TESTS'] = tests.join(' ');
  rmSync(report, { force: true });
  const { code } = await run(process.execPath, [
    stryker,
    'run',
    join(folder, 'stryker.config.json'),
    '--mutate',
    sources,
    ...options,
  ]);
  return code;
}

/**
 * How many of the changes the tests noticed.
 * @param {string} part
 */
function scoreOf(part) {
  if (!existsSync(report)) return `${part}: no report`;
  /** @type {{ readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>> }} */
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const found = mutants.filter(({ status }) => noticed.has(status)).length;
  const all = found + mutants.filter(({ status }) => missed.has(status)).length;
  return `${part}: ${((100 * found) / all).toFixed(1)} % (${String(found)} of ${String(all)})`;
}
