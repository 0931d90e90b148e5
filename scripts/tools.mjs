import { join } from 'node:path';
import { root } from './run.mjs';

const tool = (/** @type {string} */ path) => join(root, 'node_modules', path);

/** The installed tools, as scripts for Node itself: quicker than npx, and the same on every system. */
export const tools = {
  tsc: tool('typescript/bin/tsc'),
  prettier: tool('prettier/bin/prettier.cjs'),
  oxlint: tool('oxlint/bin/oxlint'),
  knip: tool('knip/bin/knip.js'),
  vitest: tool('vitest/vitest.mjs'),
  vite: tool('vite/bin/vite.js'),
  svelteCheck: tool('svelte-check/bin/svelte-check'),
};
