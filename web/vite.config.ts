import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { pagePerLanguage } from './build/page-per-language.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where the server is that hosts the tables while the page is developed. */
const tables = process.env['ROOKERY_SERVER'] ?? 'http://127.0.0.1:4040';

/** Everything but the beginning, which waits for texts that need what is loaded with it, and the service worker. */
const ofPage =
  /^(?!.*[\\/](?:index\.html|main\.ts|service-worker\.ts|alerts\.ts|alert-texts\.ts)$)/;

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source', 'browser', 'module'] },
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    pagePerLanguage(),
    serviceWorker(),
    compressed(),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The policy of the server allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'offline', 'service-worker.ts'),
      },
      output: {
        codeSplitting: {
          groups: [
            // Home is one file, not one for each module that other pages use as well.
            { name: 'start', tags: ['$initial'], test: ofPage, priority: 1 },
            // What every table needs is another one.
            { name: 'table', test: /[\\/]web[\\/](?:table|games[\\/]kit)[\\/]/ },
          ],
        },
        // A service worker has one address for ever, at the root of what it serves.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    // For development: pages by Vite, tables by a server started beside it.
    proxy: {
      // Its host stays as it is: the server compares it with where the page is from.
      '/api': { target: tables },
      '/socket': { target: tables, ws: true },
    },
  },
});
