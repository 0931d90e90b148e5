import type { OwnCardsTexts } from '../../en/page/own-cards.ts';

/** Entering the cards of one's own box, in Japanese. */
export const ownCardsInJapanese: OwnCardsTexts = {
  title: '自分のカード',
  about:
    'Penguinramidsを持っているなら、箱のカードを1枚ずつ、またはファイルで入力できます。内容を確認し、この端末に保存します。そのカードで遊べます。',
  progress: (entered, all) => `${String(all)}枚中${String(entered)}枚を入力`,
  complete: 'カードがそろいました。',
  missing: (count) => `${String(count)}枚足りません。`,
  tooMany: (count) => `${String(count)}枚多すぎます。`,
  play: '自分のカードで遊ぶ',
  startFromOurs: '私たちの52枚から始める',
  startFromOursHint: '箱と違うところだけ直してください。',
  add: 'カードを追加',
  remove: (number) => `カード${String(number)}を削除`,
  copy: (number) => `カード${String(number)}をコピー`,
  card: (number) => `カード${String(number)}`,
  colour: '色',
  weight: '重さ',
  left: '左腕',
  right: '右腕',
  open: 'ファイルを開く',
  save: 'ファイルに保存',
  clear: 'すべて削除',
  clearQuestion: 'カードをすべて削除しますか？',
  clearHint: 'ファイルに保存していなければ元に戻せません。',
  goals: '目標',
  goalsHint: '箱にあるものを3つ以上選びます。ファイルには独自の目標も書けます。',
  goalsMissing: '目標を3つ以上選んでください。',
  loaded: 'ファイルを読み込みました。',
  unreadable: 'このファイルはJSONではありません。何も変わっていません。',
  wrong: 'ファイルに間違いがあるため、何も変わっていません:',
  moreMistakes: (count) => `ほか${String(count)}件`,
  atCard: (number, name, field) =>
    `カード${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atGoal: (number, name, field) =>
    `目標${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atFile: 'ファイル',
  atCards: 'カードの一覧',
  atGoals: '目標の一覧',
};
