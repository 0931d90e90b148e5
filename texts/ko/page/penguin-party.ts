import { anyOfIn } from '../../listing.ts';
import { partyCommandsInKorean, partyWordsInKorean } from './penguin-party-commands.ts';
import { does } from '../../people.ts';
import { countedIn } from '../../plural.ts';
import type { PenguinPartyPageTexts } from '../../en/page/penguin-party.ts';

const counted = countedIn('ko');
const anyOf = anyOfIn('ko');

const ordinals = [
  '첫 번째',
  '두 번째',
  '세 번째',
  '네 번째',
  '다섯 번째',
  '여섯 번째',
  '일곱 번째',
  '여덟 번째',
];
const numbers = ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟'];

const where: PenguinPartyPageTexts['where'] = {
  opening: '바닥 줄의 시작',
  leftEnd: '바닥 줄 왼쪽 끝',
  rightEnd: '바닥 줄 오른쪽 끝',
  inBase: '바닥 줄',
  amongBase: (nth, of) =>
    of === 1
      ? '바닥 줄에 혼자'
      : `바닥 줄 ${numbers[of - 1] ?? String(of)} 중 ${ordinals[nth - 1] ?? String(nth)}`,
  inRow: (row) => `${String(row)}번째 줄`,
  upon: (row, left, right) =>
    left === right
      ? `${String(row)}번째 줄, ${left} 둘 위`
      : `${String(row)}번째 줄, ${left}·${right} 위`,
  nthPair: (upon, nth) => {
    const ordinal = nth === 1 ? '첫 번째' : (ordinals[nth - 1] ?? String(nth));
    return `${upon}, 왼쪽에서 ${ordinal}`;
  },
};

