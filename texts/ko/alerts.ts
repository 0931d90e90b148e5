import type { AlertTexts } from '../en/alerts.ts';

/** What notifications say while the page is closed, in Korean. */
export const alertsInKorean: AlertTexts = {
  turn: '내 차례예요',
  begun: '경기가 시작됐어요',
  rematch: '한 판 더 할까요?',
  moved: (name) => `${name} 님이 두었어요.`,
  playAgain: (name) => `${name} 님이 한 판 더 하고 싶어 해요.`,
};
