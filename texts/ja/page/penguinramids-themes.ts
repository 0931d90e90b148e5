import type { PenguinramidsThemes } from '../../en/page/penguinramids-themes.ts';

/** The themes of the puzzles of Penguinramids, in Japanese. */
export const penguinramidsThemesInJapanese: PenguinramidsThemes = {
  mixes: '読まれない',
  'may-take-chief': '隊長をねらう',
  'may-turn-grey': '灰色を可能に',
  'may-exchange': '交換を可能に',
  'takes-chief': '隊長になる',
  recalls: '回収',
  'takes-token': 'トークンを取る',
  exchanges: '交換',
  'turns-grey': '灰色にする',
  strengthens: '腕を強くする',
  'spare-strength': '余りの力',
  idles: '余ったトークン',
  'builds-level': '段を上げる',
  goal: '目標',
  denies: '次の人に渡さない',
  prepares: 'マスを準備する',
  'nothing-fits': '置けるものがない',
  fills: 'マスを埋める',
  'turn-is-done': '番を終える',
  overall: '先読み',
  'nothing-special': '判断',
};
