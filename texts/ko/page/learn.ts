import type { LearnTexts } from '../../en/page/learn.ts';

/** The courses, in Korean. */
export const learnInKorean: LearnTexts = {
  title: (game) => `${game} 배우기`,
  button: (minutes) => `${String(minutes)}분 만에 배우기`,
  about: '진짜 테이블에서 배우는 짧은 수업이에요. 언제든 그만둬도 한 만큼 남아요.',
  lesson: (number, count) => `수업 ${String(number)}/${String(count)}`,
  done: '완료',
  start: '시작',
  goOn: '다음',
  again: '다시',
  next: '다음 수업',
  toCourse: '모든 수업',
  play: '봇과 하기',
  rules: '규칙 읽기',
  puzzles: '퍼즐 풀기',
  finished: '수업 완료!',
  courseFinished: '이제 게임을 알아요. 잘했어요!',
  unknown: {
    title: '그런 수업은 없어요',
    hint: '이 주소에는 수업이 없어요.',
    action: '홈으로',
  },
  you: '나',
  coach: '할 일',
};
