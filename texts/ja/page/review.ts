import { countedIn } from '../../plural.ts';
import type { ReviewTexts } from '../../en/page/review.ts';

const counted = countedIn('ja');

/** What is said about reviews of matches, in Japanese. */
export const reviewInJapanese: ReviewTexts = {
  title: (game) => `${game}の分析`,
  back: '対戦に戻る',
  sketching: 'グラフを描いています…',
  weighing: (done, of) => `${counted(of, { other: '個' })}の判断のうち${String(done)}個を評価`,
  stop: '停止',
  goOn: '続ける',
  failed: '分析が途中で止まりました。ここまでの結果は残ります。',
  again: 'もう一度',
  judgedBy: (level) =>
    `ボットの${level}が評価します。どの判断も、その人がそのとき知りえたことで評価し、ほかの人の手札では評価しません。`,
  nothing: 'この対戦では誰も判断していません。',
  graph: {
    title: '勝率',
    hint: '番の人が知りえた範囲です。グラフをタッチすると、その場面が見られます。',
    asTable: 'グラフを表で見る',
    moment: '場面',
    momentOf: (number, of, round) =>
      `判断${String(number)}/${String(of)}、ラウンド${String(round)}`,
    round: (round) => `ラウンド${String(round)}`,
    end: '終わり',
    previous: '前の判断',
    next: '次の判断',
  },
  moment: {
    by: (name) => `${name}さんの判断`,
    yours: 'あなたの判断',
    chance: (percent) => `勝率: ${percent}`,
    played: '打った手',
    better: 'よりよい手',
    why: '理由',
    proven: '証明済み: ほかの人の手札が何であっても、こちらがよい手です。',
    isWeighed: 'この判断はまだ評価中です。',
    cost: (percent) => `勝ちの${percent}を失いました。`,
    fine: 'はっきりよい手はほかにありませんでした。',
    only: '手は1つだけでした。',
    table: 'このときのテーブル',
  },
  verdicts: {
    'only-move': '選択なし',
    fine: '好手',
    slip: '緩手',
    mistake: '悪手',
    blunder: '大悪手',
  },
  attempt: {
    action: 'もう一度やってみる',
    task: 'ここでどうしますか？盤の上で選んでください。',
    isWeighed: 'あなたの手を評価しています…',
    played: 'あなたの選択',
    fine: (percent) => `よい選択です。はっきりよい手はほかにありません。勝率: ${percent}。`,
    worse: (percent, best) => `勝率: ${percent}。最善の手は${best}です。`,
    same: '対戦で打たれた手です。',
    another: '別の手を試す',
    show: '答えを見る',
  },
  costliest: {
    title: '損の大きかった場面',
    none: '勝ちをはっきり失う判断はありませんでした。',
    later: 'すべて評価すると表示されます。',
    lost: (percent) => `${percent}の損`,
  },
  decisions: {
    title: 'すべての判断',
    of: '誰の判断',
    everyone: '全員',
    onlyCostly: '損をしたものだけ',
    none: 'まだありません。',
  },
  luck: {
    title: '運と実力',
    later: 'すべて評価すると、運と実力がわかります。',
    player: 'プレイヤー',
    start: '開始',
    own: '自分の判断',
    others: 'ほかの人の判断',
    luck: '運',
    result: '結果',
    explanation: (level) =>
      `全員が同じ取り分から始め、合計が結果になります。判断は${level}と比べたもので、0ならそのボットと同じくらい上手です。運は配りや引き、誰にも知りえなかったことです。±のあとの数は不確かさで、100回中95回は真の値がその範囲に入ります。`,
    decided: {
      lost: {
        own: (percent) => `負けた理由: 自分の判断、${percent}。`,
        others: (percent) => `負けた理由: ほかの人の判断がよく、${percent}。`,
        luck: (percent) => `負けた理由: 運、${percent}。`,
      },
      won: {
        own: (percent) => `勝てた理由: 自分の判断、${percent}。`,
        others: (percent) => `勝てた理由: ほかの人のミス、${percent}。`,
        luck: (percent) => `勝てた理由: 運、${percent}。`,
      },
    },
  },
};
