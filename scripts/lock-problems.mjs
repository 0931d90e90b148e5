import { readFileSync } from 'node:fs';

/**
 * @typedef {{
 *   readonly resolved?: string,
 *   readonly link?: boolean,
 *   readonly optionalDependencies?: Readonly<Record<string, string>>,
 * }} LockEntry
 */

/**
 * What would make `npm ci` fail elsewhere: an optional package (another system's
 * binary) without an entry, or the address of a registry.
 * @param {{ readonly packages: Readonly<Record<string, LockEntry>> }} lock
 * @returns {readonly string[]}
 */
export function lockProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(entry.resolved?.includes('://') ? [`${path} names a host: ${entry.resolved}`] : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !placesOf(name, path).some((place) => place in packages))
      .map((name) => `${path} wants ${name}, which has no entry`),
  ]);
}

/**
 * Where Node would look for a package, from the inside out.
 * @param {string} name
 * @param {string} path
 * @returns {readonly string[]}
 */
function placesOf(name, path) {
  const parents = path
    .split('/node_modules/')
    .map((_part, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
  const nested = parents
    .filter((parent) => parent !== '')
    .map((parent) => `${parent}/node_modules/${name}`);
  return [...nested, `node_modules/${name}`];
}

/**
 * The problems of a lock file.
 * @param {string} file
 */
export const lockFileProblems = (file) =>
  lockProblems(JSON.parse(readFileSync(file, 'utf8'))).map((problem) => `${file}: ${problem}`);
