import type { FailureCause } from '../../terminal-subjects.ts';
import type { ArenaTexts } from '../../en/terminal/arena.ts';
import { figuresIn } from '../../figures.ts';

const { number, count, duration } = figuresIn('ja');

function cause(what: FailureCause): string {
  switch (what.kind) {
    case 'ended':
      return what.signal === null
        ? `は終了コード${String(what.code)}で終わりました`
        : `は${what.signal}で終わりました`;
    case 'silent':
      return `は${count(what.seconds, { other: '秒' })}以内に手を打ちませんでした（--patience）`;
    case 'refused':
      return `は1つの番で${String(what.times)}回拒否されました（最後は${what.last}）`;
  }
}

/** What the arena says, in Japanese. */
export const arenaInJapanese: ArenaTexts = {
  number,
  percent: (share) => `${number(100 * share, 1)} %`,

  needsGame: (games) => `どのゲームですか？${games.join('か')}です。`,
  needsPlayers: (known) =>
    `プレイヤーを2つ以上指定してください: ${known.join('、')}、または cmd:コマンド。`,
  tooManyPlayers: (most) => `参加できるのは${String(most)}までです。`,
  unknownPlayer: (name, nearest, game, known) =>
    nearest === undefined
      ? `${game}に「${name}」はいません。プレイヤー: ${known.join('、')}、または cmd:コマンド。`
      : `${game}に「${name}」はいません。「${nearest}」ですか？`,
  badBudget: (player, most) => `「${player}」の予算は1～${number(most, 0)}の整数です。例: king:500`,
  badLabel: (label, longest) =>
    `「${label}」は名前にできません。1～${String(longest)}文字の文字、数字、空白、-._:です。`,
  emptyCommand: (player) => `「${player}」にコマンドがありません。cmd:コマンド と書いてください。`,
  sameName: (label) =>
    `「${label}」が2回あります。片方に別の名前を付けてください。例: again=${label}`,
  resumeWhat: '「--resume」はフォルダーの大会を続けます。--out フォルダー を加えてください。',
  nothingToResume: (folder) =>
    `「${folder}」に続ける大会はありません。ゲームとプレイヤーを指定して始めてください。`,

  folderInUse: (folder) =>
    `「${folder}」にはもう大会があります。--resumeで続けるか、別のフォルダーにしてください。`,
  otherTournament: (folder, setting) =>
    `「${folder}」には別の大会があります（${setting}が違います）。別のフォルダーにするか、続けてください: rookery arena --out ${folder} --resume`,
  settings: {
    form: 'ファイル形式',
    game: 'ゲーム',
    rules: 'ルールの版',
    seats: '席の数',
    options: 'テーブルの設定',
    seed: 'シード',
    players: 'プレイヤーの一覧',
  },
  badFolder: (folder, reason) => `フォルダー「${folder}」は使えません（${reason}）。`,
  badFile: (path, line) =>
    `「${path}」の${String(line)}行目はこの大会の結果ではありません。行を消すと、その配りをやり直します。`,

  progress: (done, of) => `${number(done, 0)}/${number(of, 0)}配り`,
  shareSoFar: (label, share) => `${label} ${share}`,
  left: (seconds) => `残り${duration(seconds)}`,

  columns: {
    rank: '#',
    player: 'プレイヤー',
    matches: '対戦',
    wins: '勝率%',
    margin: '±',
    lead: '差',
    rating: 'レート',
    mean: 'ms/手',
    slowest: '最大',
  },
  duels: '上の順位で終了（%）',
  played: (matches, deals, seats) =>
    `${count(matches, { other: '対戦' })}: ${count(deals, { other: '配り' })}を${String(seats)}回ずつ、毎回1席ずつずれて遊びました。`,
  alone: (first, second, seats) => `${first}は1人で、相手は${second}×${String(seats - 1)}です。`,
  equal: (share) => `同じ強さなら${share}ずつです。±は95 %信頼区間です。`,
  seed: (seed) => `シード: ${seed}`,
  kept: (folder) => `結果: ${folder}`,
  programFailed: (failure) =>
    `プログラム「${failure.player}」${cause(failure.cause)}。対戦${failure.match}、席${String(failure.seat)}。`,
  complaints: 'エラー出力の最後の行:',
  interrupted: (done, of) =>
    `${count(of, { other: '配り' })}のうち${number(done, 0)}で止めました。`,
  lost: '結果は保存されません。--out フォルダー があれば、ここから続けられます。',
  goOn: (folder) => `続きから: rookery arena --out ${folder} --resume`,
};
