import { countedIn } from '../../plural.ts';
import type { ReviewTexts } from '../../en/page/review.ts';

const counted = countedIn('ko');

/** What is said about reviews of matches, in Korean. */
export const reviewInKorean: ReviewTexts = {
  title: (game) => `${game} 분석`,
  back: '경기로 돌아가기',
  sketching: '그래프를 그리는 중…',
  weighing: (done, of) => `결정 ${counted(of, { other: '개' })} 중 ${String(done)}개 평가`,
  stop: '멈추기',
  goOn: '계속',
  failed: '분석이 중간에 멈췄어요. 찾은 것은 그대로 있어요.',
  again: '다시 해 보기',
  judgedBy: (level) =>
    `${level} 봇이 평가해요. 결정은 그때 알 수 있었던 것으로 평가하고, 다른 사람의 카드로 평가하지 않아요.`,
  nothing: '이 경기에서는 아무도 결정하지 않았어요.',
  graph: {
    title: '승률',
    hint: '차례인 사람이 알 수 있었던 대로예요. 그래프를 누르면 그 순간을 봐요.',
    asTable: '그래프를 표로',
    moment: '순간',
    momentOf: (number, of, round) =>
      `결정 ${String(number)}/${String(of)}, 라운드 ${String(round)}`,
    round: (round) => `라운드 ${String(round)}`,
    end: '끝',
    previous: '앞의 결정',
    next: '다음 결정',
  },
  moment: {
    by: (name) => `${name} 님의 결정`,
    yours: '내 결정',
    chance: (percent) => `승률: ${percent}`,
    played: '둔 수',
    better: '더 좋은 수',
    why: '이유',
    proven: '증명됨: 다른 사람이 무엇을 가졌든 더 좋아요.',
    isWeighed: '이 결정은 아직 평가하고 있어요.',
    cost: (percent) => `승리의 ${percent} 손해였어요.`,
    fine: '뚜렷이 더 좋은 수는 없었어요.',
    only: '둘 수 있는 수가 하나뿐이었어요.',
    table: '이 순간의 테이블',
  },
  verdicts: {
    'only-move': '선택 없음',
    fine: '좋음',
    slip: '실수',
    mistake: '잘못',
    blunder: '큰 잘못',
  },
  attempt: {
    action: '다시 해 보기',
    task: '여기서 어떻게 둘까요? 판에서 골라 보세요.',
    isWeighed: '내 수를 평가하는 중…',
    played: '내 선택',
    fine: (percent) => `잘 골랐어요. 뚜렷이 더 좋은 수는 없어요. 승률: ${percent}.`,
    worse: (percent, best) => `승률: ${percent}. 가장 좋은 수는 ${best}.`,
    same: '경기에서 둔 수예요.',
    another: '다른 수 해 보기',
    show: '답 보기',
  },
  costliest: {
    title: '가장 아쉬운 순간',
    none: '승리를 뚜렷이 깎은 결정은 없었어요.',
    later: '모두 평가하면 나와요.',
    lost: (percent) => `${percent} 손해`,
  },
  decisions: {
    title: '모든 결정',
    of: '누구의 결정',
    everyone: '모두',
    onlyCostly: '손해 본 것만',
    none: '아직 없어요.',
  },
  luck: {
    title: '운과 실력',
    later: '모두 평가하면 운과 실력을 알 수 있어요.',
    player: '플레이어',
    start: '시작',
    own: '자신의 결정',
    others: '다른 사람의 결정',
    luck: '운',
    result: '결과',
    explanation: (level) =>
      `모두 똑같은 몫의 승리로 시작하고, 더하면 결과가 돼요. 결정은 ${level} 봇과 견주며, 0이면 그 봇만큼 잘한 거예요. 운은 나눈 카드, 뽑은 것, 아무도 알 수 없던 것이에요. ± 뒤의 수는 불확실함으로, 100번 중 95번은 참값이 그 안에 있어요.`,
    decided: {
      lost: {
        own: (percent) => `진 이유: 내 결정, ${percent}.`,
        others: (percent) => `진 이유: 다른 사람이 잘 결정함, ${percent}.`,
        luck: (percent) => `진 이유: 운, ${percent}.`,
      },
      won: {
        own: (percent) => `이긴 이유: 내 결정, ${percent}.`,
        others: (percent) => `이긴 이유: 다른 사람의 실수, ${percent}.`,
        luck: (percent) => `이긴 이유: 운, ${percent}.`,
      },
    },
  },
};
