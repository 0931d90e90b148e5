import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = new Set(['.html', '.css', '.js', '.svg', '.json', '.webmanifest']);

/** Puts a compressed copy beside each file, so that the server has nothing left to do. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'rookery-compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      handler: () => filesIn(folder).forEach(compress),
    },
  };
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => worthIt.has(extname(name)))
    .map((name) => join(folder, name));

function compress(path: string): void {
  const body = readFileSync(path);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(body, best));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}
