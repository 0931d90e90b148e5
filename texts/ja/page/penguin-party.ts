import { anyOfIn } from '../../listing.ts';
import { partyCommandsInJapanese, partyWordsInJapanese } from './penguin-party-commands.ts';
import { does } from '../does.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyPageTexts } from '../../en/page/penguin-party.ts';

const counted = countedIn('ja');
const anyOf = anyOfIn('ja');

const ordinals = ['一番目', '二番目', '三番目', '四番目', '五番目', '六番目', '七番目', '八番目'];
const numbers = ['一', '二', '三', '四', '五', '六', '七', '八'];

const where: PenguinPartyPageTexts['where'] = {
  opening: '土台の最初',
  leftEnd: '土台の左端',
  rightEnd: '土台の右端',
  inBase: '土台',
  amongBase: (nth, of) =>
    of === 1
      ? '土台に一羽だけ'
      : `土台の${numbers[of - 1] ?? String(of)}羽中${ordinals[nth - 1] ?? String(nth)}`,
  inRow: (row) => `${String(row)}段目`,
  upon: (row, left, right) =>
    left === right
      ? `${String(row)}段目、${left}2羽の上`
      : `${String(row)}段目、${left}と${right}の上`,
  nthPair: (upon, nth) => {
    const ordinal = nth === 1 ? '一番目' : (ordinals[nth - 1] ?? String(nth));
    return `${upon}、左から${ordinal}`;
  },
};

/** What the page says at a table of Penguin Party, in Japanese. */
export const penguinPartyPageInJapanese: PenguinPartyPageTexts = {
  commands: partyCommandsInJapanese,
  commandWords: partyWordsInJapanese,
  letters: { red: '赤', green: '緑', yellow: '黄', purple: '紫', blue: '青' },
  you: 'あなた',
  round: (round, of) =>
    round > of ? `延長ラウンド${String(round - of)}` : `ラウンド${String(round)}/${String(of)}`,
  aim: '失点がいちばん少ない人の勝ち',
  penalties: (count) => counted(count, { other: '失点' }),
  rounds: (count) => counted(count, { other: 'ラウンド' }),
  about: (edition, round) => `${edition}、${round}`,
  editionNames: { iello: 'IELLO', amigo: 'AMIGO' },

  prompt: {
    choose: 'あなたの番です。ペンギンを選んでください',
    chooseAlone: '残りはあなただけです。ペンギンを選んでください',
    chooseBy: (name) => `${name}さん、ペンギンを選んでください`,
    place: (colour) => `${colour}のペンギンをどこに置きますか？`,
    colour: (colours) => `どれを置きますか: ${anyOf(colours)}？`,
    confirm: 'もう一度タッチで置きます',
    pending: '送っています…',
    waiting: (name) => `${name}さんの番です`,
    out: '置けるものがなく、脱落です',
    done: '手札なし！景色をどうぞ',
    dealing: 'カードを配っています…',
    over: '対戦が終わりました',
    roundOver: 'ラウンドが終わりました',
  },

  players: 'プレイヤー',
  cards: (count) => counted(count, { other: '枚' }),
  out: '脱落',
  done: '完了',
  outOfRound: 'このラウンドは脱落',
  handEmpty: '手札なし',
  toPlay: '番です',
  away: '不在',
  byBot: 'ボットが代わり',

  hand: 'あなたの手札',
  handAside: '脇に置いた手札',
  stack: (colour, count, state) => `${colour}、${counted(count, { other: '枚' })}、${state}`,
  playable: '置けます',
  noPlaceNow: 'いまは場所なし',
  notNow: 'あなたの番ではありません',
  noneLeft: '残りなし',
  nowhere: (colour, fitting) =>
    fitting.length === 0
      ? `${colour}の場所がありません。もう何も置けません。`
      : `${colour}の場所がありません。下に${colour}のペンギンが必要です。いま置けるのは${anyOf(fitting)}だけです。`,

  pyramid: 'ピラミッド、土台から上へ',
  base: '土台',
  row: (row) => `${String(row)}段目`,
  aside: '脇に',
  unused: (count) => `${counted(count, { other: '枚' })}は裏向きで脇に`,
  where,
  standing: (colour, spot) => `${colour}、${spot}`,
  lastMove: '最後に置かれた',
  placedBy: (name) => `${name}さんが置いた`,
  free: (spot, colours) => `空き: ${spot}、${anyOf(colours)}が置ける`,
  freeForAny: (spot) => `空き: ${spot}、どの色でも置ける`,
  placeHere: (colour, spot) => `${colour}を${spot}に置く`,
  confirmHere: (colour, spot) => `表示中: ${colour}を${spot}に。もう一度タッチで置きます`,
  doesNotFit: (colour, spot) => `空き: ${spot}、${colour}は置けない`,
  onlyAtTheEnds: '土台はすき間なく伸びます。次のペンギンは端に置きます。',

  help: {
    title: '遊び方',
    base: (most) =>
      `自分の番にペンギンを1羽置きます。土台は左右どちらの端にも、どの色でも置けます。最大${numbers[most - 1] ?? String(most)}羽までです。`,
    above: '上の段では、2羽の上に、そのどちらかと同じ色のペンギンを置きます。',
    out: '置けるものがないと脱落し、残った手札1枚につき1失点です。',
    done: '手札がなくなると、最大2失点を返せます。',
    end: (rounds) =>
      `${counted(rounds, { other: 'ラウンド' })}のあと、失点がいちばん少ない人の勝ちです。`,
    keys: 'キーボード: 1～5で色、矢印で場所、Enterで置きます。',
  },

  summary: {
    title: (round) => `ラウンド${String(round)}`,
    nothingFits: 'もう置けるものがありません。残った手札1枚につき失点1です。',
    allPlaced: '全員の手札がなくなりました。失点はありません。',
    close: 'パーティーの続きへ',
    byItself: (seconds) => `${String(seconds)}秒後に自動で続きます`,
    best: '最少失点',
    ready: '準備完了',
    waitingFor: (names) => `${names}さんを待っています…`,
  },
  begins: (people, seat) => does(people, seat, 'あなたから始めます！', 'さんから始めます。'),
  result: {
    caption: 'ラウンドごとの失点: 少ない人の勝ち',
    player: 'プレイヤー',
    round: (round) => String(round),
    roundLong: (round) => `ラウンド${String(round)}`,
    total: '合計',
    winner: '勝ち',
    rounds: 'ラウンドごとの点',
    shared: (points) => `${points}より少ない人はいません。`,
    lastRound: (people, seat, by) =>
      `${does(people, seat, 'あなたは', 'さんは')}最終ラウンドで首位に立ち、${by}差で勝ちました。`,
    ledSince: (people, seat, round, by) =>
      `${does(people, seat, 'あなたは', 'さんは')}ラウンド${String(round)}から首位で、${by}差で勝ちました。`,
  },
  options: {
    edition: '版',
    editions: {
      iello: { name: 'IELLO、2024年', hint: '青が8羽、ほかの色は7羽ずつ。' },
      amigo: { name: 'AMIGO、2008年', hint: '緑が8羽、ほかの色は7羽ずつ。' },
    },
    tie: '同点のとき',
    tieRules: {
      share: {
        name: '勝ちを分け合う',
        hint: '失点がいちばん少ない人みんなの勝ちです。',
      },
      'extra-round': {
        name: '続ける',
        hint: '失点がいちばん少ない人が1人になるまで続けます。',
      },
    },
  },
};
