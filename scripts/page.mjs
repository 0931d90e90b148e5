import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './files.mjs';
import { root, run } from './run.mjs';
import { tools } from './tools.mjs';

/** What the page is made of, besides itself. */
const sources = [
  'rules',
  'bots',
  'analysis',
  'referee',
  'protocol',
  'desk',
  'texts',
  'lessons',
  'web',
];

const stamp = join(root, 'web', 'dist', '.built-from');

/**
 * Builds the page, unless that was done from the same sources before.
 * @returns {Promise<{ readonly code: number, readonly output: string }>}
 */
export async function buildPage() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { code: 0, output: '' };
  const made = await run(process.execPath, [tools.vite, 'build', 'web', '--logLevel', 'warn'], {
    output: 'kept',
  });
  if (made.code === 0) writeFileSync(stamp, wanted);
  return made;
}

/** Of everything that could change the result. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = sources.flatMap((folder) => projectFiles(folder));
  for (const file of [...files.filter(matters), 'package-lock.json']) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const matters = (/** @type {string} */ file) =>
  !file.includes('/spec/') && !file.endsWith('.test.ts') && !file.endsWith('.md');
