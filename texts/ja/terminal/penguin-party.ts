import { penguinPartyInJapanese } from '../penguin-party/texts.ts';
import type { PenguinPartyScreenTexts } from '../../en/terminal/penguin-party.ts';

/** What the terminal alone says about Penguin Party, in Japanese. */
export const penguinPartyScreenInJapanese: PenguinPartyScreenTexts = {
  ...penguinPartyInJapanese,
  round: (round, of) => `ラウンド${String(round)}/${String(of)}`,
  edition: (edition) => `${edition}版`,
  unused: (count) => `${String(count)}枚は裏向きで脇に`,
  you: 'あなた',
  headings: { player: 'プレイヤー', cards: '手札', points: '失点' },
  out: '脱落',
  done: '完了！',
  hand: '手札:',
  pickColour: '←→,文字: 色 · Enter: 場所へ · h ヒント · / 入力 · ? 説明 · q 終了',
  pickSpot: '矢印: 場所 · Tab: 次 · Enter: 置く · Esc: 戻る · / 入力',
  aim: (colour, spot) => `${colour}のペンギンを${spot}に？`,
  unreadable: (text) => `「${text}」は手ではありません。色、段、場所を入力してください。例: 赤 0 0`,
  hints: (colour, spots) => `${colour}: ${spots}`,
  hintsHeading: '置ける場所（段、場所）:',
  typing: [
    '色、段、場所を入力します: 赤 1 -2（短く: R1-2）',
    '段0が土台です。最初のカードが0、その左隣が-1です。',
    '段1の-2のカードは、土台の-2と-1の上です。上の段も同じです。',
    '文字: R 赤、G 緑、Y 黄、P 紫、B 青',
  ],
  flags: {
    edition: '版: iello（青8羽、標準）か amigo（緑8羽）',
    tie: '同点のとき: share 勝ちを分ける（標準）か extra-round 延長',
    start: 'ラウンド1を始める席: 1からの番号か名前（標準は抽選）',
  },
  finalPoints: '失点（少ない人の勝ち）:',
};
