import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ readonly file: string, readonly imports?: readonly string[], readonly css?: readonly string[] }} Chunk */

/** The most that home may weigh before anything is played: compressed script and style, in bytes. */
const most = 120 * 1024;

const dist = join(root, 'web', 'dist');

/**
 * What is loaded for home in one language: the page's own chunk and that of its texts, with all they import.
 * @returns {{ readonly bytes: number, readonly files: readonly string[] }}
 */
export function weightOfHome() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  /** @type {Set<string>} */
  const files = new Set();
  const add = (/** @type {string} */ name) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const other of chunk.imports ?? []) add(other);
  };
  add('index.html');
  add('texts/fr.ts');
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0);
  return { bytes, files: [...files] };
}

const inKilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** What is wrong with the weight of the page; nothing if it is light enough. */
export function weightProblem() {
  const { bytes, files } = weightOfHome();
  if (bytes <= most) return '';
  return `home weighs ${inKilobytes(bytes)} compressed, and may weigh ${inKilobytes(most)}: ${files.join(', ')}`;
}
