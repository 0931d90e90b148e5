import type { PartyCommandTexts, PartyCommandWords } from '../../en/page/penguin-party-commands.ts';

export const partyWordsInJapanese: PartyCommandWords = {
  left: ['左', '左端'],
  right: ['右', '右端'],
  base: ['土台'],
  fill: [
    'ペンギン',
    '段目',
    '段',
    '番目',
    '端',
    'の',
    'に',
    'を',
    'と',
    'へ',
    '上',
    'い',
    '置く',
    '置いて',
    '出す',
  ],
  stems: {
    red: ['赤'],
    green: ['緑'],
    yellow: ['黄', '黄色'],
    purple: ['紫'],
    blue: ['青'],
  },
};

/** What the command line says about Penguin Party, in Japanese. */
export const partyCommandsInJapanese: PartyCommandTexts = {
  example: '青左',
  how: {
    ends: '手は色と場所で入力します。「青左」と「青右」は土台の端です。',
    rows: '「青 1 2」は1段目の2番目です。左から数え、土台は0段目です。',
    above: '2番目の場所は、下の段の2番目と3番目の上にあります。',
  },
  noPlace: '段は土台を0段目として数え、場所は左端の1番目から数えます。',
  hand: (cards) => `手札: ${cards}。`,
  emptyPyramid: 'ピラミッドにはまだだれもいません。',
  row: (row, cells) => `${row}: ${cells}。`,
  cell: (place, colour) => `${String(place)} ${colour}`,
  player: (name, facts) => `${name}: ${facts}。`,
  places: (colour, places) => `${colour}: ${places}。`,
  place: (short, where) => `${short}: ${where}。`,
};
