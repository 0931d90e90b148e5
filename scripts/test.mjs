// `npm test`: the checks, then every test with the coverage of the rules, then one line over all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { findChromium, findFirefox } from './browser.mjs';
import { check } from './checks.mjs';
import { install } from './install.mjs';
import { root, run } from './run.mjs';
import { tools } from './tools.mjs';

/** @typedef {{ readonly passed: number, readonly failed: number }} Tally */
/** @typedef {Tally & { readonly files: readonly string[] }} Report what a run came to, and the files that failed */

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
  const found = existsSync(report) ? readReport(report) : { passed: 0, failed: 0, files: [] };
  rmSync(folder, { recursive: true });
  if (found.failed > 0) return repeatAlone(found);
  if (code !== 0) console.log('✗ the tests passed, but not the run as a whole (see above)');
  return { passed: found.passed, failed: Math.sign(code) };
}

/** The most files that are run again: more failures than that have another cause. */
const mostRepeated = 3;

/**
 * Browsers stand still for seconds while other tests take the machine. Tests of the page that failed beside the
 * others run again alone, and the output says so; all other failures count at once.
 * @param {Report} report
 * @returns {Promise<Tally>}
 */
async function repeatAlone({ passed, failed, files }) {
  const inBrowser = files.every((file) => file.startsWith('web/spec/browser/'));
  if (!inBrowser || files.length > mostRepeated) return { passed, failed };
  console.log(`These failed beside the others and run again alone: ${files.join(', ')}`);
  const { code } = await vitest([...files]);
  return code === 0 ? { passed: passed + failed, failed: 0 } : { passed, failed };
}

/**
 * @param {string} path
 * @returns {Report}
 */
function readReport(path) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number, testResults: { name: string, status: string }[] }} */
  const found = JSON.parse(readFileSync(path, 'utf8'));
  const failing = found.testResults.filter(({ status }) => status === 'failed');
  // A file that cannot even be read has no failed tests, only a failed suite.
  return {
    passed: found.numPassedTests,
    failed: Math.max(found.numFailedTests, Math.sign(found.numFailedTestSuites)),
    files: failing.map(({ name }) => relative(root, name).replaceAll(sep, '/')),
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
