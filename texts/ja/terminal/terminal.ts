import { levelsInJapanese } from '../levels.ts';
import { problemsInJapanese } from '../problems.ts';
import { adminInJapanese } from './admin.ts';
import { analysisInJapanese } from './analysis.ts';
import { arenaInJapanese } from './arena.ts';
import type { ArgumentFault } from '../../terminal-subjects.ts';
import { joinInJapanese } from './join.ts';
import { upkeepInJapanese } from './upkeep.ts';
import type { TerminalTexts } from '../../en/terminal/terminal.ts';
import { helpInJapanese } from './help.ts';
import { penguinPartyScreenInJapanese } from './penguin-party.ts';
import { penguinramidsScreenInJapanese } from './penguinramids.ts';

const orNearest = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` 「${nearest}」ですか？`;

function argumentFault(fault: ArgumentFault): string {
  switch (fault.kind) {
    case 'unknown-option':
      return `オプション「${fault.option}」はありません。${orNearest(fault.nearest)}`;
    case 'needs-value':
      return `オプション「${fault.option}」には値が必要です。`;
    case 'takes-no-value':
      return `オプション「${fault.option}」に値は付けられません。`;
  }
}

/** What the terminal program says, in Japanese. */
export const terminalInJapanese: TerminalTexts = {
  help: helpInJapanese,
  join: joinInJapanese,
  analysis: analysisInJapanese,
  arena: arenaInJapanese,
  upkeep: upkeepInJapanese,
  admin: adminInJapanese,
  levels: levelsInJapanese,
  problems: problemsInJapanese,
  penguinParty: penguinPartyScreenInJapanese,
  penguinramids: penguinramidsScreenInJapanese,
  argumentFault,
  unknownCommand: (name, nearest) => `コマンド「${name}」はありません。${orNearest(nearest)}`,
  unknownGame: (name, nearest) => `ゲーム「${name}」はありません。${orNearest(nearest)}`,
  notForCommand: (option, command) => `「--${option}」は「rookery ${command}」では使えません。`,
  notForGame: (option, game) => `「--${option}」は${game}では使えません。`,
  tooManyWords: (word) => `「${word}」の意味がわかりません。`,
  unknownLanguage: (name, known) => `「${name}」の文章はありません。言語: ${known.join('、')}。`,
  seeHelp: (command) => `「${command} --help」をご覧ください。`,
  numberBetween: (option, least, most, found) =>
    `「--${option}」は${String(least)}～${String(most)}の数です（「${found}」ではなく）。`,
  badName: (name, longest) =>
    `「${name}」は名前にできません。名前は1～${String(longest)}文字で、どれも違うものにします。`,
  tooManyHumans: (humans, seats) => `${String(humans)}人は${String(seats)}席に座れません。`,
  unknownOpponent: (found, known) => `ボット「${found}」はいません。ボット: ${known.join('、')}。`,
  wrongOpponents: (found, seats) =>
    `「--bots」のボットは${String(found)}体、空席は${String(seats)}です。全席に1つか、席ごとに1つ指定してください。`,
  opponents: (bots) => `相手は${bots.join('、')}です。`,
  unknownSeat: (option, found, names) =>
    `「--${option}」は1～${String(names.length)}の席か名前（${names.join('、')}）です（「${found}」ではなく）。`,

  needsFile: 'どの対戦ですか？記録のファイルを指定してください。',
  noSuchFile: (path) => `ファイル「${path}」はありません。`,
  unreadableFile: (path, reason) => `ファイル「${path}」を読めません（${reason}）。`,
  unwritableFile: (path, reason) => `ファイル「${path}」に書けません（${reason}）。`,
  notJson: (path, reason) => `「${path}」はJSONではありません（${reason}）。`,
  wrongBox: (path) => `「${path}」はカードと目標の箱ではありません。問題点:`,
  wrongRecord: (path) => `「${path}」は対戦の記録ではありません。問題点:`,
  recordAdvice: '記録は「rookery play --save ファイル」で作ります。手で書き換えないでください。',

  player: (seat) => `プレイヤー${String(seat + 1)}`,
  seat: (seat) => `席${String(seat)}`,
  whichGame: 'どのゲームにしますか？',
  whichLevel: '相手の強さは？',
  pickGame: '↑↓: 選ぶ · Enter: 遊ぶ · q: 終了',
  typeGame: 'ゲームの番号か名前を入力してください:',
  curtain: (name) => `${name}さんに交代です。`,
  curtainHint: '準備ができ、ほかの人が見ていなければEnterを押してください。',
  passOn: 'Enter: 交代 · c: 選び直す',
  passOnTyped: 'Enterで交代します。変えるには別の手を入力してください。',
  goOn: 'Enter: 次へ',
  watching: 'Ctrl-C: 対戦をやめる',
  thinking: (name, percent) =>
    `${name}が考えています…${percent > 0 ? ` ${String(percent)} %` : ''} · Ctrl-C: 対戦をやめる`,
  advising: 'お待ちください…',
  advice: (name, move, reason) => `${name}なら: ${move}。${reason}`,
  remark: (name, reason) => `${name}:「${reason}」`,
  prompt: 'あなたの手:',
  promptHint: 'Enter: 打つ · Esc: キーに戻る · 「説明」で入力のしかた',
  typeHint: '手か「ヒント」「説明」「終了」を入力してください。',
  helpWords: ['説明', 'help', '?'],
  quitWords: ['終了', 'quit', 'exit', 'q'],
  adviceWords: ['ヒント', 'hint', 'h'],
  leave: '対戦をやめますか？ y: はい · ほかのキー: いいえ',
  yes: 'y',
  helpTitle: '手の入力のしかた',
  anyKey: 'どれかのキー: 対戦に戻る',
  tooSmall: (columns, rows) =>
    `このウィンドウは${String(columns)}×${String(rows)}です。80×24あれば全部入ります。`,
  left: '対戦をやめました。',
  interrupted: '対戦は途中で終わりました。',
  inputEnded: '対戦の途中で入力が終わりました。',
  seed: (seed) => `シード: ${seed}`,
  again: (command) => `同じ配りでもう一度: ${command}`,
  saved: (path) => `記録は${path}にあります。見るには: rookery replay ${path}`,
  howToSave: '「rookery replay」用の記録を残すには、--saveを付けて遊びます。',

  replay: {
    step: (at, of, round) => `ステップ${String(at)}/${String(of)} · ラウンド${String(round)}`,
    hint: '←→: ステップ · ↑↓: ラウンド · Home/End · q: 終了',
    open: '手札をすべて公開',
    onlooker: '対戦は終わっていません: 観戦者の見え方',
    as: (name) => `${name}さんの見え方`,
    begin: '最初の手の前です。',
  },

  bug: (reason) => `rookeryの中で問題が起きました。私たちの誤りです（${reason}）。`,
  report: '直前に何をしたか教えてください。',
  reportRecord: (path) => `ここまでの対戦は${path}にあります。一緒に送ってください。`,
};
