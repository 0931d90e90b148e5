import type { PenguinPartyThemes } from '../../en/page/penguin-party-themes.ts';

/** The themes of the puzzles of Penguin Party, in Japanese. */
export const penguinPartyThemesInJapanese: PenguinPartyThemes = {
  'only-move': '唯一の手',
  'empties-hand': '最後の1枚',
  'ends-round': 'ラウンドを終わらせる',
  'forces-out': '相手を脱落させる',
  'shuts-out': '色を締め出す',
  'leaves-only': '選択を狭める',
  'keeps-alive': '色を生かす',
  'more-places': '手札の場所を残す',
  'fewer-for-others': '相手の場所を奪う',
  'opens-place': '場所を開く',
  'most-places': 'いちばん広く',
  'runs-dry': '最後の一手',
  overall: '先読み',
  'nothing-special': '判断',
};
