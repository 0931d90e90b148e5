/** What the page says before any script runs: to search engines, link previews and browsers without scripts. */
export const headInEnglish = {
  title: 'Rookery: Penguin Party and Penguinramids',
  description:
    'Play Penguin Party and Penguinramids against bots, on one device, or online with a link. No account.',
  noScript: 'Rookery needs JavaScript. Please allow it for this page.',
};

/** Every text of the page's head; each language must have them all. */
export type HeadTexts = typeof headInEnglish;
