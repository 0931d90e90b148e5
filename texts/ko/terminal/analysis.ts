import type { AnalysisTexts } from '../../en/terminal/analysis.ts';

/** What the analysis says, in Korean. */
export const analysisInKorean: AnalysisTexts = {
  locale: 'ko-KR',
  heading: (game, players, level) => `${game} · ${String(players)}명 · 판정: ${level}`,
  honesty: '결정은 그 사람이 알 수 있었던 것으로 평가해요. 다른 사람의 카드로 평가하지 않아요.',
  round: (round) => `라운드 ${String(round)}`,
  columns: '승률%    차이',
  onlyMove: '유일한 수',
  better: (move, gain, reason) => `더 나은 수: ${move} (${gain}). ${reason}`,
  gain: (percent, points) => `${percent} % · ${points}점`,
  verdicts: { slip: '?!', mistake: '?', blunder: '??' },
  legend: (slip, mistake, blunder) =>
    `?! 실수: 승률이 ${String(slip)} % 이상 떨어짐 · ? 잘못: ${String(mistake)} % · ?? 큰 잘못: ${String(blunder)} %. 독립된 두 번의 탐색이 모두 찾은 손해만 세요.`,
  headings: {
    player: '플레이어',
    decisions: '결정',
    weighed: '평가',
    loss: '평균 손해',
    slips: '?!',
    mistakes: '?',
    blunders: '??',
  },
  proven: '증명됨: 다른 사람이 무엇을 가졌든.',
  graph: '경기 동안의 승률, 차례인 사람이 알 수 있었던 대로(%):',
  costliest: '가장 아쉬운 순간',
  luck: '운과 실력, 승리에 대한 %',
  luckHeadings: {
    player: '플레이어',
    start: '시작',
    own: '내 결정',
    others: '다른 사람',
    luck: '운',
    result: '결과',
  },
  luckLegend:
    '모두 더하면 맞아요. 결정은 판정하는 실력과 견주며, 0이면 똑같이 둔 거예요. 운은 나눈 카드, 뽑은 것, 아무도 알 수 없던 것이에요. ±는 100번 중 95번 맞아요.',
  sketching: '그래프를 그리는 중',
  progress: (done, of) => `평가 중: ${String(done)}/${String(of)}`,
  nothing: '이 경기에서는 아직 아무도 결정하지 않았어요.',
  cannotJudge: (found, judges) =>
    `“${found}”: 경기를 평가할 수 없어요. 할 수 있는 것: ${judges.join(', ')}.`,
};
