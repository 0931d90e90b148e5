import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogues } from '@rookery/texts/catalogues';
import type { HeadTexts } from '@rookery/texts/en/page/head';
import type { Language } from '@rookery/texts/language';

/** What somebody who has installed the page can begin with, in one language. */
async function listShortcuts(language: Language): Promise<readonly unknown[]> {
  const { page, puzzles, penguinParty, penguinramids } = catalogues[language];
  const [{ home }, { ofTheDay }] = await Promise.all([page(), puzzles()]);
  const [party, pyramids] = await Promise.all([penguinParty.game(), penguinramids.game()]);
  const icons = [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }];
  return [
    { name: `${home.playNow}: ${party.name}`, url: '/play/penguin-party/bots', icons },
    { name: `${home.playNow}: ${pyramids.name}`, url: '/play/penguinramids/bots', icons },
    { name: ofTheDay, url: '/puzzles/penguin-party/today', icons },
  ];
}

/** Where a language's manifest is. */
export const manifestPath = (language: Language): string => `/manifest.${language}.webmanifest`;

/** Writes the manifest of a language: what an installed page is called, and what it offers at once. */
export async function writeManifest(
  folder: string,
  language: Language,
  { description }: HeadTexts,
): Promise<void> {
  const shared: unknown = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  const shortcuts = await listShortcuts(language);
  const written = Object.assign({}, shared, { lang: language, description, shortcuts });
  writeFileSync(join(folder, manifestPath(language)), JSON.stringify(written));
}
