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
    writeBundle(_options, bundle) {
      const page = join(folder, 'index.html');
      const html = readFileSync(page, 'utf8');
      for (const language of languages) {
        const preloading = preloadsOf(bundle, language).join('');
        const preloaded = html.replace('</head>', `${preloading}</head>`);
        writeFileSync(join(folder, `index.${language}.html`), inLanguage(preloaded, language));
      }
      rmSync(page);
    },
  };
}

type Chunks = Readonly<
  Record<
    string,
    | { readonly type: 'asset' }
    | { readonly type: 'chunk'; readonly fileName: string; readonly facadeModuleId: string | null }
  >
>;

/** The texts are wanted as soon as the script runs, so they are fetched beside it. */
const preloadsOf = (bundle: Chunks, language: string): readonly string[] =>
  Object.values(bundle)
    .filter((each) => each.type === 'chunk')
    .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/texts/${language}.ts`) === true)
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);

const inLanguage = (html: string, language: keyof typeof heads): string =>
  html
    .replaceAll('%language%', language)
    .replaceAll('%title%', heads[language].title)
    .replaceAll('%description%', heads[language].description)
    .replaceAll('%no-script%', heads[language].noScript);
