import type { HeadTexts } from '../../en/page/head.ts';

/** What the page says before any script runs, in French. */
export const headInFrench: HeadTexts = {
  title: 'Rookery : Penguin Party et Penguinramids',
  description:
    'Joue à Penguin Party et à Penguinramids contre des robots, sur un seul appareil ou en ligne grâce à un lien. Sans compte.',
  noScript: 'Rookery a besoin de JavaScript. Autorise-le pour cette page.',
};
