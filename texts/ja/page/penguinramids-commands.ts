import type {
  PyramidCommandTexts,
  PyramidCommandWords,
} from '../../en/page/penguinramids-commands.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('ja');

export const pyramidWordsInJapanese: PyramidCommandWords = {
  verbs: {
    choose: ['アクション', '選ぶ'],
    chief: ['隊長'],
    flip: ['裏返す', '灰色に'],
    swap: ['交換'],
    recall: ['回収', '戻す'],
    token: ['トークン', 'パワー'],
    strengthen: ['強く', '強くする'],
    take: ['取る'],
    end: ['終わり', '終える'],
    undo: ['取り消し', '元に戻す'],
  },
  arms: { left: ['左', '左腕'], right: ['右', '右腕'] },
  grey: ['灰色'],
  level: ['段目', '段'],
  slot: ['マス'],
  base: ['土台'],
  top: ['頂上'],
  fill: ['の', 'を', 'に', 'へ', 'で', 'と', 'は', 'ペンギン', '腕', '重さ', 'カード'],
  stems: {
    red: ['赤'],
    blue: ['青'],
    green: ['緑'],
    yellow: ['黄', '黄色'],
    purple: ['紫'],
    orange: ['橙', 'オレンジ'],
  },
};

/** What the command line says about Penguinramids, in Japanese. */
export const pyramidCommandsInJapanese: PyramidCommandTexts = {
  example: '青4 1 2',
  how: {
    choose: '「アクション3」でアクションカードを選びます。',
    take: '「青4 1 2」で、重さ4の青いペンギンを取り、1段目のマス2に置きます。1段目が土台で、マスは左から数えます。',
    grey: '最後に「灰色」と入力すると灰色の面で置きます。重さのあとに腕の数も入力できます。「青 4 0 1 1 2」のようにします。',
    actions: '「隊長」「裏返す 1 2」「交換青4」「回収」「トークン」でアクションを使います。',
    others:
      '「強く 1 2 左」で腕にトークンを置き、「取り消し」で一つ戻り、「終わり」で番を終えます。',
  },
  undone: '最後の手を取り消しました',
  nothingToUndo: '取り消すものはありません。',
  hand: (cards) => `手札のアクションカード: ${cards}。`,
  front: (cards) => `前のカード: ${cards}。`,
  chosen: (card) => `選んだカード: ${card}。`,
  card: (action, name) => `${String(action)} ${name}`,
  tokens: (count) => `使えるパワートークン: ${counted(count, { other: '個' })}。`,
  pyramidOf: (name) => `${name}さんのピラミッド。`,
  emptyPyramid: 'ピラミッドにはまだだれもいません。',
  line: (name, facts) => `${name}: ${facts}。`,
  penguins: (count) => `ペンギン${counted(count, { other: '羽' })}`,
  cards: (count) => `手札${counted(count, { other: '枚' })}`,
  places: (penguin, places) => `${penguin}: ${places}。`,
  greyPlace: (place) => `${place} 灰色`,
  alsoPossible: (commands) => `ほかにできること: ${commands}。`,
};
