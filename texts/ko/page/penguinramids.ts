import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { pyramidCommandsInKorean, pyramidWordsInKorean } from './penguinramids-commands.ts';
import { does as seatDoes } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinramidsPageTexts } from '../../en/page/penguinramids.ts';

const counted = countedIn('ko');

function goalName(goal: Goal): string {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return ['든 팔 없음', '든 팔 하나', '두 팔 들기'][goal.arms] ?? '든 팔';
    case 'most-of-weight':
      return `무게 ${String(goal.weight)} 최다`;
    case 'level-again':
      return `${String(goal.level)}층 두 배`;
    case 'each-card-in-front':
      return '앞의 카드';
    case 'side-of-colours':
      return '알록달록 비탈';
    case 'no-grey':
      return '회색 없음';
    case 'each-level-of-one-colour':
      return '한 가지 색 층';
    case 'chief':
      return '마지막 대장';
    case 'most-of-one-colour':
      return '한 색 최다';
    case 'every-weight':
      return '모든 무게';
  }
}

const levelName = (level: number): string => {
  if (level === 0) return '바닥';
  return `${String(level + 1)}층`;
};

/** What the page alone says about Penguinramids, in Korean. */
export const penguinramidsPageInKorean: PenguinramidsPageTexts = {
  commands: pyramidCommandsInKorean,
  commandWords: pyramidWordsInKorean,
  letters: { red: '빨', blue: '파', green: '초', yellow: '노', purple: '보', orange: '주' },
  arms: (left, right) => `팔 ${String(left)}·${String(right)}`,
  round: (round) => `라운드 ${String(round)}/10`,
  aboutNew: '10라운드',
  about: (round) => `라운드 ${String(round)}/10`,
  aboutOver: '끝남',
  preparing: '테이블을 준비하는 중…',
  you: '나',
  region: {
    rivals: '다른 사람들',
    goals: '목표',
    order: '이번 라운드 순서',
    own: '내 피라미드',
    pyramidOf: (name) => `${name} 님의 피라미드`,
    offer: '나와 있는 펭귄',
    hand: '내 액션 카드',
    cards: '액션 카드',
    turn: '내 차례',
  },
  prompt: {
    choose: '카드를 고르세요. 작은 수가 먼저예요.',
    chosen: (name, does) => `${name}: ${does}.`,
    mayChange: '아직 바꿀 수 있어요',
    notFinal: '아직 확정되지 않았어요',
    final: '되돌릴 수 없어요',
    kept: (prompt) => `하던 차례가 남아 있어요. ${prompt}`,
    chooseFirst: '먼저 카드를 골라요. 가장 작은 수가 먼저 가져가요.',
    waitForChoices: '아직 고르는 중이에요.',
    take: '내 차례: 펭귄을 가져오세요.',
    nothingFits: '맞는 게 없어요. 아무거나 회색 면으로 가져오세요.',
    slot: '어디에? 빛나는 칸이 받쳐요.',
    slotForGrey: '어디에? 회색이면 무게 0이에요.',
    slotOrGrey: '어디에? 회색 칸에서는 무게 0이에요.',
    slotOnlyGrey: '너무 무겁지만, 회색이면 무게 0이에요.',
    grey: '어디에? 회색이면 무게 0이에요.',
    penguin: '어떤 펭귄을 놓을까요?',
    side: '어느 면을 위로?',
    flip: '내 펭귄 중 어느 것을 회색으로?',
    flipOrTake: '무엇을 회색으로? 내 것 또는 새것.',
    swap: '어떤 것을 더미 밑으로?',
    token: '누구 팔에 토큰을?',
    arm: '어느 팔?',
    sure: '한 번 더 누르면 해요.',
    mayAct: (name) => `아직 액션을 쓸 수 있어요: ${name}.`,
    mayStrengthen: '아직 토큰을 팔에 놓을 수 있어요.',
    mayEnd: '다 했어요. 차례를 끝내세요.',
    ending: '다 했어요. 차례가 저절로 끝나요.',
    other: (name) => `${name} 님 차례예요.`,
    next: '새 펭귄들이 뒤뚱뒤뚱 와요.',
    over: '경기가 끝났어요.',
    sending: '잠시만요…',
  },
  track: {
    choosing: '고르는 중',
    chosen: '골랐음',
    done: '마침',
    now: '하는 중',
    waiting: '아직 남음',
    card: (action, name) => `액션 ${String(action)}, ${name}`,
  },
  level: (level) => `${String(level + 1)}층`,
  levelWorth: (level, points) => `${String(level + 1)}층, 지금 ${String(points)}점`,
  slot: {
    place: (level, index) => `${String(level + 1)}층, 칸 ${String(index + 1)}`,
    short: (level, index) => {
      if (level === 3) return '꼭대기 칸';
      return `${levelName(level)} 칸 ${String(index + 1)}`;
    },
    holding: (place, what) => `${place}: ${what}`,
    openBase: '열림',
    open: (carries) => `열림, ${String(carries)}까지 받침`,
    closed: '아직 닫힘',
    lit: '여기에 놓을 수 있음',
    litGrey: '회색만, 무게가 0이 되니까',
    litPenguin: '고를 수 있음',
  },
  penguin: {
    colour: (colour) => `${colour} 펭귄`,
    grey: '회색 펭귄',
    weight: (weight) => `무게 ${String(weight)}`,
    leftArm: (strength) => `왼팔 ${String(strength)}`,
    rightArm: (strength) => `오른팔 ${String(strength)}`,
    tokens: (tokens) => `토큰 ${counted(tokens, { other: '개' })}`,
    withNext: (carries) => `오른쪽 이웃과 ${String(carries)}까지 받침`,
    taken: '가져감',
    fits: '놓을 수 있음',
    fitsGrey: '회색이면 놓을 수 있음',
    fitsNot: '놓을 곳 없음',
  },
  hand: {
    card: (action, name, does) => `액션 ${String(action)}, ${name}: ${does}`,
    inHand: '손에 있음',
    liesInFront: '앞에 있음',
    inFront: '내 앞에 있음',
    chosen: '고름',
    frontOf: (cards) => `앞의 카드: ${cards}`,
    none: '없음',
  },
  action: {
    1: '대장 되기',
    2: '하나를 회색으로',
    3: '하나 교환',
    4: '카드 되가져오기',
    5: '토큰 가져오기',
  },
  button: {
    end: '차례 끝내기',
    undo: '되돌리기',
    token: '힘 주기',
    tokensLeft: (count) => counted(count, { other: '개' }),
    colourSide: '색깔 면',
    greySide: '회색 면',
    usesAction: '무게 0, 액션 2 사용',
    arm: (arm, from, to) => `${arm}: ${String(from)}\u{a0}→\u{a0}${String(to)}`,
    leftArm: '왼팔',
    rightArm: '오른팔',
    confirm: '하기',
    cancel: '취소',
    help: '하는 법',
    used: '사용함',
  },
  status: {
    supply: (count) => counted(count, { other: '개의 힘 토큰이 남음' }),
    tokens: (count) => counted(count, { other: '개의 힘 토큰' }),
    pointsNow: (points) => `지금 ${points}`,
    split: (sure, open) => `확정 ${String(sure)}, 미정 ${String(open)}`,
    chief: '대장 펭귄',
    away: '자리 비움',
    look: (name) => `${name} 님의 피라미드 보기`,
  },
  goals: {
    heading: '세 가지 목표',
    now: '지금 점수',
    final: '점',
    isOpen: '아직 몰라요. 끝까지 바뀔 수 있어요.',
    chip: (name, points) => `${name}: 지금 ${points}. 자세히`,
    name: goalName,
    details: {
      'each-with-raised-arms':
        '인쇄된 수가 1 이상인 팔은 든 팔이에요. 토큰으로는 들리지 않아요. 회색 펭귄은 두 팔을 다 들었어요.',
      'most-of-weight': '회색은 무게 0이에요. 같으면 모두 점수를 받아요.',
      'level-again': '가장 무거운 펭귄을 한 번 더 세요.',
      'each-card-in-front': '마지막 라운드의 카드도 세요.',
      'side-of-colours': '왼쪽이나 오른쪽 가장자리, 바닥 모서리에서 꼭대기까지, 회색 없이.',
      'no-grey': '내 펭귄 중 회색이 없으면 받아요.',
      'each-level-of-one-colour': '펭귄이 둘 이상인 층, 회색 없이.',
      chief: '마지막 라운드 뒤 왕관을 쓴 사람이 받아요.',
      'most-of-one-colour': '회색은 색이 아니에요. 같으면 모두 점수를 받아요.',
      'every-weight': '회색 펭귄은 0으로 세요.',
    },
  },
  help: {
    aim: '열 라운드 동안 한 마리씩, 저마다 펭귄 열 마리로 피라미드를 쌓아요. 점수가 가장 높은 사람이 이겨요.',
    order: '가장 작은 카드가 먼저예요. 같으면 대장이 먼저예요.',
    turn: '내 차례에 펭귄을 하나 가져와요. 그 전이나 뒤에 카드의 액션을 쓸 수 있어요.',
    carry: '바닥 위에서는 아래 두 팔이 함께 받치는 무게까지만 놓을 수 있어요.',
    levels: '끝날 때 층마다 가장 무거운 펭귄의 무게, 목표마다 그 점수를 받아요.',
  },
  begins: (people, seat) => seatDoes(people, seat, '내가 먼저 시작해요!', '님이 먼저 시작해요.'),
  firstChief: (people, seat) =>
    seatDoes(people, seat, '내가 첫 대장이에요!', '님이 첫 대장이에요.'),
  result: {
    heading: '점수표',
    row: '항목',
    total: '합계',
    levels: '층',
    goals: '목표',
    youAmongOthers: '나',
    tieChief: (names, chief) => `점수가 같아요: ${names}. 그럴 때는 대장(${chief})이 이겨요.`,
    tieOrder: (names, chief) =>
      `점수가 같아요: ${names}. 대장(${chief})부터 시계 방향으로 먼저인 사람이 이겨요.`,
    decided: (row, by, rival) => `승부처: “${row}”, ${rival}보다 ${by} 많음.`,
  },
  options: {
    cards: '카드',
    ourCards: '우리의 재구성',
    ownCards: '내 카드',
    enterCards: '내 카드 입력하기',
    enterCardsHint: '가지고 있는 상자의 카드로 하고 싶을 때만 쓰세요.',
    goals: '목표',
    drawn: '무작위',
    drawnGoals: '열 가지 중 셋을 경기 시작 때 뽑아요.',
    chosen: '직접 고르기',
    chooseGoals: (count) => `셋을 고르세요 (${String(count)}/3)`,
    chief: '첫 대장',
    drawnChief: '무작위',
    seat: (seat) => `자리 ${String(seat + 1)}`,
  },
};
