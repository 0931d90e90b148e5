import type { helpInEnglish } from '../../en/terminal/help.ts';

/** What `--help` prints, in Japanese; the options of the games are filled in. */
export const helpInJapanese: typeof helpInEnglish = {
  main: `rookery: ターミナルで遊ぶPenguin PartyとPenguinramids

使い方:
  rookery play [GAME] [options]    対戦する（penguin-partyかpenguinramids）
  rookery join LINK [options]      サーバーのテーブルで遊ぶ
  rookery replay FILE [options]    対戦の記録を1手ずつ見る
  rookery analyse FILE [options]   対戦のすべての判断を評価する
  rookery arena GAME PLAYER...     ボットやプログラムの大会を開く
  rookery serve [options]          サーバーを動かす（npm startと同じ）
  rookery backup FOLDER|FILE       サーバーのすべてを保存する
  rookery restore FILE             保存したものを戻す
  rookery admin VERB               このコンピューターのサーバーを管理する
  rookery referee                  ほかのプログラムの審判をする
                                   （標準入出力のJSON行）
  rookery help [COMMAND]           コマンドの説明

どのコマンドでも使えるオプション:
  --lang CODE       言語。jaやdeなど（LC_ALL、LC_MESSAGES、LANGが標準）
  --color           出力がターミナルでなくても色を付ける
  --no-color        色を付けない（NO_COLORと同じ）
  -h, --help        この説明
  -v, --version     バージョン

例:
  rookery play
  rookery play penguin-party --seats 4 --bots king
  rookery play penguinramids --humans Ana,Ben
  rookery join http://localhost:4040 --create penguin-party --name Ana
  rookery replay match.json`,
  play: (gameOptions: string): string => `rookery play [GAME]: 対戦する

GAMEはpenguin-partyかpenguinramidsです。なければたずねます。

オプション:
  --seats N            人数（Penguin Party 2–6、Penguinramids 2–4）
  --humans N | NAMES   そのうち人は何人か、または名前: Ana,Ben
                       （標準は1。ほかはボット）
  --bots LEVEL         ボットの強さ: chick、adelie、gentoo（標準）、king、
                       emperor、random。1体ずつなら king,chick
  --reasons            ボットが理由を話す（手札が少し見えます）
  --seed TEXT          同じシードなら同じ配り。同じ手を打てばボットも
                       同じ手を返す
  --save [FILE]        対戦の記録を残す
${gameOptions}

手は矢印キーで選ぶか、「/」のあとに入力します。hでヒントが出ます。入力か
出力がターミナルでなければ、1行ずつ読みます。「説明」で書き方が出ます。`,
  join: (gameOptions: string): string => `rookery join LINK: サーバーのテーブルで遊ぶ

LINKはテーブルのアドレスです。例: http://localhost:4040/table/…
サーバーのアドレスだけなら、--createで新しいテーブルを開き、リンクを出します。

オプション:
  --name NAME          あなたの名前。そのサーバーが初めてなら必要
  --penguin PENGUIN    あなたのペンギン
  --watch              座らずに観戦する
  --create GAME        テーブルを開く: penguin-partyかpenguinramids
  --seats N            --createと: 人数
  --bots LEVELS        --createと: 後ろの席のボット: king,chick
  --clock TIME         --createと: 1手の秒数（60）か、対戦の秒数＋1手の
                       秒数（600+5）
  --public             --createと: ロビーに出す
${gameOptions}

キーは下に出ます。「!」で話せます（番の途中でも）。ターミナルでなければ、
言葉と手を1行ずつ読みます。「説明」で一覧が出ます。
切れた接続は自動で戻り、送った手は失われません。
サーバーごとのあなたの情報は~/.config/rookery（かXDG_CONFIG_HOME）にあり、
あなただけが読めます。`,
  serve: `rookery serve: サーバーを動かす（npm startと同じ）

アドレスと、近くのスマートフォン用のQRコードを出します。Ctrl+Cで終わります。

オプション:
  -p, --port N         ポート（4040）。0なら空きを使う
  --host ADDRESS       待ち受けるアドレス（すべて）。127.0.0.1ならこの
                       コンピューターだけ
  --data FOLDER        すべてを置く場所（.rookery）
  --database URL       かわりにPostgreSQLに置く:
                       postgres://user:password@host/name
  --bus URL            1つのPostgreSQLの複数のサーバーがNATSで知らせ合う:
                       nats://host:4222
  --admin PATH         「rookery admin」のソケット（フォルダーのadmin.sock）
  --origin URL         前にプロキシがあるとき、ブラウザーが使うアドレス:
                       https://rookery.example
  --metrics everyone   ほかのコンピューターにも/metricsを見せる
  --address-limits off アドレスごとの制限なし: 測定用、またはアドレスを隠す
                       プロキシの後ろ用
  --push off           席を外した人のブラウザーに知らせない
  --push-service URL   自分のネットワークのプッシュサービスも信頼する
  --backup-every HOURS この時間ごとにバックアップ
  --backup-keep N      残すバックアップの数（7）
  --backup-folder DIR  バックアップの場所（フォルダーのbackups）
  --log LEVEL          debug、info、warn、error、silent

ないオプションは環境変数から読みます: PORT, HOST, ROOKERY_DATA, DATABASE_URL,
ROOKERY_BUS, ROOKERY_ADMIN, ROOKERY_ORIGIN, ROOKERY_METRICS,
ROOKERY_ADDRESS_LIMITS, ROOKERY_PUSH, ROOKERY_PUSH_SERVICE,
ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP, ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.`,
  backup: `rookery backup FOLDER|FILE: サーバーのすべてを保存する

サーバーは動いたままでかまいません。フォルダーなら、時刻の名前のファイルが
できます。すでにあるファイルは上書きしません。秘密を含むので、持ち主だけが
読めます。

オプション:
  --data FOLDER        サーバーの場所（なければROOKERY_DATA、.rookery）
  --database URL       またはPostgreSQL（なければDATABASE_URL）`,
  restore: `rookery restore FILE: 「rookery backup」で保存したものを戻す

いまあるものをすべて置き換えます。失敗したら何も変わりません。サーバーが
データベースを使っているあいだは断られます。調べるのに数秒かかります。
SQLiteの保存をPostgreSQLに戻すことも、その逆もできます。

オプション:
  --data FOLDER        サーバーの場所（なければROOKERY_DATA、.rookery）
  --database URL       またはPostgreSQL（なければDATABASE_URL）`,
  admin: `rookery admin VERB: このコンピューターのサーバーを管理する

  status                    動いているもの
  tables, matches           誰が何をどれだけ遊んでいるか
  people [NAME]             最近来た人、またはその名前の人
  close TABLE|MATCH         テーブルを閉じる。対戦は結果なしで終わる
  rename PERSON NAME        名前を変える
  ban PERSON, unban PERSON  締め出す、またはまた入れる
  password PERSON           アカウントの新しいパスワードを作って表示
  registration open|closed  新しい客とアカウントを受け付けるか
  announce MINUTES|off      再起動を全員に知らせる

PERSONはID、アカウント、またはほかにいない名前です。締め出された人は、すべての
テーブルを離れ（ボットが続けます）、ログインできません。登録を閉じなければ、客は
別人として戻れます。

サーバーのユーザーかrootだけができます。パスワードはありません。

オプション:
  --data FOLDER        サーバーの場所（なければROOKERY_DATA、.rookery）
  --admin PATH         またはソケット（なければROOKERY_ADMIN）。PostgreSQLの
                       サーバーでは、起動したときのPATHが必要
  --json               ほかのプログラム用のJSON`,
  optionsOf: (game: string): string => `\n${game}だけ:`,
  replay: `rookery replay FILE: 対戦の記録を1手ずつ見る

FILEは「rookery play --save」が書いたものです。

オプション:
  --as SEAT    ある席から見た対戦（1からの番号）
  --at N       ステップNから。ターミナルでなければそのステップだけ

キー: ←→ 1ステップ、↑↓ 1ラウンド、HomeとEnd、qで終了。
終わった対戦は手札をすべて、途中の対戦は観戦者に見えるものを出します。`,
  analyse: `rookery analyse FILE: 対戦のすべての判断を評価する

FILEは「rookery play --save」が書いたものです。
ボットが、その人がそのとき知りえたことだけで、判断を1つずつ見ます。
各行には、判断の前の勝率と、予想される点差が出ます。もっとよい手があれば、次の
行にその手と、得られたはずのものが出ます。

オプション:
  --level LEVEL   評価するボット: gentoo、king（標準）、emperor
  --seat N        1つの席の判断だけ（1からの番号）
  --json          ほかのプログラム用のJSON

?! 緩手: 勝率が2 %以上下がった。? 悪手: 5 %。?? 大悪手: 15 %。独立した2回の
探索がともに見つけた損だけを数えます。2回目は4倍の長さです。全員が同時に選ぶ
ときは、ボットが選びうるカードはどれも正解です。探索が試さなかった手は、同じ
想像の世界でよりよい手と比べます。同じ記録からは、いつも同じ分析が出ます。`,
  arena: (players: string, gameOptions: string): string =>
    `rookery arena GAME PLAYER PLAYER...: 大会を開く

GAMEはpenguin-partyかpenguinramidsです。PLAYERは次のどれか
${players}
（予算を付けるならking:500）、または審判のプロトコルを話すプログラム
（"cmd:python3 my-bot.py"、docs/bot-programs.md）です。名前も付けられます:
quick=king:100

同じ配りを何度か、毎回1席ずつずれて遊びます。大きなテーブルに2つだけ指定すると、
1つ目が1人で、残りは2つ目になります。ほかは全員が同じ回数ずつ当たります。

オプション:
  --seats N            席の数（標準は2）
  --matches N          少なくとも何対戦するか（標準は200）
  --seed TEXT          同じシードなら配りも結果も同じ
  --out FOLDER         tournament.json、results.jsonl、summary.json、table.csv、
                       matches.csvを置く
  --resume             フォルダーの大会を続ける。GAMEとPLAYERは省ける
  --cores N            同時に遊ぶ数（標準はすべてのコア）
  --patience SECONDS   プログラムの1手の持ち時間（標準は30）
${gameOptions}

例:
  rookery arena penguin-party king gentoo --matches 1000 --seed ice --out ice
  rookery arena --out ice --resume
  rookery arena penguinramids king adelie --seats 4
  rookery arena penguin-party greedy "mine=cmd:node my-bot.mjs"`,
  referee: `rookery referee: ほかのプログラムの審判をする

標準入力から1行に1つのJSONを読み、標準出力に1行に1つのJSONで答えます。
{"op":"hello"}から始めるとよいでしょう。`,
};
