import type { NumbersTexts } from '../../en/page/numbers.ts';

/** The own numbers, in Japanese. */
export const numbersInJapanese: NumbersTexts = {
  title: '自分の記録',
  about:
    'この端末とオンラインでのゲームの結果です。勝利の数を、全員が同じ強さだった場合と比べます。',
  game: 'ゲーム',
  seats: '人数',
  against: '相手',
  all: 'すべて',
  people: '人',
  overTime: 'これまでの流れ',
  overTimeHint: '上ほど良い結果です。これまでの勝利から、互角の場合の数を引いています。',
  byGame: 'ゲーム別',
  bySeats: '人数別',
  byOpponent: '相手別',
  matches: 'ゲーム数',
  wins: '勝利',
  rate: '勝率',
  expected: '互角なら',
  skill: '実力',
  luck: '運',
  explanation:
    '実力と運は、検討したゲームでわかります。自分の判断とカードがもたらした分を、勝利の割合で示します。「もしも」の卓、手を戻したゲーム、1台を囲んだ複数人のゲームは数えません。',
  csv: '表で保存（CSV）',
  json: 'JSONで保存',
  empty: 'まだ記録がありません',
  emptyHint: 'ゲームを最後まで遊ぶと、ここに数えられます。',
  emptyAction: 'ゲームへ',
  plot: (count, ahead) => `${String(count)}ゲーム、互角より${ahead.toFixed(1)}勝多い`,
};
