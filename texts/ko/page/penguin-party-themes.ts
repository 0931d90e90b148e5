import type { PenguinPartyThemes } from '../../en/page/penguin-party-themes.ts';

/** The themes of the puzzles of Penguin Party, in Korean. */
export const penguinPartyThemesInKorean: PenguinPartyThemes = {
  'only-move': '유일한 수',
  'empties-hand': '마지막 카드',
  'ends-round': '라운드 끝내기',
  'forces-out': '상대 탈락시키기',
  'shuts-out': '색 막기',
  'leaves-only': '선택 좁히기',
  'keeps-alive': '색 살려 두기',
  'more-places': '내 카드 자리 남기기',
  'fewer-for-others': '상대 자리 빼앗기',
  'opens-place': '자리 열기',
  'most-places': '가장 넓게',
  'runs-dry': '마지막 한 수',
  overall: '앞을 내다보기',
  'nothing-special': '판단',
};
