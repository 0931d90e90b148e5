import type {
  PyramidCommandTexts,
  PyramidCommandWords,
} from '../../en/page/penguinramids-commands.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('ko');

export const pyramidWordsInKorean: PyramidCommandWords = {
  verbs: {
    choose: ['액션', '고르기'],
    chief: ['대장'],
    flip: ['뒤집기'],
    swap: ['교환'],
    recall: ['되찾기'],
    token: ['토큰', '힘'],
    strengthen: ['강화', '힘주기'],
    take: ['가져오기', '가져와'],
    end: ['끝', '끝내기'],
    undo: ['되돌리기', '취소'],
  },
  arms: { left: ['왼팔', '왼쪽'], right: ['오른팔', '오른쪽'] },
  grey: ['회색', '회색으로'],
  level: ['층'],
  slot: ['칸'],
  base: ['바닥'],
  top: ['꼭대기'],
  fill: ['에', '의', '을', '를', '로', '으로', '펭귄', '팔', '무게', '카드'],
  stems: {
    red: ['빨강', '빨간'],
    blue: ['파랑', '파란'],
    green: ['초록'],
    yellow: ['노랑', '노란'],
    purple: ['보라'],
    orange: ['주황'],
  },
};

/** What the command line says about Penguinramids, in Korean. */
export const pyramidCommandsInKorean: PyramidCommandTexts = {
  example: '가져오기 파랑 4 1 2',
  how: {
    choose: '“액션 3”으로 액션 카드를 골라요.',
    take: '“가져오기 파랑 4 1 2”는 무게 4인 파랑 펭귄을 1층 칸 2에 놓아요. 1층이 바닥이고, 칸은 왼쪽부터 세요.',
    grey: '끝에 “회색”을 붙이면 회색 면으로 놓아요. 무게 뒤에 두 팔의 수를 써도 돼요: “파랑 4 0 1 1 2”.',
    actions: '“대장”, “뒤집기 1 2”, “교환 파랑 4”, “되찾기”, “토큰”은 액션을 써요.',
    others:
      '“강화 1 2 왼팔”은 팔에 토큰을 놓고, “되돌리기”는 한 단계를 되돌리고, “끝”은 차례를 끝내요.',
  },
  undone: '마지막 단계를 되돌렸어요',
  nothingToUndo: '되돌릴 것이 없어요.',
  hand: (cards) => `손에 있는 액션 카드: ${cards}.`,
  front: (cards) => `내 앞에 있는 카드: ${cards}.`,
  chosen: (card) => `고른 카드: ${card}.`,
  card: (action, name) => `${String(action)} ${name}`,
  tokens: (count) => `쓸 수 있는 힘 토큰: ${counted(count, { other: '개' })}.`,
  pyramidOf: (name) => `${name} 님의 피라미드.`,
  emptyPyramid: '피라미드에 아직 아무도 없어요.',
  line: (name, facts) => `${name}: ${facts}.`,
  penguins: (count) => `펭귄 ${counted(count, { other: '마리' })}`,
  cards: (count) => `손에 액션 카드 ${counted(count, { other: '장' })}`,
  places: (penguin, places) => `${penguin}: ${places}.`,
  greyPlace: (place) => `${place} 회색`,
  alsoPossible: (commands) => `또 할 수 있는 것: ${commands}.`,
};
