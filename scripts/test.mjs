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
 * Runs every test. A run that fails though no test did (coverage, an error outside of tests) is one failure more.
 * @returns {Promise<Tally>}
 */
async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-tests-'));
  const report = join(folder, 'report.json');
  const { code } = await vitest(['--coverage', '--reporter=json', `--outputFile.json=${report}`]);
  const found = existsSync(report) ? readReport(report) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true });
  if (found.failed > 0) return found;
  if (code !== 0) console.log('✗ the tests passed, but not the run as a whole (see above)');
  return { passed: found.passed, failed: Math.sign(code) };
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
