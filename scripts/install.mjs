import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runNpm, seconds } from './run.mjs';

/**
 * Installs what the lock file of a folder names, unless that was done before.
 * @param {string} [folder]
 * @returns {Promise<boolean>} whether the packages are there
 */
export async function install(folder = root) {
  const stamp = join(folder, 'node_modules', '.rookery-installed');
  const wanted = fingerprint(join(folder, 'package-lock.json'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;

  console.log('Installing packages (the first time this takes about half a minute) …');
  const begun = performance.now();
  // NODE_ENV=production would leave the compiler out.
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'], folder);
  if (code !== 0) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  console.log(`Installed in ${seconds(performance.now() - begun)}.`);
  return true;
}

/**
 * What an installation depends on: the lock, and what it was made for.
 * @param {string} lockFile
 */
function fingerprint(lockFile) {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${lock} ${process.version} ${process.platform} ${process.arch}\n`;
}
