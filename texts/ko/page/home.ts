import { allOfIn } from '../../listing.ts';
import { countedIn } from '../../plural.ts';
import type { HomeTexts } from '../../en/page/home.ts';

const allOf = allOfIn('ko');
const counted = countedIn('ko');

/** Home, set-up and tables on this device, in Korean. */
export const homeInKorean: HomeTexts = {
  titleWith: (count, title) => (count > 0 ? `(${String(count)}) ${title}` : title),
  lead: '펭귄과 피라미드의 두 가지 게임',
  playNow: '시작하기',
  opening: '섞는 중…',
  bots: (count, level) => (count === 1 ? `상대: ${level}` : `상대: ${level} ×${String(count)}`),
  mixedBots: (count) => `상대: 봇 ${String(count)}명`,
  changeBots: (game) => `${game} 상대와 설정 고르기`,
  facts: {
    players: (least, most) => `${String(least)}–${String(most)}명`,
    minutes: (minutes) => `${String(minutes)}분`,
    age: (years) => `${String(years)}세+`,
  },
  inviteFriends: '친구 초대',
  oneDevice: '한 기기에서',
  waysAt: (game) => `${game}, 다른 방식`,
  lobby: '로비',
  matches: '내 경기',
  numbers: '내 기록',
  whatIf: { name: '만약에', back: '다시보기로 돌아가기' },
  watchFile: '파일 보기',
  puzzles: '퍼즐',
  whoAmI: (name) => `${name} 님이에요`,
  nobodyYet: '누구세요?',
  meet: {
    title: '함께할 사람 찾기',
    playing: (count) =>
      count === 1 ? '지금 1명이 하고 있어요' : `지금 ${String(count)}명이 하고 있어요`,
    quick: (game) => `빠른 경기: ${game}`,
    join: '코드로 참가',
    party: '큰 화면에서',
  },
  goOn: {
    title: (count) => (count > 1 ? `내 차례 (${String(count)})` : '내 차례'),
    others: '다른 사람을 기다려요',
    online: '온라인',
    waitingFor: (names) => (names === '' ? '잠시만요…' : `${names} 님을 기다려요`),
    standIn: '봇이 대신하고 있어요',
    paused: '멈춤',
    rematch: (names) => `${names} 님과 한 판 더?`,
    with: (names) => `${allOf(names)} 님과`,
    forget: (game) => `이 ${game} 경기 지우기`,
    forgetQuestion: '이 경기를 지울까요?',
    forgetHint: '되돌릴 수 없어요.',
    forgetAction: '지우기',
    more: (count) => counted(count, { other: '개 더' }),
  },
  setUp: {
    title: {
      bots: '봇과 하기',
      'one-device': '한 기기에서',
      friends: '친구 초대',
      anyone: '테이블 열기',
    },
    hint: {
      bots: '이 기기에 사는 봇과 겨뤄요. 연결이 필요 없어요.',
      'one-device': '기기를 돌려 가며 해요. 차례 사이에는 커튼이 카드를 가려요.',
      friends: '보낼 링크를 받아요. 빈자리는 친구를 기다려요.',
      anyone: '테이블이 로비에 나오고, 누구나 빈자리에 앉을 수 있어요.',
    },
    players: '인원',
    fewer: '인원 줄이기',
    more: '인원 늘리기',
    playerCount: (count) => `${String(count)}명`,
    level: '봇의 실력',
    levelAbout: (level, about) => `${level}: ${about}`,
    seatBySeat: '자리마다 고르기',
    nameAt: (number) => `자리 ${String(number)} 이름`,
    levelAt: (number) => `자리 ${String(number)} 실력`,
    kindAt: (number) => `자리 ${String(number)}에 앉을 사람`,
    person: '사람',
    bot: (level) => `봇: ${level}`,
    free: { friends: '친구 자리', anyone: '누구나 앉는 자리' },
    me: '나',
    player: (number) => `플레이어 ${String(number)}`,
    options: '이 테이블의 규칙',
    start: '시작',
    refused: '이 설정으로는 할 수 없어요. 바꾸고 다시 해 보세요.',
    notKept: '테이블을 열지 못했어요. 다시 해 보세요.',
    noNetwork: '네트워크가 없고, 게임이 아직 이 기기에 없어요. 네트워크가 돌아오면 저절로 열려요.',
  },
  offline: {
    noNetwork:
      '네트워크가 없어요. 봇과 하거나 한 기기에서는 할 수 있어요. 친구, 로비, 온라인 경기는 기다려야 해요.',
    needsNetwork: '이 주소에서는 네트워크가 있을 때만 열려요. https라면 없어도 열려요.',
    understood: '알겠어요',
  },
  curtain: {
    title: (name) => `${name} 님에게 기기를 넘기세요`,
    hint: '다른 분들은 보지 마세요!',
    action: (name) => `${name}, 저예요`,
  },
  here: {
    notKept: '이 브라우저는 경기를 저장할 수 없어요. 이 페이지가 열려 있는 동안만 이어져요.',
    goneTitle: '테이블이 없어요',
    goneHint:
      '이 경기는 이 기기에 없거나 예전 규칙으로 시작했어요. 한 기기의 경기는 다른 기기에서 열 수 없어요.',
    goneAction: '홈으로',
    newSetUp: '설정 바꾸기',
  },
};
