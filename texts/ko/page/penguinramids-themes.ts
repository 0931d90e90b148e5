import type { PenguinramidsThemes } from '../../en/page/penguinramids-themes.ts';

/** The themes of the puzzles of Penguinramids, in Korean. */
export const penguinramidsThemesInKorean: PenguinramidsThemes = {
  mixes: '예측 못 하게',
  'may-take-chief': '대장 노리기',
  'may-turn-grey': '회색 허용',
  'may-exchange': '교환 허용',
  'takes-chief': '대장 가져오기',
  recalls: '되찾기',
  'takes-token': '토큰 가져오기',
  exchanges: '교환',
  'turns-grey': '회색으로 뒤집기',
  strengthens: '팔에 힘 주기',
  'spare-strength': '남는 힘',
  idles: '쓸모없는 토큰',
  'builds-level': '층 높이기',
  goal: '목표',
  denies: '다음 사람 막기',
  prepares: '칸 준비하기',
  'nothing-fits': '맞는 게 없음',
  fills: '칸 채우기',
  'turn-is-done': '차례 끝내기',
  overall: '앞을 내다보기',
  'nothing-special': '판단',
};