/** What the page says at a table of Penguin Party, in Korean. */
export const penguinPartyPageInKorean: PenguinPartyPageTexts = {
  commands: partyCommandsInKorean,
  commandWords: partyWordsInKorean,
  letters: { red: '빨', green: '초', yellow: '노', purple: '보', blue: '파' },
  you: '나',
  round: (round, of) =>
    round > of ? `추가 라운드 ${String(round - of)}` : `라운드 ${String(round)}/${String(of)}`,
  aim: '벌점이 가장 적으면 승리',
  penalties: (count) => counted(count, { other: '벌점' }),
  rounds: (count) => counted(count, { other: '라운드' }),
  about: (edition, round) => `${edition}, ${round}`,
  editionNames: { iello: 'IELLO', amigo: 'AMIGO' },

  prompt: {
    choose: '내 차례: 펭귄을 고르세요',
    chooseAlone: '혼자 남았어요: 펭귄을 고르세요',
    chooseBy: (name) => `${name} 님, 펭귄을 고르세요`,
    place: (colour) => `${colour} 펭귄을 어디에 놓을까요?`,
    colour: (colours) => `어떤 걸 놓을까요: ${anyOf(colours)}?`,
    confirm: '한 번 더 누르면 놓아요',
    pending: '보내는 중…',
    waiting: (name) => `${name} 님 차례예요`,
    out: '놓을 게 없어 이번 라운드 탈락이에요',
    done: '손이 비었어요! 경치를 즐기세요',
    dealing: '카드를 나누는 중…',
    over: '경기가 끝났어요',
    roundOver: '라운드가 끝났어요',
  },

  players: '플레이어',
  cards: (count) => counted(count, { other: '장' }),
  out: '탈락',
  done: '완료',
  outOfRound: '이번 라운드 탈락',
  handEmpty: '손 비움',
  toPlay: '차례',
  away: '자리 비움',
  byBot: '봇이 대신함',

  hand: '내 카드',
  handAside: '내 카드, 옆에 둠',
  stack: (colour, count, state) => `${colour}, ${counted(count, { other: '장' })}, ${state}`,
  playable: '놓을 수 있음',
  noPlaceNow: '지금은 자리 없음',
  notNow: '내 차례가 아님',
  noneLeft: '남은 것 없음',
  nowhere: (colour, fitting) =>
    fitting.length === 0
      ? `${colour} 자리가 없어요. 이제 아무것도 맞지 않아요.`
      : `${colour} 자리가 없어요. 아래에 ${colour} 펭귄이 있어야 해요. 지금 맞는 색: ${anyOf(fitting)}.`,

  pyramid: '피라미드, 바닥 줄부터 위로',
  base: '바닥 줄',
  row: (row) => `${String(row)}번째 줄`,
  aside: '제외',
  unused: (count) => `${counted(count, { other: '장' })}은 뒤집어 옆에 두었어요`,
  where,
  standing: (colour, spot) => `${colour}, ${spot}`,
  lastMove: '마지막에 놓음',
  placedBy: (name) => `${name} 님이 놓음`,
  free: (spot, colours) => `빈자리: ${spot}, ${anyOf(colours)}`,
  freeForAny: (spot) => `빈자리: ${spot}, 어떤 색이든`,
  placeHere: (colour, spot) => `놓기: ${colour}, ${spot}`,
  confirmHere: (colour, spot) => `표시됨: ${colour}, ${spot}. 한 번 더 누르면 놓아요`,
  doesNotFit: (colour, spot) => `빈자리: ${spot}, ${colour} 안 됨`,
  onlyAtTheEnds: '바닥 줄은 빈틈없이 자라요. 다음 펭귄은 양끝 중 한 곳에 놓아요.',

  help: {
    title: '하는 법',
    base: (most) =>
      `내 차례에 펭귄 하나를 놓아요. 바닥 줄은 양끝 어디든 어떤 색이든 되고, 최대 ${numbers[most - 1] ?? String(most)}까지예요.`,
    above: '윗줄에서는 두 펭귄 위에, 둘 중 하나와 같은 색을 놓아요.',
    out: '놓을 게 없으면 이번 라운드에서 탈락하고, 남은 카드 한 장이 벌점 1점이에요.',
    done: '카드를 다 놓으면 벌점을 2점까지 덜어요.',
    end: (rounds) => `${counted(rounds, { other: '라운드' })} 뒤에 벌점이 가장 적은 사람이 이겨요.`,
    keys: '키보드: 1~5로 색, 화살표로 자리, Enter로 놓아요.',
  },

  summary: {
    title: (round) => `라운드 ${String(round)}`,
    nothingFits: '더 놓을 수 있는 게 없어요. 남은 카드 한 장마다 벌점 1점이에요.',
    allPlaced: '모두 손이 비었어요. 벌점은 없어요.',
    close: '파티는 계속돼요',
    byItself: (seconds) => `${String(seconds)}초 뒤 저절로 이어져요`,
    best: '가장 적은 벌점',
    ready: '준비됨',
    waitingFor: (names) => `${names} 님을 기다려요…`,
  },
  begins: (people, seat) => does(people, seat, '내가 먼저 시작해요!', '님이 먼저 시작해요.'),
  result: {
    caption: '라운드별 벌점: 적은 쪽이 이겨요',
    player: '플레이어',
    round: (round) => String(round),
    roundLong: (round) => `라운드 ${String(round)}`,
    total: '합계',
    winner: '승리',
    rounds: '라운드별 점수',
    shared: (points) => `${points}보다 적은 사람이 없어요.`,
    lastRound: (people, seat, by) =>
      `${does(people, seat, '내가', '님이')} 마지막 라운드에 앞서서 ${by} 차이로 이겼어요.`,
    ledSince: (people, seat, round, by) =>
      `${does(people, seat, '내가', '님이')} 라운드 ${String(round)}부터 앞서서 ${by} 차이로 이겼어요.`,
  },
  options: {
    edition: '판본',
    editions: {
      iello: { name: 'IELLO, 2024년', hint: '파랑 여덟, 다른 색은 일곱씩.' },
      amigo: { name: 'AMIGO, 2008년', hint: '초록 여덟, 다른 색은 일곱씩.' },
    },
    tie: '동점일 때',
    tieRules: {
      share: {
        name: '함께 승리',
        hint: '벌점이 가장 적은 사람이 모두 함께 이겨요.',
      },
      'extra-round': {
        name: '계속하기',
        hint: '벌점이 가장 적은 사람이 한 명이 될 때까지 더 해요.',
      },
    },
  },
};
