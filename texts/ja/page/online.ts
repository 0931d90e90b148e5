import { onlineInJapanese } from '../online.ts';
import type { OnlinePagesTexts } from '../../en/page/online.ts';
import { peopleInJapanese } from './online-people.ts';
import { onlineTableInJapanese } from './online-table.ts';

/** Everything about playing online, in Japanese. */
export const onlinePagesInJapanese: OnlinePagesTexts = {
  reasons: {
    ...onlineInJapanese.reasons,
    unreachable: 'サーバーが応答しません。接続を確かめて、もう一度お試しください。',
    unreadableAnswer: 'サーバーの返事を理解できませんでした。再読み込みしてください。',
  },
  people: peopleInJapanese,
  ...onlineTableInJapanese,
  spokenCode: {
    say: 'このコードを伝えることもできます。ホームで入力してもらってください。',
    until: (time) => `${time}まで使えます。`,
    join: 'コードで参加',
    label: 'ホストから聞いた4文字',
    action: '参加',
    bad: 'コードは4文字です。',
    wrong:
      'このコードのテーブルはいまありません。もう一度聞いてください。コードは数分だけ使えます。',
  },
  lobby: {
    title: 'ロビー',
    open: '空席のあるテーブル',
    playing: '対戦中',
    over: '終わったばかり',
    goOnAt: (game) => `${game}のテーブルに戻る`,
    empty: '氷の上には誰もいません',
    emptyHint: '公開のテーブルはいまありません。開いておけば、そのうち誰かがよちよちやって来ます。',
    create: 'テーブルを開く',
    sit: '座る',
    watch: '観戦',
    sitAt: (game, host) => `${host}さんの${game}のテーブルに座る`,
    watchAt: (game, host) => `${host}さんの${game}のテーブルを観戦`,
    hostedBy: (name) => `${name}さんのテーブル`,
    hostless: 'ホストのいないテーブル',
    loading: '氷の上を見わたしています…',
  },
  matches: {
    title: '自分の対戦',
    online: 'オンライン',
    here: 'この端末',
    empty: 'まだ対戦がありません',
    emptyHint: '終わった対戦はここに集まり、もう一度見られます。',
    emptyAction: '遊んでみる',
    more: '前の対戦も表示',
    look: 'もう一度見る',
    lookAt: (game, when) => `もう一度見る: ${game}、${when}`,
    reviewOf: (game, when) => `分析: ${game}、${when}`,
    goOn: '続ける',
    record: 'この対戦をダウンロード',
    recordOf: (game, when) => `この対戦をダウンロード: ${game}、${when}`,
    won: '勝ち',
    shared: '引き分け勝ち',
    place: (place, of) => `${String(of)}人中${String(place)}位`,
    wonBy: (names) => `勝者: ${names}さん`,
    unfinished: '未完了',
  },
  asking: {
    passHost: (name) =>
      `対戦を始めたり、ボットを加えたり、席を空けたりできるのはホストだけです。あとでホストに戻してもらえるのは${name}さんだけです。`,
    sendAway: '席がなくなります。空席があるあいだは戻ってこられます。',
  },
  match: {
    record: 'この対戦をダウンロード',
    cannotReplay:
      'この対戦は別のバージョンで遊ばれたため、ここでは表示できません。ダウンロードはできます。',
    notFinished: {
      title: 'まだ対戦中です',
      hint: '終わってからまた来てください。それまでカードは秘密です。',
    },
    unknown: {
      title: '対戦がありません',
      hint: 'このアドレスに対戦はありません。コピーのときにリンクが切れたのかもしれません。',
    },
  },
};
