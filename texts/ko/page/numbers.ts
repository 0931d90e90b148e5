import type { NumbersTexts } from '../../en/page/numbers.ts';

/** The own numbers, in Korean. */
export const numbersInKorean: NumbersTexts = {
  title: '내 기록',
  about: '이 기기와 온라인에서 한 게임의 결과예요. 이긴 수를 모두 똑같이 셀 때와 비교해요.',
  game: '게임',
  seats: '인원',
  against: '상대',
  all: '모두',
  people: '사람',
  overTime: '그동안의 흐름',
  overTimeHint: '위로 갈수록 좋아요. 지금까지 이긴 수에서 비슷한 실력일 때의 수를 뺐어요.',
  byGame: '게임별',
  bySeats: '인원별',
  byOpponent: '상대별',
  matches: '판 수',
  wins: '승리',
  rate: '승률',
  expected: '비슷하면',
  skill: '실력',
  luck: '운',
  explanation:
    '실력과 운은 분석한 게임에서 알 수 있어요. 내 결정과 카드가 가져온 몫을 승리의 비율로 보여 줘요. 만약에 테이블, 수를 무른 게임, 한 기기에서 여럿이 한 게임은 세지 않아요.',
  csv: '표로 저장 (CSV)',
  json: 'JSON으로 저장',
  empty: '아직 기록이 없어요',
  emptyHint: '게임을 끝내면 여기에 세어져요.',
  emptyAction: '게임으로',
  plot: (count, ahead) => `${String(count)}판, 비슷한 실력보다 ${ahead.toFixed(1)}승 많아요`,
};
