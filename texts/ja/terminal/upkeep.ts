import type { UpkeepTexts } from '../../en/terminal/upkeep.ts';

const trouble: UpkeepTexts['trouble'] = (kind, detail) => {
  switch (kind) {
    case 'no-database':
      return `${detail}にデータベースがありません。場所を指定してください: --data フォルダー または --database URL。`;
    case 'server-runs':
      return 'サーバーがこのデータベースを使っています。止めてから復元してください。何も変えていません。';
    case 'folder':
      return `フォルダーを使えません（${detail}）。`;
    case 'bad-backup':
      return `何も変えていません: ${detail}。`;
    case 'newer':
    case 'unavailable':
    case 'broken':
      return `データベースを使えません: ${detail}。`;
  }
};

/** What is said about backups, in Japanese. */
export const upkeepInJapanese: UpkeepTexts = {
  needsPlace: 'どこにですか？フォルダーか、書き出すファイルを指定してください。',
  needsBackup: 'どのバックアップですか？「rookery backup」のファイルを指定してください。',
  exists: (file) => `ファイル「${file}」はもうあります。別の名前にしてください。`,
  backedUp: (file, kilobytes) =>
    `すべて${file}に入りました（${String(kilobytes)} KB）。秘密を含むので、人に見せないでください。`,
  looking: (seconds) =>
    `サーバーがこのデータベースを使っているか調べています…（${String(seconds)}秒）`,
  restored: (file) => `すべて${file}の状態に戻りました。サーバーを起動できます。`,
  trouble,
};
