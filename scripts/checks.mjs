import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationProblems, declarationsIn } from './declarations.mjs';
import { projectFiles } from './files.mjs';
import { lockFileProblems } from './lock-problems.mjs';
import { machinePaths } from './machine-paths.mjs';
import { weightProblem } from './page-weight.mjs';
import { root, run, seconds } from './run.mjs';
import { tools } from './tools.mjs';
import { workspaces } from './workspaces.mjs';

const linted = [
  ...workspaces,
  'simulation',
  'second-opinion',
  'scripts',
  'bench',
  'docs',
  'deploy',
  'vitest.config.ts',
].filter((path) => existsSync(join(root, path)));

/**
 * Type names that several files declare. This list only shrinks.
 * @type {readonly string[]}
 */
const doubledTypes = [];

/** Everything that can be said about the code without running it; each says what is wrong, or nothing. */
const checks = {
  format: () => said(tools.prettier, '--check', '--log-level=warn', '.'),
  'lint and layers': () => said(tools.oxlint, '--type-aware', '--deny-warnings', ...linted),
  types: () => said(tools.tsc, '--build'),
  'types of the page': () =>
    said(tools.svelteCheck, '--tsconfig', 'web/tsconfig.json', '--fail-on-warnings'),
  'weight of the page': weightProblem,
  'unused code': () => said(tools.knip),
  'type names and function lengths': () =>
    declarationProblems(declarations(), { doubled: doubledTypes, p90: 16 }).join('\n'),
  'lock files': () => lockFiles().flatMap(lockFileProblems).join('\n'),
  'no machine paths': () => machinePaths().join('\n'),
};

/**
 * What a tool says when it is not content.
 * @param {string} tool
 * @param {readonly string[]} parameters
 */
async function said(tool, ...parameters) {
  const { code, output } = await run(process.execPath, [tool, ...parameters], { output: 'kept' });
  return code === 0 ? '' : output || `ended with code ${String(code)}`;
}

/** Of every source file of the workspaces and the simulation, tests aside. */
const declarations = () =>
  [...workspaces, 'simulation']
    .flatMap((folder) => projectFiles(folder))
    .filter((file) => /\.(?:ts|svelte)$/.test(file) && !/\/spec\/|\.test\.ts$/.test(file))
    .map((file) => declarationsIn(file, readFileSync(join(root, file), 'utf8')));

const lockFiles = () => projectFiles().filter((file) => file.endsWith('package-lock.json'));

/**
 * Runs every check, whatever the others say.
 * @returns {Promise<{ readonly passed: number, readonly failed: number }>}
 */
export async function check() {
  const verdicts = await Promise.all(Object.entries(checks).map(verdictOf));
  const passed = verdicts.filter(Boolean).length;
  return { passed, failed: verdicts.length - passed };
}

/**
 * @param {[string, () => string | Promise<string>]} check
 * @returns {Promise<boolean>}
 */
async function verdictOf([name, problems]) {
  const begun = performance.now();
  const found = await problems();
  const took = seconds(performance.now() - begun);
  console.log(found === '' ? `✓ ${name} (${took})` : `✗ ${name} (${took})\n${found}`);
  return found === '';
}
