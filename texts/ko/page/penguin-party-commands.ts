import type { PartyCommandTexts, PartyCommandWords } from '../../en/page/penguin-party-commands.ts';

export const partyWordsInKorean: PartyCommandWords = {
  left: ['왼쪽'],
  right: ['오른쪽'],
  base: ['바닥'],
  fill: [
    '펭귄',
    '줄',
    '번째',
    '끝',
    '칸',
    '에',
    '위',
    '의',
    '을',
    '를',
    '와',
    '과',
    '놓기',
    '놓아',
    '둘',
    '시작',
  ],
  stems: {
    red: ['빨강', '빨간'],
    green: ['초록'],
    yellow: ['노랑', '노란'],
    purple: ['보라'],
    blue: ['파랑', '파란'],
  },
};

/** What the command line says about Penguin Party, in Korean. */
export const partyCommandsInKorean: PartyCommandTexts = {
  example: '파랑 왼쪽',
  how: {
    ends: '색과 자리를 써요. “파랑 왼쪽”과 “파랑 오른쪽”은 바닥 줄의 양 끝이에요.',
    rows: '“파랑 1 2”는 1번째 줄의 2번째 자리예요. 왼쪽부터 세고, 바닥 줄은 0이에요.',
    above: '2번째 자리는 아랫줄의 2번째와 3번째 위에 있어요.',
  },
  noPlace: '줄은 바닥 줄을 0으로 세고, 자리는 왼쪽 끝 1부터 세요.',
  hand: (cards) => `내 손: ${cards}.`,
  emptyPyramid: '피라미드에 아직 아무도 없어요.',
  row: (row, cells) => `${row}: ${cells}.`,
  cell: (place, colour) => `${String(place)} ${colour}`,
  player: (name, facts) => `${name}: ${facts}.`,
  places: (colour, places) => `${colour}: ${places}.`,
  place: (short, where) => `${short}: ${where}.`,
};
