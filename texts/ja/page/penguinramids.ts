import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { pyramidCommandsInJapanese, pyramidWordsInJapanese } from './penguinramids-commands.ts';
import { does as seatDoes } from '../does.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsPageTexts } from '../../en/page/penguinramids.ts';

const counted = countedIn('ja');

function goalName(goal: Goal): string {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return ['上げた腕なし', '上げた腕1本', '両腕を上げる'][goal.arms] ?? '上げた腕';
    case 'most-of-weight':
      return `重さ${String(goal.weight)}が最多`;
    case 'level-again':
      return `${String(goal.level)}段目が2倍`;
    case 'each-card-in-front':
      return '前のカード';
    case 'side-of-colours':
      return '色とりどりの斜面';
    case 'no-grey':
      return '灰色なし';
    case 'each-level-of-one-colour':
      return '一色の段';
    case 'chief':
      return '最後に隊長';
    case 'most-of-one-colour':
      return '同じ色が最多';
    case 'every-weight':
      return '全部の重さ';
  }
}

const levelName = (level: number): string => {
  if (level === 0) return '土台';
  return `${String(level + 1)}段目`;
};

/** What the page alone says about Penguinramids, in Japanese. */
export const penguinramidsPageInJapanese: PenguinramidsPageTexts = {
  commands: pyramidCommandsInJapanese,
  commandWords: pyramidWordsInJapanese,
  letters: { red: '赤', blue: '青', green: '緑', yellow: '黄', purple: '紫', orange: '橙' },
  arms: (left, right) => `腕${String(left)}と${String(right)}`,
  round: (round) => `ラウンド${String(round)}/10`,
  aboutNew: '10ラウンド',
  about: (round) => `ラウンド${String(round)}/10`,
  aboutOver: '終了',
  preparing: 'テーブルの準備中…',
  you: 'あなた',
  region: {
    rivals: 'ほかの人',
    goals: '目標',
    order: 'ラウンドの順番',
    own: 'あなたのピラミッド',
    pyramidOf: (name) => `${name}さんのピラミッド`,
    offer: '場のペンギン',
    hand: 'あなたのアクションカード',
    cards: 'アクションカード',
    turn: 'あなたの番',
  },
  prompt: {
    choose: 'カードを選んでください。小さい数字が先です。',
    chosen: (name, does) => `${name}: ${does}。`,
    mayChange: 'まだ変えられます',
    notFinal: 'まだ確定していません',
    final: '取り消せません',
    kept: (prompt) => `途中の操作は残っています。${prompt}`,
    chooseFirst: 'まずカードを選びます。いちばん小さい人が先に取ります。',
    waitForChoices: 'まだ選んでいる人がいます。',
    take: 'あなたの番です。ペンギンを取ってください。',
    nothingFits: 'どれも置けません。好きな1羽を灰色の面で。',
    slot: 'どこに？光っているマスが支えます。',
    slotForGrey: 'どこに？灰色なら重さ0です。',
    slotOrGrey: 'どこに？灰色のマスでは重さ0です。',
    slotOnlyGrey: '重すぎますが、灰色なら重さ0です。',
    grey: 'どこに？灰色なら重さ0です。',
    penguin: 'どのペンギンを置きますか？',
    side: 'どちらの面を上に？',
    flip: 'どのペンギンを灰色にしますか？',
    flipOrTake: 'どれを灰色に？手持ちか新しい1羽か。',
    swap: 'どれを山札の下に送りますか？',
    token: '誰の腕にトークンを？',
    arm: 'どちらの腕？',
    sure: 'もう一度タッチで決定です。',
    mayAct: (name) => `まだアクションを使えます: ${name}。`,
    mayStrengthen: 'まだトークンを腕に置けます。',
    mayEnd: '全部できました。番を終えてください。',
    ending: '全部できました。番は自動で終わります。',
    other: (name) => `${name}さんの番です。`,
    next: '新しいペンギンがやって来ます。',
    over: '対戦が終わりました。',
    sending: 'お待ちください…',
  },
  track: {
    choosing: '選んでいます',
    chosen: '選びました',
    done: '終わりました',
    now: '番です',
    waiting: 'これからです',
    card: (action, name) => `アクション${String(action)}、${name}`,
  },
  level: (level) => `${String(level + 1)}段目`,
  levelWorth: (level, points) => `${String(level + 1)}段目、いま${String(points)}点`,
  slot: {
    place: (level, index) => `${String(level + 1)}段目、マス${String(index + 1)}`,
    short: (level, index) => {
      if (level === 3) return '頂上のマス';
      return `${levelName(level)}のマス${String(index + 1)}`;
    },
    holding: (place, what) => `${place}: ${what}`,
    openBase: '空き',
    open: (carries) => `空き、${String(carries)}まで支える`,
    closed: 'まだ置けない',
    lit: 'ここに置けます',
    litGrey: '灰色だけ。重さ0になるため',
    litPenguin: '選べます',
  },
  penguin: {
    colour: (colour) => `${colour}のペンギン`,
    grey: '灰色のペンギン',
    weight: (weight) => `重さ${String(weight)}`,
    leftArm: (strength) => `左腕${String(strength)}`,
    rightArm: (strength) => `右腕${String(strength)}`,
    tokens: (tokens) => `トークン${counted(tokens, { other: '個' })}`,
    withNext: (carries) => `右隣と合わせて${String(carries)}まで支える`,
    taken: '取られた',
    fits: '置けます',
    fitsGrey: '灰色なら置けます',
    fitsNot: 'どこにも置けません',
  },
  hand: {
    card: (action, name, does) => `アクション${String(action)}、${name}: ${does}`,
    inHand: '手札',
    liesInFront: '前に',
    inFront: 'あなたの前にある',
    chosen: '選んだ',
    frontOf: (cards) => `前のカード: ${cards}`,
    none: 'なし',
  },
  action: {
    1: '隊長になる',
    2: '1羽を灰色に',
    3: '1羽を交換',
    4: 'カードを戻す',
    5: 'トークンを取る',
  },
  button: {
    end: '番を終える',
    undo: '元に戻す',
    token: '強くする',
    tokensLeft: (count) => counted(count, { other: '個' }),
    colourSide: '色の面',
    greySide: '灰色の面',
    usesAction: '重さ0、アクション2を使う',
    arm: (arm, from, to) => `${arm}: ${String(from)}\u{a0}→\u{a0}${String(to)}`,
    leftArm: '左腕',
    rightArm: '右腕',
    confirm: '決定',
    cancel: 'やめる',
    help: '遊び方',
    used: '使用済み',
  },
  status: {
    supply: (count) => counted(count, { other: '個のパワートークンが残り' }),
    tokens: (count) => counted(count, { other: '個のパワートークン' }),
    pointsNow: (points) => `いま${points}`,
    split: (sure, open) => `確定${String(sure)}、未定${String(open)}`,
    chief: '隊長ペンギン',
    away: '不在',
    look: (name) => `${name}さんのピラミッドを見る`,
  },
  goals: {
    heading: '3つの目標',
    now: 'いまの点',
    final: '点',
    isOpen: 'まだ未定です。最後まで変わることがあります。',
    chip: (name, points) => `${name}: いま${points}。詳しく`,
    name: goalName,
    details: {
      'each-with-raised-arms':
        '印刷された数が1以上の腕は上がっています。トークンでは上がりません。灰色は両腕とも上がっています。',
      'most-of-weight': '灰色は重さ0です。同数なら全員が得点します。',
      'level-again': 'いちばん重いペンギンがもう一度数えられます。',
      'each-card-in-front': '最終ラウンドのカードも数えます。',
      'side-of-colours': '左端か右端、土台の角から頂上まで、灰色なし。',
      'no-grey': '自分のペンギンに灰色がなければ得点です。',
      'each-level-of-one-colour': '2羽以上の段で、灰色なし。',
      chief: '最終ラウンドのあとに王冠を持つ人が得点します。',
      'most-of-one-colour': '灰色は色に数えません。同数なら全員が得点します。',
      'every-weight': '灰色のペンギンは0として数えます。',
    },
  },
  help: {
    aim: '10ラウンドで1羽ずつ、10羽のピラミッドを作ります。得点がいちばん多い人の勝ちです。',
    order: 'いちばん小さいカードが先です。同じカードなら隊長が先です。',
    turn: '自分の番にペンギンを1羽取ります。その前かあとに、カードのアクションも使えます。',
    carry: '土台より上では、下の2本の腕が合わせて支えられる重さまで置けます。',
    levels: '最後に、各段はいちばん重いペンギンの重さ、各目標はその点が入ります。',
  },
  begins: (people, seat) => seatDoes(people, seat, 'あなたから始めます！', 'さんから始めます。'),
  firstChief: (people, seat) =>
    seatDoes(people, seat, 'あなたが最初の隊長です！', 'さんが最初の隊長です。'),
  result: {
    heading: '得点表',
    row: '項目',
    total: '合計',
    levels: '段',
    goals: '目標',
    youAmongOthers: 'あなた',
    tieChief: (names, chief) => `同点: ${names}さん。同点のときは隊長（${chief}さん）の勝ちです。`,
    tieOrder: (names, chief) =>
      `同点: ${names}さん。隊長（${chief}さん）から時計回りに先の人の勝ちです。`,
    decided: (row, by, rival) => `決め手: 「${row}」で${rival}さんより${by}多い。`,
  },
  options: {
    cards: 'カード',
    ourCards: '私たちの再現',
    ownCards: '自分のカード',
    enterCards: '自分のカードを入力',
    enterCardsHint: 'お持ちの箱のカードで遊びたいときだけ使います。',
    goals: '目標',
    drawn: 'おまかせ',
    drawnGoals: '10枚のうち3枚を、対戦の始めに引きます。',
    chosen: '自分で選ぶ',
    chooseGoals: (count) => `3つ選んでください (${String(count)}/3)`,
    chief: '最初の隊長',
    drawnChief: 'おまかせ',
    seat: (seat) => `席${String(seat + 1)}`,
  },
};
