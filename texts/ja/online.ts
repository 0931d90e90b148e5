import { allOfIn } from '../listing.ts';
import { countedIn } from '../plural.ts';
import type { OnlineTexts } from '../en/online.ts';

const counted = countedIn('ja');
const allOf = allOfIn('ja');

/** Why something was not done, in Japanese. */
const reasons: OnlineTexts['reasons'] = {
  plain: {
    'too-long': '長すぎます。短くしてください。',
    'too-deep': '長すぎます。短くしてください。',
    'bad-form': 'サーバーが理解できませんでした。入力を確かめてください。',
    'bad-options': 'この設定では遊べません。変えてからもう一度お試しください。',
    'bad-move': 'その手はありません。テーブルを見て、もう一度お試しください。',
    'against-the-rules': 'ルール上できません。',
    'not-json': 'サーバーが読めませんでした。また起きたら、サーバーの管理者に知らせてください。',
    'hello-first': '接続の準備がまだでした。もう一度お試しください。',
    'unknown-version':
      'サーバーのバージョンが違います。ページを再読み込みするか、プログラムを更新してください。',
    'no-session': 'サーバーはまだあなたを知りません。名前を決めて、もう一度お試しください。',
    'unknown-table':
      'このアドレスにテーブルはありません。閉じられたか、リンクが途中で切れています。もう一度リンクをもらってください。',
    'no-onlookers': '満席です。このテーブルは観戦できません。',
    'unknown-seat': 'このテーブルにその席はありません。',
    'seat-taken': '先に取られました。その席は埋まっています。',
    'seat-free': 'そこにはもう誰もいません。',
    'seats-open': 'まだ空席があります。',
    'no-seat-free': '満席です。',
    'not-seated': 'まず席に着いてください。',
    'not-the-host': 'それはホストだけができます。',
    'not-everyone-ready': 'まだ全員の準備ができていません。',
    'not-away': 'その人は戻っています。',
    'no-stand-in': '代わりのボットはいません。',
    'stand-in-plays': 'ボットが代わりに遊んでいます。まず席を取り戻してください。',
    paused: '時計は止まっています。まず対戦を再開してください。',
    'not-paused': '時計は動いています。',
    'no-clock': 'このテーブルに止める時計はありません。',
    'time-is-up': '時間切れのため、ボットがこの手を打ちました。',
    'other-match': 'その対戦は終わり、別の対戦が進んでいます。',
    'already-decided':
      'その手はもう打たれました。別のウィンドウのあなたか、時間切れのボットによるものです。',
    'out-of-step': '対戦が先に進みました。テーブルを見て、もう一度お試しください。',
    'unknown-match': 'このアドレスに対戦はありません。',
    'not-finished': 'この対戦はまだ続いています。',
    'account-taken': 'そのアカウント名は使われています。別の名前にしてください。',
    'wrong-password': 'アカウント名かパスワードが違います。',
    'wrong-code': 'コードが違うか、使用済みか、古すぎます。新しく作ってください。',
    banned: 'サーバーの管理者がこのアカウントを締め出しました。',
    'registration-closed':
      'いまは新しい人を受け入れていません。ログインするか、管理者に聞いてください。',
    'not-saved': 'サーバーが保存できず、何も変わっていません。もう一度お試しください。',
    fault: 'サーバーで問題が起きました。少ししてからもう一度お試しください。',
    unanswered: '返事の前に接続が切れました。テーブルを見て、必要ならもう一度お試しください。',
  },
  wrongPhase: {
    waiting: 'まだです。対戦は始まっていません。',
    playing: 'いまはできません。対戦中です。',
    over: 'もう遅いです。対戦は終わりました。',
    closed: 'テーブルは閉じられました。',
  },
  chatIs: {
    off: 'このテーブルではチャットを使えません。',
    phrases: 'このテーブルでは定型文だけを使えます。',
    text: 'このテーブルでは言えません。',
  },
  unknownGame: (known) => `このサーバーにそのゲームはありません。あるのは${allOf(known)}です。`,
  unknownLevel: (known) => `このサーバーにそのボットはいません。いるのは${allOf(known)}です。`,
  optionsTellSecrets: (options) =>
    `オンラインでは、伏せたカードを決められません。${allOf(options)}を外してください。`,
  tooManyTables: (most) =>
    `すでに${counted(most, { other: 'つのテーブル' })}を開いています。先に1つ閉じてください。`,
  busy: (seconds) =>
    `少し速すぎます！${counted(seconds, { other: '秒' })}後にもう一度お試しください。`,
};

/** What page and terminal both say at tables with others, in Japanese. */
export const onlineInJapanese: OnlineTexts = {
  reasons,
  partings: {
    'unknown-table': reasons.plain['unknown-table'],
    'no-onlookers': reasons.plain['no-onlookers'],
    closed: 'テーブルは閉じられました。ここで終えた対戦は「自分の対戦」に残ります。',
    'sent-away': 'ホストがあなたの席を空けました。席があればまた座れます。',
    crowded: '観戦者が多すぎます。1分後にもう一度お試しください。',
  },
  phrases: {
    hello: 'こんにちは！',
    'good-luck': 'がんばって！',
    'well-played': 'いい勝負でした！',
    'nice-move': 'いい手ですね！',
    thanks: 'ありがとう！',
    sorry: 'ごめんなさい！',
    oops: 'おっと！',
    'one-moment': 'ちょっと待って！',
    'i-am-back': '戻りました！',
    'your-turn': 'あなたの番ですよ！',
    'play-again': 'もう一度遊びませんか？',
    goodbye: 'またね！',
    hooray: 'やった！',
    haha: 'あはは！',
    wow: 'わあ！',
    'oh-no': 'そんな！',
    love: '大好き！',
  },
  contact: {
    connecting: '接続しています…',
    waiting: (seconds) => `接続がありません。${String(seconds)}秒後に再試行します。`,
    waitingPlain: '接続がありません。再試行しています。',
    restart: (time) => `サーバーは${time}に再起動します。すぐに自動で続きます。`,
  },
};
