import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const made = new Set([
  '.git',
  'node_modules',
  'dist',
  'coverage',
  'reports',
  '.stryker-tmp',
  '.rookery',
]);

/**
 * Every file of the project, as paths from its folder: nothing installed, built or reported.
 * @param {string} [folder]
 * @returns {readonly string[]}
 */
export const projectFiles = (folder = '') =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? projectFiles(path) : [path];
  });
