import { allOfIn } from '../../listing.ts';
import type { TableTexts } from '../../en/page/table.ts';

const allOf = allOfIn('ja');

function waitingFor(names: readonly string[]): string {
  if (names.length === 0) return 'お待ちください…';
  return `${allOf(names)}さんが考えています…`;
}

/** What is said around any game's table, in Japanese. */
export const tableInJapanese: TableTexts = {
  freeSeat: '空席',
  forgotten: 'だれか',
  yourTurn: 'あなたの番です',
  turnOf: (name) => `${name}さんの番です`,
  waitingFor,
  areAway: (names) => `${allOf(names)}さんが不在です`,
  onItsWay: '手を送っています…',
  over: '対戦が終わりました',
  moves: 'これまでの流れ',
  lookingBack: '少し前の場面です。',
  backToNow: 'テーブルに戻る',
  roundOver: 'ラウンドが終わりました',
  showBoard: 'テーブルを見る',
  showResult: '結果を見る',
  place: (place) => (place === 1 ? '1位' : `${String(place)}位`),
  ownPlace: (place, players) => {
    if (place === 2) return '2位です。お見事でした！';
    return place < players
      ? `${String(players)}人中${String(place)}位。お見事でした！`
      : '今日はついていませんでした。次のピラミッドはあなたのものです！';
  },
  podium: '表彰台',
  beside: 'テーブルの横',
  scores: 'ここまでの点',
  details: 'すべての点',
  review: '分析',
  commands: 'コマンドを入力',
  commandsHint: '「/」でコマンド入力、「?」でキーの一覧が出ます。',
  coach: 'コーチ：ヒントなど',
  takenBack: (count) => `${String(count)}手戻しました`,
  lookBack: '振り返る',
  sharePicture: '画像を共有',
  pictureFailed: 'このブラウザーでは画像を描けませんでした。',
  rematch: 'もう一度遊ぶ',
  rematchWho: 'もう一度遊ぶ人',
  rematchWaits: (names) => `${names === '' ? 'ほかの人' : `${names}さん`}を待っています…`,
  rematchWithBots: (names) => `${names}さんの席はボットで始める`,
  you: 'あなた',
  joined: 'もう一度遊びます',
  notJoined: 'まだ',
  away: '不在',
  home: 'ホーム',
  rule: 'このルール',
  rules: 'すべてのルール',
  notTaken: 'うまくいきませんでした。もう一度お試しください。',
};
