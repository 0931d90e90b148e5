import type { LearnTexts } from '../../en/page/learn.ts';

/** The courses, in Japanese. */
export const learnInJapanese: LearnTexts = {
  title: (game) => `${game}を覚える`,
  button: (minutes) => `${String(minutes)}分で覚える`,
  about: '本物のテーブルで学ぶ短いレッスンです。いつでもやめられ、終えたところは残ります。',
  lesson: (number, count) => `レッスン${String(number)}/${String(count)}`,
  done: '完了',
  start: '始める',
  goOn: '次へ',
  again: 'もう一度',
  next: '次のレッスン',
  toCourse: 'すべてのレッスン',
  play: 'ボットと遊ぶ',
  rules: 'ルールを読む',
  puzzles: 'パズルを解く',
  finished: 'レッスン完了！',
  courseFinished: 'もうこのゲームを遊べます。お見事です！',
  unknown: {
    title: 'レッスンがありません',
    hint: 'このアドレスにレッスンはありません。',
    action: 'ホームに戻る',
  },
  you: 'あなた',
  coach: 'やること',
};
