import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heads } from '@rookery/texts/catalogues';
import type { HeadTexts } from '@rookery/texts/en/page/head';
import { languages, type Language } from '@rookery/texts/language';
import type { Plugin } from 'vite';
import { manifestPath, writeManifest } from './manifest.ts';

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
      handler: async (html, { server }) =>
        server ? writeHead(html, 'en', await heads.en()) : html,
    },
    async writeBundle(_options, bundle) {
      const page = join(folder, 'index.html');
      const html = readFileSync(page, 'utf8');
      await Promise.all(
        languages.map(async (language) => {
          const preloading = preloadsOf(bundle, language).join('');
          const preloaded = html.replace('</head>', `${preloading}</head>`);
          const head = await heads[language]();
          const written = writeHead(preloaded, language, head);
          const linked = written.replace('/manifest.webmanifest', manifestPath(language));
          writeFileSync(join(folder, `index.${language}.html`), linked);
          await writeManifest(folder, language, head);
        }),
      );
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
    .filter(
      ({ facadeModuleId }) => facadeModuleId?.endsWith(`/texts/${language}/page/page.ts`) === true,
    )
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);

const writeHead = (html: string, language: Language, head: HeadTexts): string =>
  html
    .replaceAll('%language%', language)
    .replaceAll('%title%', head.title)
    .replaceAll('%description%', head.description)
    .replaceAll('%no-script%', head.noScript);
