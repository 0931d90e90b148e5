import { countedIn } from '../../plural.ts';
import type { PuzzleTexts } from '../../en/page/puzzles.ts';

const counted = countedIn('ko');

/** The puzzles, in Korean. */
export const puzzlesInKorean: PuzzleTexts = {
  title: '퍼즐',
  titleOf: (game) => `퍼즐: ${game}`,
  about:
    '실제 경기의 장면이에요. 의심할 여지 없이 가장 좋은 수가 하나 있어요. 진짜 테이블에서 찾고 이유를 읽어 보세요.',
  ofTheDay: '오늘의 퍼즐',
  solvedToday: '오늘은 풀었어요. 다음 퍼즐은 UTC 자정에 와요.',
  streak: (days) => `${counted(days, { other: '일' })} 연속`,
  longest: (days) => `최장: ${counted(days, { other: '일' })}`,
  all: '모든 퍼즐',
  progress: (solved, all) => `${String(all)}개 중 ${String(solved)}개 해결`,
  theme: '주제',
  anyTheme: '모든 주제',
  difficulty: '난이도',
  anyDifficulty: '모든 난이도',
  difficulties: {
    chick: '아주 쉬움',
    adelie: '쉬움',
    gentoo: '보통',
    king: '어려움',
    emperor: '아주 어려움',
    none: '극한',
  },
  onlyUnsolved: '아직 못 푼 것만',
  none: '그런 퍼즐은 없어요. 다른 조건을 골라 보세요.',
  random: '이 중 아무거나',
  found: (count) => counted(count, { other: '개' }),
  number: (number) => `퍼즐 ${String(number)}`,
  players: (count) => counted(count, { other: '명' }),
  solved: '해결함',
  more: '더 보기',

  verdict: '할 일',
  you: '나',
  task: '내 차례예요. 가장 좋은 수는?',
  right: '정답이에요!',
  rightAfterAll: '결국 정답이에요!',
  shown: '이 수였어요.',
  worse: '규칙에는 맞지만 더 좋은 수가 있어요.',
  itsReason: (reason) => `더 좋은 수: ${reason}`,
  refused: (sentence) => `규칙에 어긋나요. ${sentence}`,
  reveal: '수 보기',
  hands: '다른 손',
  explanation: '설명',
  next: '다음 퍼즐',
  again: '다시',

  best: '가장 좋은 수',
  why: '이유',
  instead: (move) => `그다음으로 좋은 수: ${move}.`,
  margin: (share) => `여기서 100번 이어 하면 가장 좋은 수가 약 ${String(share)}번 더 이겨요.`,
  solvedExactly:
    '증명됨: 다른 사람이 가질 수 있는 모든 손에 대해 계산했어요. 다른 수가 더 좋은 경우는 없어요.',
  searched:
    '의심할 여지 없음: 보이는 것과 맞는 세계에서 모든 수를 같은 횟수로 해 보고, 열 배 더 해 보았어요.',
  foundBy: '찾아내는 실력',
  foundByCaption: '실력마다 8번 중 몇 번 찾는지',
  level: '실력',
  tries: '횟수',
  proveIt: '직접 증명하기',
  proveHint: 'Rookery 사본에서 이 명령이 퍼즐을 다시 증명해요:',
  copy: '복사',
  copied: '복사했어요',

  holdings: '다른 사람이 가질 수 있는 카드',
  exact: '보이는 것과 맞는 모든 패를 정확히 세었어요.',
  sampled: '보이는 것과 맞는 3,000가지 패로 어림했어요.',
  nothingHidden: '여기서 중요한 것은 모두 보여요. 더미만 가려져 있어요.',
  handOf: (name, cards) => `${name}: ${counted(cards, { other: '장' })}`,
  atLeastOne: '한 장 이상',
  onAverage: '평균',
  card: '카드',

  unknown: {
    title: '그런 퍼즐은 없어요',
    hint: '이 주소에는 퍼즐이 없어요. 다른 버전의 것일지도 몰라요.',
    action: '모든 퍼즐',
  },
};
