import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import type { HomeTexts } from '../../en/page/home.ts';

const allOf = allOfIn('ja');
const counted = countedIn('ja');

/** Home, set-up and tables on this device, in Japanese. */
export const homeInJapanese: HomeTexts = {
  titleWith: (count, title) => (count > 0 ? `(${String(count)}) ${title}` : title),
  lead: 'ペンギンとピラミッドの2つのゲーム',
  playNow: '遊ぶ',
  opening: 'シャッフル中…',
  bots: (count, level) => (count === 1 ? `相手: ${level}` : `相手: ${level}×${String(count)}`),
  mixedBots: (count) => `相手: ボット${String(count)}体`,
  changeBots: (game) => `${game}の相手と設定を選ぶ`,
  facts: {
    players: (least, most) => `${String(least)}–${String(most)}人`,
    minutes: (minutes) => `${String(minutes)}分`,
    age: (years) => `${String(years)}歳から`,
  },
  inviteFriends: '友だちを招待',
  oneDevice: '1台で遊ぶ',
  waysAt: (game) => `${game}のほかの遊び方`,
  lobby: 'ロビー',
  matches: '自分の対戦',
  numbers: '自分の記録',
  whatIf: { name: 'もしも', back: '再生に戻る' },
  watchFile: 'ファイルを見る',
  puzzles: 'パズル',
  whoAmI: (name) => `あなたは${name}さん`,
  nobodyYet: 'お名前は？',
  meet: {
    title: '誰かと遊ぶ',
    playing: (count) =>
      count === 1 ? 'いま1人が遊んでいます' : `いま${String(count)}人が遊んでいます`,
    quick: (game) => `すぐに対戦: ${game}`,
    join: 'コードで参加',
    party: '大画面で遊ぶ',
  },
  goOn: {
    title: (count) => (count > 1 ? `あなたの番です (${String(count)})` : 'あなたの番です'),
    others: 'ほかの人を待っています',
    online: 'オンライン',
    waitingFor: (names) => (names === '' ? 'お待ちください…' : `${names}さんを待っています`),
    standIn: 'ボットが代わりに遊んでいます',
    paused: '一時停止中',
    rematch: (names) => `${names}さんともう一度？`,
    with: (names) => `${allOf(names)}さんと`,
    forget: (game) => `この${game}の対戦を削除`,
    forgetQuestion: 'この対戦を削除しますか？',
    forgetHint: '元には戻せません。',
    forgetAction: '削除',
    more: (count) => counted(count, { other: '件' }),
  },
  setUp: {
    title: {
      bots: 'ボットと対戦',
      'one-device': '1台で遊ぶ',
      friends: '友だちを招待',
      anyone: 'テーブルを開く',
    },
    hint: {
      bots: 'この端末にいるボットと遊びます。接続はいりません。',
      'one-device': '端末を回して遊びます。番の合間はカーテンがカードを隠します。',
      friends: '送るためのリンクができます。空いた席で友だちを待ちます。',
      anyone: 'テーブルがロビーに出て、誰でも空いた席に座れます。',
    },
    players: '人数',
    fewer: '人数を減らす',
    more: '人数を増やす',
    playerCount: (count) => `${String(count)}人`,
    level: 'ボットの強さ',
    levelAbout: (level, about) => `${level}: ${about}`,
    seatBySeat: '席ごとに選ぶ',
    nameAt: (number) => `席${String(number)}の名前`,
    levelAt: (number) => `席${String(number)}の強さ`,
    kindAt: (number) => `席${String(number)}で遊ぶ人`,
    person: '人',
    bot: (level) => `ボット: ${level}`,
    free: { friends: '友だちの席', anyone: '誰でも座れる席' },
    me: '自分',
    player: (number) => `プレイヤー${String(number)}`,
    options: 'このテーブルのルール',
    start: '始める',
    refused: 'この設定では遊べません。変えてからもう一度お試しください。',
    notKept: 'テーブルを開けませんでした。もう一度お試しください。',
    noNetwork:
      'ネットワークがなく、ゲームがまだこの端末にありません。ネットワークが戻れば自動で開きます。',
  },
  offline: {
    noNetwork:
      'ネットワークがありません。ボット対戦と1台での対戦はできます。友だち、ロビー、オンラインの対戦は接続を待っています。',
    needsNetwork:
      'このアドレスでは、ネットワークがあるときだけ開けます。httpsならなくても開けます。',
    understood: 'わかりました',
  },
  curtain: {
    title: (name) => `端末を${name}さんに渡してください`,
    hint: 'ほかの人は見ないで！',
    action: (name) => `${name}です`,
  },
  here: {
    notKept: 'このブラウザーは対戦を保存できません。このページを開いているあいだだけ続きます。',
    goneTitle: 'テーブルがありません',
    goneHint:
      'この対戦はこの端末にないか、古いルールで始まりました。1台での対戦は、ほかの端末では開けません。',
    goneAction: 'ホームに戻る',
    newSetUp: '設定を変える',
  },
};
