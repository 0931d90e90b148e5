import type { RulesTexts } from '../../en/page/rules.ts';

/** Around the rules for readers, in Korean. */
export const rulesInKorean: RulesTexts = {
  title: (game) => `규칙: ${game}`,
  contents: '차례',
  all: '모든 규칙',
  open: '규칙 보기',
  ids: (ids) => `전체 글의 ${ids}`,
  learn: '해 보며 배우기',
  ownCards: '내 카드 입력하기',
  fits: '맞아요',
  doesNotFit: '안 맞아요',
  unknown: {
    title: '그런 규칙이 없어요',
    hint: '이 주소에는 규칙이 없어요.',
    action: '홈으로',
  },
};
