import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @type {{ readonly workspaces: readonly string[], readonly engines: { readonly node: string } }} */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The folders of the packages, those that others build on first. */
export const workspaces = manifest.workspaces;

/** Those that the compiler builds; the page is built by Vite. */
export const compiled = [...workspaces.filter((folder) => folder !== 'web'), 'simulation'];

/** The oldest Node that will do, as major and minor number. */
export const oldestNode = (manifest.engines.node.match(/\d+/g) ?? []).map(Number);
