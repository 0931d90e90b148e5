import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ readonly file: string, readonly imports?: readonly string[], readonly css?: readonly string[] }} Chunk */

/** The most that home may weigh before anything is played: compressed script and style, in bytes. */
const most = 120 * 1024;

/** The most files that home may need: over a slow network each of them costs time. */
const mostFiles = 8;

const dist = join(root, 'web', 'dist');

/** The chunk of the page's texts in a language, as the manifest names it. */
const textsOf = /^\.\.\/texts\/([a-z]+)\/page\/page\.ts$/;

function readManifest() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  return manifest;
}

/** The languages in which the page was built. */
export const builtLanguages = () =>
  Object.keys(readManifest()).flatMap((name) => textsOf.exec(name)?.[1] ?? []);

/**
 * What is loaded for home in one language: the page's own chunk and that of its texts, with all they import.
 * @param {string} language
 * @returns {{ readonly bytes: number, readonly files: readonly string[] }}
 */
export function weightOfHome(language) {
  const manifest = readManifest();
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
  add(`../texts/${language}/page/page.ts`);
  const bytes = [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0);
  return { bytes, files: [...files] };
}

const inKilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** What is wrong with the weight of the page in some language; nothing if it is light enough. */
export function weightProblem() {
  const heavy = builtLanguages()
    .map((language) => ({ language, ...weightOfHome(language) }))
    .filter(({ bytes, files }) => bytes > most || files.length > mostFiles);
  return heavy
    .map(
      ({ language, bytes, files }) =>
        `home (${language}) weighs ${inKilobytes(bytes)} compressed in ${String(files.length)} files, and may weigh ${inKilobytes(most)} in ${String(mostFiles)}: ${files.join(', ')}`,
    )
    .join('\n');
}
