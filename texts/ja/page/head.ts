import type { HeadTexts } from '../../en/page/head.ts';

/** What the page says before any script runs, in Japanese. */
export const headInJapanese: HeadTexts = {
  title: 'Rookery: Penguin PartyとPenguinramids',
  description:
    'Penguin PartyとPenguinramidsを、ボットと、1台で、またはリンクでオンラインで遊べます。アカウントはいりません。',
  noScript: 'RookeryにはJavaScriptが必要です。このページで許可してください。',
};
