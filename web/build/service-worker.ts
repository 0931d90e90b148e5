import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { pageNames } from '@rookery/protocol/pages';
import { languages } from '@rookery/texts/language';
import type { Plugin } from 'vite';

const name = 'service-worker.js';
const keptEndings = new Set(['.js', '.css', '.svg', '.png', '.webmanifest']);

/** Tells the service worker which files there are, and names the version by what is in them. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'rookery-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => fillIn(folder),
    },
  };
}

function fillIn(folder: string): void {
  const path = join(folder, name);
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  all.sort();
  const kept = all.filter((file) => keptEndings.has(extname(file)) && file !== name);
  const version = hashOf(
    [...kept, ...all.filter((file) => file.endsWith('.html'))].map((file) => join(folder, file)),
  );
  const script = readFileSync(path, 'utf8')
    .replace('%version%', version)
    .replace('%files%', kept.map((file) => `/${file.replaceAll(sep, '/')}`).join(','))
    .replace('%languages%', languages.join(','))
    .replace('%pages%', pageNames.join(','));
  // It is no module: what it shares with the page would be a file of its own.
  if (/^import\b/m.test(script)) throw new Error('the service worker imports a file of the page');
  writeFileSync(path, script);
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('base64url').slice(0, 12);
}
