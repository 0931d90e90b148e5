import { countedIn } from '../../plural.ts';
import type { PuzzleTexts } from '../../en/page/puzzles.ts';

const counted = countedIn('ja');

/** The puzzles, in Japanese. */
export const puzzlesInJapanese: PuzzleTexts = {
  title: 'パズル',
  titleOf: (game) => `パズル: ${game}`,
  about:
    '実際の対戦の局面です。間違いなく最善の手が1つあります。本物のテーブルで見つけ、理由を読みましょう。',
  ofTheDay: '今日のパズル',
  solvedToday: '今日は解きました。次はUTCの午前0時に届きます。',
  streak: (days) => `${counted(days, { other: '日' })}連続`,
  longest: (days) => `最長: ${counted(days, { other: '日' })}`,
  all: 'すべてのパズル',
  progress: (solved, all) => `${String(all)}問中${String(solved)}問正解`,
  theme: 'テーマ',
  anyTheme: 'すべてのテーマ',
  difficulty: '難しさ',
  anyDifficulty: 'すべての難しさ',
  difficulties: {
    chick: 'とても簡単',
    adelie: '簡単',
    gentoo: 'ふつう',
    king: '難しい',
    emperor: 'とても難しい',
    none: '最高難度',
  },
  onlyUnsolved: 'まだ解いていないものだけ',
  none: 'そのようなパズルはありません。ほかの条件を選んでください。',
  random: 'どれか1つ',
  found: (count) => counted(count, { other: '問' }),
  number: (number) => `パズル${String(number)}`,
  players: (count) => counted(count, { other: '人' }),
  solved: '正解済み',
  more: 'もっと見る',

  verdict: 'やること',
  you: 'あなた',
  task: 'あなたの番です。最善の手は？',
  right: '正解です！',
  rightAfterAll: '最後は正解です！',
  shown: 'この手でした。',
  worse: 'ルール上はできますが、もっとよい手があります。',
  itsReason: (reason) => `よりよい手について: ${reason}`,
  refused: (sentence) => `ルール違反です。${sentence}`,
  reveal: '手を見せる',
  hands: '別の手札',
  explanation: '説明',
  next: '次のパズル',
  again: 'もう一度',

  best: '最善の手',
  why: '理由',
  instead: (move) => `次によい手: ${move}。`,
  margin: (share) => `ここから100回遊ぶと、最善の手は約${String(share)}回多く勝ちます。`,
  solvedExactly:
    '証明済み: ほかの人が持ちうるすべての手札で計算しました。ほかの手がよくなることはありません。',
  searched:
    '間違いありません: 見えているものと合う世界で、すべての手を同じ回数試し、さらに10倍の回数で確かめました。',
  foundBy: '見つけられる強さ',
  foundByCaption: 'それぞれの強さが8回中何回見つけるか',
  level: '強さ',
  tries: '回数',
  proveIt: '自分で確かめる',
  proveHint: 'Rookeryのコピーで、このコマンドがパズルをもう一度証明します:',
  copy: 'コピー',
  copied: 'コピーしました',

  holdings: 'ほかの人が持ちうるカード',
  exact: '見えているものと合うすべての配りを正確に数えました。',
  sampled: '見えているものと合う3,000通りの配りから見積もりました。',
  nothingHidden: 'ここで大事なものはすべて見えています。隠れているのは山札だけです。',
  handOf: (name, cards) => `${name}: ${counted(cards, { other: '枚' })}`,
  atLeastOne: '1枚以上',
  onAverage: '平均',
  card: 'カード',

  unknown: {
    title: 'パズルがありません',
    hint: 'このアドレスにパズルはありません。別のバージョンのものかもしれません。',
    action: 'すべてのパズル',
  },
};
