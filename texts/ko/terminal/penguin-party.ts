import { penguinPartyInKorean } from '../penguin-party/texts.ts';
import type { PenguinPartyScreenTexts } from '../../en/terminal/penguin-party.ts';

/** What the terminal alone says about Penguin Party, in Korean. */
export const penguinPartyScreenInKorean: PenguinPartyScreenTexts = {
  ...penguinPartyInKorean,
  round: (round, of) => `라운드 ${String(round)}/${String(of)}`,
  edition: (edition) => `${edition}판`,
  unused: (count) => `${String(count)}장은 뒤집어 옆에 두었어요`,
  you: '나',
  headings: { player: '플레이어', cards: '카드', points: '벌점' },
  out: '탈락',
  done: '완료!',
  hand: '내 카드:',
  pickColour: '←→,글자: 색 · Enter: 자리 고르기 · h 힌트 · / 입력 · ? 도움말 · q 끝',
  pickSpot: '화살표: 자리 · Tab: 다음 · Enter: 놓기 · Esc: 뒤로 · / 입력',
  aim: (colour, spot) => `${colour} 펭귄, ${spot}?`,
  unreadable: (text) => `“${text}”: 수가 아니에요. 색, 줄, 자리를 입력하세요. 예: 빨강 0 0`,
  hints: (colour, spots) => `${colour}: ${spots}`,
  hintsHeading: '놓을 수 있는 곳(줄, 자리):',
  typing: [
    '색, 줄, 자리를 입력해요: 빨강 1 -2 (짧게: R1-2)',
    '줄 0이 바닥이에요. 첫 카드가 0, 그 왼쪽이 -1이에요.',
    '줄 1의 -2 카드는 바닥의 -2와 -1 위에 있어요. 위로도 같아요.',
    '글자: R 빨강, G 초록, Y 노랑, P 보라, B 파랑',
  ],
  flags: {
    edition: '판본: iello(파랑 여덟, 기본) 또는 amigo(초록 여덟)',
    tie: '동점일 때: share 함께 승리(기본) 또는 extra-round 추가 라운드',
    start: '라운드 1을 시작할 자리: 1부터의 번호나 이름(기본: 제비뽑기)',
  },
  finalPoints: '벌점(적은 쪽이 이겨요):',
};
