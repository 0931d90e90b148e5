import type { HeadTexts } from '../../en/page/head.ts';

/** What the page says before any script runs, in Italian. */
export const headInItalian: HeadTexts = {
  title: 'Rookery: Penguin Party e Penguinramids',
  description:
    'Gioca a Penguin Party e Penguinramids contro i bot, su un solo dispositivo o online con un link. Senza account.',
  noScript: 'Rookery ha bisogno di JavaScript. Permettilo per questa pagina.',
};
