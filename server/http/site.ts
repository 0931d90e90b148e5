import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file as it is sent. */
export interface Page {
  readonly type: string;
  readonly body: Buffer;
}

/** All there is to serve, by name, read once: what is not in here cannot be asked for. */
export type Site = ReadonlyMap<string, Page>;

const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);

/** Reads the folder of the page. */
export const readSite = (folder: string): Site =>
  new Map(readdirSync(folder).flatMap(pageIn(folder)));

const pageIn =
  (folder: string) =>
  (name: string): readonly (readonly [string, Page])[] => {
    const type = types.get(extname(name));
    return type === undefined ? [] : [[name, { type, body: readFileSync(join(folder, name)) }]];
  };
