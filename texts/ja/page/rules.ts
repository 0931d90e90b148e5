import type { RulesTexts } from '../../en/page/rules.ts';

/** Around the rules for readers, in Japanese. */
export const rulesInJapanese: RulesTexts = {
  title: (game) => `ルール: ${game}`,
  contents: '目次',
  all: 'すべてのルール',
  open: 'ルールを見る',
  ids: (ids) => `全文では${ids}`,
  learn: '遊んで覚える',
  ownCards: '自分のカードを入力',
  fits: '置ける',
  doesNotFit: '置けない',
  unknown: {
    title: 'ルールがありません',
    hint: 'このアドレスにルールはありません。',
    action: 'ホームへ',
  },
};
