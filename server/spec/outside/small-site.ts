import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readSite, type Site } from '../../http/site.ts';

const html = (language: string): string =>
  `<!doctype html><html lang="${language}"><title>Rookery</title></html>\n`;

const script = 'console.log("penguins");\n';

/** A site as a build leaves it, small enough to read: written into a folder and read from there. */
export function smallSite(folder: string): Site {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'assets'), { recursive: true });
  const files = new Map<string, string | Buffer>([
    ['index.en.html', html('en')],
    ['index.fr.html', html('fr')],
    ['style.css', 'body { margin: 0 }\n'],
    ['penguin.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>\n'],
    ['assets/main-1a2b.js', script],
    ['assets/main-1a2b.js.br', brotliCompressSync(script)],
    ['assets/main-1a2b.js.gz', gzipSync(script)],
    ['notes.txt', 'not for the public\n'],
  ]);
  for (const [name, body] of files) writeFileSync(join(site, name), body);
  return readSite(site);
}
