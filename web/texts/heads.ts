import type { Language } from '@rookery/texts/language';

/** What a page says before any script runs: to search engines, link previews and browsers without scripts. */
interface Head {
  readonly title: string;
  readonly description: string;
  readonly noScript: string;
}

/** The head of the page in every language. */
export const heads: { readonly [language in Language]: Head } = {
  en: {
    title: 'Rookery: Penguin Party and Penguinramids',
    description:
      'Play Penguin Party and Penguinramids against bots, on one device, or online with a link. No account.',
    noScript: 'Rookery needs JavaScript. Please allow it for this page.',
  },
  fr: {
    title: 'Rookery : Penguin Party et Penguinramids',
    description:
      'Joue à Penguin Party et à Penguinramids contre des robots, sur un seul appareil ou en ligne grâce à un lien. Sans compte.',
    noScript: 'Rookery a besoin de JavaScript. Autorise-le pour cette page.',
  },
};
