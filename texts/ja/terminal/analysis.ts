import type { AnalysisTexts } from '../../en/terminal/analysis.ts';

/** What the analysis says, in Japanese. */
export const analysisInJapanese: AnalysisTexts = {
  locale: 'ja-JP',
  heading: (game, players, level) => `${game} · ${String(players)}人 · 判定: ${level}`,
  honesty: 'どの判断も、その人が知りえたことで評価します。ほかの人の手札では評価しません。',
  round: (round) => `ラウンド${String(round)}`,
  columns: '勝率%     差',
  onlyMove: '唯一の手',
  better: (move, gain, reason) => `よりよい手: ${move}（${gain}）。${reason}`,
  gain: (percent, points) => `${percent} % · ${points}点`,
  verdicts: { slip: '?!', mistake: '?', blunder: '??' },
  legend: (slip, mistake, blunder) =>
    `?! 緩手: 勝率が${String(slip)} %以上下がった · ? 悪手: ${String(mistake)} % · ?? 大悪手: ${String(blunder)} %。独立した2回の探索がともに見つけた損だけを数えます。`,
  headings: {
    player: 'プレイヤー',
    decisions: '判断',
    weighed: '評価済み',
    loss: '平均の損',
    slips: '?!',
    mistakes: '?',
    blunders: '??',
  },
  proven: '証明済み: ほかの人の手札が何であっても。',
  graph: '対戦中の勝率の動き。番の人が知りえた範囲で（%）:',
  costliest: '損の大きかった場面',
  luck: '運と実力（勝ちに対する%）',
  luckHeadings: {
    player: 'プレイヤー',
    start: '開始',
    own: '自分の判断',
    others: 'ほかの人',
    luck: '運',
    result: '結果',
  },
  luckLegend:
    '合計は一致します。判断は判定役と比べたもので、0なら同じ打ち方です。運は配りや引き、誰にも知りえなかったことです。±は100回中95回あてはまります。',
  sketching: 'グラフを描いています',
  progress: (done, of) => `評価中: ${String(done)}/${String(of)}`,
  nothing: 'この対戦ではまだ誰も決めていません。',
  cannotJudge: (found, judges) =>
    `「${found}」は対戦を評価できません。できるのは${judges.join('、')}です。`,
};
