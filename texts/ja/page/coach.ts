import type { CoachTexts } from '../../en/page/coach.ts';

/** What the coach says at a table with bots, in Japanese. */
export const coachInJapanese: CoachTexts = {
  name: 'コーチ',
  greeting: '何を手伝いましょうか？見えているのはあなたと同じものだけです。',
  hint: 'ヒント',
  holdings: '相手の手札は？',
  takeBack: '自分の手を戻す',
  thinking: '考えています…',
  wait: 'あなたの番になったら、選ぶのを手伝います。',
  nothingToTakeBack: '戻せる自分の手がありません。',
  takenBack: '手を戻しました。別の手を選んでください。この対戦には印が付きます。',
  failed: 'うまくいきませんでした。もう一度聞いてください。',
};
