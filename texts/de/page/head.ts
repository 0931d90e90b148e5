import type { HeadTexts } from '../../en/page/head.ts';

/** What the page says before any script runs, in German. */
export const headInGerman: HeadTexts = {
  title: 'Rookery: Penguin Party und Penguinramids',
  description:
    'Spiele Penguin Party und Penguinramids gegen Bots, auf einem Gerät oder online mit einem Link. Ohne Konto.',
  noScript: 'Rookery braucht JavaScript. Bitte erlaube es für diese Seite.',
};
