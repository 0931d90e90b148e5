import type { AlertTexts } from '../en/alerts.ts';

/** What notifications say while the page is closed, in Japanese. */
export const alertsInJapanese: AlertTexts = {
  turn: 'あなたの番です',
  begun: '対戦が始まりました',
  rematch: 'もう一度対戦しますか？',
  moved: (name) => `${name}さんが手番を終えました。`,
  playAgain: (name) => `${name}さんがもう一度対戦したいそうです。`,
};
