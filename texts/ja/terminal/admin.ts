import type { AdminTexts } from '../../en/terminal/admin.ts';

/** What is said to whoever runs a server, in Japanese. */
export const adminInJapanese: AdminTexts = {
  refusals: {
    'unknown-table':
      'そのIDの開いたテーブルや対戦はありません。「rookery admin tables」で一覧が見られます。',
    'unknown-person':
      'そのID、アカウント、名前の人はいません。「rookery admin people」で最近来た人が見られます。',
    'not-banned': 'その人は締め出されていません。',
    'no-account': 'その人にはアカウントがなく、パスワードもありません。',
    fault: 'サーバーで問題が起きました。詳しくはログを見てください。',
  },
  troubles: {
    'no-server': (path) =>
      `${path}で動いているサーバーはありません。場所を指定してください: --data フォルダー または --admin パス。`,
    'no-permission': (path) =>
      `${path}を使う権限がありません。サーバーと同じユーザーかrootで実行してください。`,
    'no-answer': (path) => `${path}のサーバーが応答しません。終了したか、バージョンが違います。`,
  },
  ambiguous: '同じ名前の人が何人かいます。IDで指定してください:',
  unreadable: (detail) => `サーバーが読めませんでした: ${detail}`,
  noDoor:
    'PostgreSQLのサーバーは、--admin パスで起動したときだけソケットを持ちます。同じパスを指定してください。',
  needsVerb:
    '何をしますか？status、tables、matches、people、close、rename、ban、unban、password、registration、announceのどれかです。',
  unknownVerb: (verb) => `「rookery admin」に「${verb}」はありません。`,
  needs: (what) => `足りないものがあります: ${what}。`,
  badName: (name) => `「${name}」は名前にできません。見える文字で1～24文字です。`,
  badRegistration: (found) => `登録はopenかclosedです（「${found}」ではなく）。`,
  badMinutes: (found) => `何分後ですか？0～1440の数か「off」です（「${found}」ではなく）。`,

  columns: {
    table: 'テーブル',
    match: '対戦',
    game: 'ゲーム',
    phase: '状態',
    age: '経過',
    quiet: '静かな時間',
    acts: '手数',
    people: '人',
    name: '名前',
    account: 'アカウント',
    person: 'ID',
    since: '利用期間',
    banned: '締め出し',
  },
  phases: { waiting: '待機中', playing: '対戦中', over: '終了', closed: '閉鎖' },
  bot: (level) => `${level}（ボット）`,
  free: '空席',
  none: 'なし',
  noTables: '開いているテーブルはありません。',
  noMatches: '対戦はありません。',
  noPeople: '誰もいません。',
  status: (server) => `${server}が動いています。`,
  figures: (sockets, tables, matches) =>
    `接続: ${String(sockets)}。メモリー内: テーブル${String(tables)}、対戦${String(matches)}。`,
  registration: {
    open: '登録を受け付けています。',
    closed: '登録を止めています。',
  },
  restartAt: (time) => `${time}の再起動が予告されています。`,
  noBackups: 'サーバーは自動でバックアップしません。--backup-every 時間 で行います。',
  neverBackedUp: 'まだバックアップはありません。',
  lastBackup: (age) => `最後のバックアップは${age}前です。`,
  backupsFail: (age, because) =>
    `${age}前からバックアップに失敗しています: ${because}。直してください。10分ごとに再試行します。`,
  closed: (table) => `テーブル${table}を閉じました。そこにいる人には知らせました。`,
  renamed: (name) => `新しい名前は${name}です。`,
  banned: (name) =>
    `${name}さんを締め出しました。すべてログアウトし、席を外され、もうログインできません。`,
  unbanned: (name) => `${name}さんはまたログインできます。`,
  password: (account, password) =>
    `${account}の新しいパスワードは${password}です。一度だけ表示します。このアカウントのセッションはすべて終わりました。`,
  announced: (time, sockets) =>
    `サーバーが${time}に再起動することを全員に知らせました（接続: ${String(sockets)}）。`,
  calledOff: 'サーバーが再起動しないことを全員に知らせました。',
};
