import type { LineEnding } from '@rookery/protocol/client/line';
import { onlineInJapanese } from '../online.ts';
import type { JoinTexts } from '../../en/terminal/join.ts';

const actions: JoinTexts['actions'] = {
  sit: { key: 's', words: ['座る', 'sit'], does: '席に着く' },
  ready: { key: 'r', words: ['準備', 'ready'], does: '準備完了' },
  'not-ready': { key: 'r', words: ['待って', 'wait'], does: 'まだ' },
  start: { key: 's', words: ['開始', 'start'], does: '始める' },
  'add-bot': { key: 'b', words: ['ボット', 'bot'], does: '空席にボットを置く' },
  rematch: { key: 'r', words: ['もう一度', 'rematch'], does: 'もう一度遊ぶ' },
  pause: { key: 'p', words: ['pause'], does: '一時停止' },
  unpause: { key: 'p', words: ['再開', 'unpause'], does: '再開' },
  'hand-over': { key: 'b', words: ['ボット', 'bot'], does: 'ボットに代わる' },
  'take-back': { key: 'b', words: ['戻る', 'back'], does: '自分で遊ぶ' },
  resign: { key: 'x', words: ['手放す', 'resign'], does: '席を完全に手放す' },
};

function ended(why: LineEnding): string {
  switch (why) {
    case 'closed':
      return 'テーブルを離れました。';
    case 'session':
      return 'サーバーがあなたを忘れました。入り直してください。';
    case 'version':
      return 'サーバーとバージョンが違います。プログラムを更新してください。';
    case 'not-text':
    case 'too-long':
    case 'unreadable':
      return `サーバーとプログラムが通じません（${why}）。`;
  }
}

/** What is said about tables elsewhere, in Japanese. */
export const joinInJapanese: JoinTexts = {
  ...onlineInJapanese,
  needsAddress:
    'どのテーブルですか？リンクか、サーバーのアドレスと --create ゲーム を指定してください。',
  badAddress: (text) => `「${text}」はアドレスではありません。例: http://localhost:4040/table/…`,
  badTable: (text) =>
    `「${text}」はテーブルのリンクではありません。例: http://localhost:4040/table/ に22文字。`,
  createOrTable:
    'サーバーのアドレスだけでは足りません。--create ゲーム を加えるか、リンクを指定してください。',
  createAndTable:
    'それはテーブルのリンクです。--createを外すか、サーバーのアドレスだけにしてください。',
  onlyWithCreate: (option) => `「--${option}」は --create と一緒に使います。`,
  badClock: (text) =>
    `「--clock ${text}」は読めません。1手の秒数（60）か、対戦の秒数＋1手の秒数（600+5）です。`,
  tooLong: '設定が長すぎてオンラインでは使えません。--boxを外してください。',
  badName: (name) => `「${name}」は名前にできません。見える文字で1～24文字です。`,
  unknownPenguin: (found, known) =>
    `ペンギン「${found}」はいません。ペンギン: ${known.join('、')}。`,
  whoAreYou: 'このサーバーはまだあなたを知りません。--name 名前 で名乗ってください。',
  noServer: (origin, why) => `${origin}にサーバーがありません（${why}）。`,
  noRookery: (origin, status) =>
    `${origin}はRookeryのサーバーではないようです（status ${String(status)}）。`,

  nobody: '空席',
  somebody: (seat) => `プレイヤー${String(seat + 1)}`,
  marks: {
    you: 'あなた',
    host: 'ホスト',
    bot: (level) => `ボット: ${level}`,
    away: '不在',
    ready: '準備完了',
    standIn: (bot) => `${bot}が代わり`,
  },
  entering: 'テーブルを開いています…',
  invitation: (link) => `招待リンク: ${link}`,
  lookingOn: '観戦中です。',
  waitingFor: (names) => `${names.join('、')}を待っています。`,
  sending: '送っています…',
  paused: '一時停止中です。',
  onlookers: (count) => (count === 0 ? '' : `観戦: ${String(count)}人`),
  wantRematch: (names) => `もう一度遊びたい人: ${names.join('、')}。`,
  wantPause: (names) => `一時停止を望む人: ${names.join('、')}。`,
  lineIsBack: 'また接続しました。',
  noAdvice: 'ほかの人と遊ぶテーブルではヒントは出ません。',

  actions,
  change: { key: 'c', does: '選び直す' },
  talk: { key: '!', does: '話す' },
  quit: { key: 'q', does: '離れる' },
  retry: { key: 'Enter', does: 'いま試す' },
  keyHint: (key, does) => `${key}: ${does}`,
  talkTitle: '何と言いますか？',
  talkHint: '↑↓: 選ぶ · Enter: 言う · q: やめる',
  write: 'ほかの言葉…',
  writePrompt: '言うこと:',
  writeHint: 'Enter: 言う · Esc: やめる',
  sayWords: ['言う', 'say'],
  speaks: (name, words) => `${name}:「${words}」`,
  typedActions: (words) => `入力できる言葉: ${words.join('、')}。`,
  unknownWord: (word) => `「${word}」はここでは使えません。`,
  notYourTurn: 'あなたの番ではありません。',
  ended,
  stayed: (link) => `席はそのままです。戻るには: rookery join ${link}`,
};
