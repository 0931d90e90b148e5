import type { HeadTexts } from '../../en/page/head.ts';

/** What the page says before any script runs, in Spanish. */
export const headInSpanish: HeadTexts = {
  title: 'Rookery: Penguin Party y Penguinramids',
  description:
    'Juega a Penguin Party y Penguinramids contra bots, en un solo dispositivo o en línea con un enlace. Sin cuenta.',
  noScript: 'Rookery necesita JavaScript. Permítelo en esta página.',
};
