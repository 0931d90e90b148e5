import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** The ways a file is compressed beforehand, the best first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** A file as it is sent. */
export interface SiteFile {
  readonly type: string;
  readonly body: Buffer;
  /** The same, compressed when the page was built. */
  readonly compressed: { readonly [encoding in Encoding]: Buffer | undefined };
  /** The same for the same content. */
  readonly tag: string;
  /** Whether its name changes with its content, so that a browser need never ask again. */
  readonly isForever: boolean;
}

/** All there is to serve, by name, read once: what is not in here cannot be asked for. */
export type Site = ReadonlyMap<string, SiteFile>;

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.webmanifest', 'application/manifest+json'],
]);

const endings: { readonly [encoding in Encoding]: string } = { br: '.br', gzip: '.gz' };

/** Reads the folder of the page; there is none before it was built, and tables work without. */
export const readSite = (folder: string): Site =>
  new Map(
    (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
      .filter((name) => types.has(extname(name)) && statSync(join(folder, name)).isFile())
      .map((name) => [name.replaceAll(sep, '/'), readPage(join(folder, name))]),
  );

function readPage(path: string): SiteFile {
  const body = readFileSync(path);
  return {
    type: types.get(extname(path)) ?? 'application/octet-stream',
    body,
    compressed: { br: readIfThere(path + endings.br), gzip: readIfThere(path + endings.gzip) },
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    isForever: path.includes(`${sep}assets${sep}`),
  };
}

const readIfThere = (path: string): Buffer | undefined =>
  existsSync(path) ? readFileSync(path) : undefined;
