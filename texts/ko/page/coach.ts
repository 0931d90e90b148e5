import type { CoachTexts } from '../../en/page/coach.ts';

/** What the coach says at a table with bots, in Korean. */
export const coachInKorean: CoachTexts = {
  name: '코치',
  greeting: '무엇을 도와줄까요? 저한테도 보이는 것만 보여요.',
  hint: '힌트',
  holdings: '상대는 무엇을 들고 있을까요?',
  takeBack: '내 수 무르기',
  thinking: '생각하는 중…',
  wait: '차례가 오면 고르는 것을 도와줄게요.',
  nothingToTakeBack: '무를 수 있는 내 수가 없어요.',
  takenBack: '수를 물렀어요. 다른 수를 고르세요. 이 대전에는 표시가 남아요.',
  failed: '문제가 생겼어요. 다시 물어보세요.',
};
