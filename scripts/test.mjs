// `npm test`: the checks, then every test with the coverage of the rules, then one line over all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findFirefox } from './browser.mjs';
import { check } from './checks.mjs';
import { install } from './install.mjs';
import { root, run } from './run.mjs';
import { tools } from './tools.mjs';

/** @typedef {{ readonly passed: number, readonly failed: number }} Tally */

const vitest = (/** @type {readonly string[]} */ options) =>
  run(process.execPath, [tools.vitest, 'run', '--reporter=default', ...options]);

/**
 * Runs some of the tests. A run that fails though no test did (coverage, an error outside of tests) is one failure
 * more.
 * @param {readonly string[]} options
 * @returns {Promise<Tally>}
 */
async function runSome(options) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-tests-'));
  const report = join(folder, 'report.json');
  const { code } = await vitest([...options, '--reporter=json', `--outputFile.json=${report}`]);
  const found = existsSync(report) ? readReport(report) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true });
  if (found.failed > 0) return found;
  if (code !== 0) console.log('✗ the tests passed, but not the run as a whole (see above)');
  return { passed: found.passed, failed: Math.sign(code) };
}

/** Their tests start programs, servers and browsers: each file has a process of its own. */
const programs = ['deploy/', 'desk/', 'server/', 'simulation/', 'terminal/', 'web/spec/browser/'];

/** Changes the networks of this machine. Browsers notice, and give up what they are loading: it runs by itself. */
const networks = 'server/spec/cluster/cable.test.ts';

/** Everything else is pure, so that files share processes and what these have loaded. */
const pure = [
  '--no-isolate',
  ...['rules/', ...programs].flatMap((each) => ['--exclude', `${each}**`]),
];

/**
 * Runs every test, the quick ones first. The rules run by themselves, because what they leave uncovered is counted,
 * and counting slows everything down.
 * @returns {Promise<Tally>}
 */
async function runTests() {
  const ofRules = await runSome(['--no-isolate', '--coverage', '--dir', 'rules']);
  const ofPure = await runSome(pure);
  const ofPrograms = await runSome([...programs, '--exclude', networks]);
  const ofNetworks = await runSome([networks]);
  const all = [ofRules, ofPure, ofPrograms, ofNetworks];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * @param {string} path
 * @returns {Tally}
 */
function readReport(path) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number }} */
  const found = JSON.parse(readFileSync(path, 'utf8'));
  // A file that cannot even be read has no failed tests, only a failed suite.
  return {
    passed: found.numPassedTests,
    failed: Math.max(found.numFailedTests, Math.sign(found.numFailedTestSuites)),
  };
}

const checks = await check();
// A database for the tests of the store; if it cannot be had, they look for one on this machine.
await install(join(root, 'scripts', 'postgres'));
const chromium = await findChromium();
if (chromium === undefined) {
  console.log(
    'There is no browser for the tests of the page: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
} else {
  process.env['CHROMIUM_PATH'] = chromium;
}
const firefox = await findFirefox();
if (firefox === undefined) {
  console.log('The tests in Firefox are skipped: install Firefox, or name one in FIREFOX_PATH.');
} else {
  process.env['FIREFOX_PATH'] = firefox;
}
const tests = await runTests();
const failed = checks.failed + tests.failed;
console.log(`${String(checks.passed + tests.passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;
