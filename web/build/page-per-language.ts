import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@rookery/texts/language';
import type { Plugin } from 'vite';
import { heads } from '../texts/heads.ts';

/** Writes the page once for each language: the first paint is in the right one, without a script's help. */
export function pagePerLanguage(): Plugin {
  let folder = '';
  return {
    name: 'rookery-page-per-language',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'pre',
      // Development has one page, in English.
      handler: (html, { server }) => (server ? inLanguage(html, 'en') : html),
    },
    writeBundle() {
      const page = join(folder, 'index.html');
      const html = readFileSync(page, 'utf8');
      for (const language of languages) {
        writeFileSync(join(folder, `index.${language}.html`), inLanguage(html, language));
      }
      rmSync(page);
    },
  };
}

const inLanguage = (html: string, language: keyof typeof heads): string =>
  html
    .replaceAll('%language%', language)
    .replaceAll('%title%', heads[language].title)
    .replaceAll('%description%', heads[language].description)
    .replaceAll('%no-script%', heads[language].noScript);
