import type { HeadTexts } from '../../en/page/head.ts';

/** What the page says before any script runs, in Korean. */
export const headInKorean: HeadTexts = {
  title: 'Rookery: Penguin Party와 Penguinramids',
  description:
    'Penguin Party와 Penguinramids를 봇과, 한 기기에서, 또는 링크로 온라인에서 즐기세요. 계정은 필요 없어요.',
  noScript: 'Rookery에는 JavaScript가 필요해요. 이 페이지에서 허용해 주세요.',
};
