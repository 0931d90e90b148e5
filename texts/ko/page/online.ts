import { onlineInKorean } from '../online.ts';
import type { OnlinePagesTexts } from '../../en/page/online.ts';
import { peopleInKorean } from './online-people.ts';
import { onlineTableInKorean } from './online-table.ts';

/** Everything about playing online, in Korean. */
export const onlinePagesInKorean: OnlinePagesTexts = {
  reasons: {
    ...onlineInKorean.reasons,
    unreachable: '서버가 답하지 않아요. 연결을 확인하고 다시 해 보세요.',
    unreadableAnswer: '서버의 답을 이해하지 못했어요. 새로 고치세요.',
  },
  people: peopleInKorean,
  ...onlineTableInKorean,
  spokenCode: {
    say: '이 코드를 말해 줘도 돼요. 홈에서 입력하면 돼요.',
    until: (time) => `${time}까지 쓸 수 있어요.`,
    join: '코드로 참가',
    label: '방장이 알려 준 네 글자',
    action: '참가',
    bad: '코드는 네 글자예요.',
    wrong: '지금 이 코드의 테이블이 없어요. 다시 물어보세요. 코드는 몇 분만 쓸 수 있어요.',
  },
  lobby: {
    title: '로비',
    open: '열린 테이블',
    playing: '진행 중',
    over: '방금 끝남',
    goOnAt: (game) => `내 ${game} 테이블로 돌아가기`,
    empty: '얼음 위가 비었어요',
    emptyHint: '지금 공개 테이블이 없어요. 하나 열어 두면 곧 누군가 뒤뚱뒤뚱 올 거예요.',
    create: '테이블 열기',
    sit: '앉기',
    watch: '구경',
    sitAt: (game, host) => `${host} 님의 ${game} 테이블에 앉기`,
    watchAt: (game, host) => `${host} 님의 ${game} 테이블 구경`,
    hostedBy: (name) => `${name} 님의 테이블`,
    hostless: '방장 없는 테이블',
    loading: '얼음 위를 둘러보는 중…',
  },
  matches: {
    title: '내 경기',
    online: '온라인',
    here: '이 기기',
    empty: '아직 경기가 없어요',
    emptyHint: '끝난 경기가 여기에 모여요. 다시 볼 수 있어요.',
    emptyAction: '한 판 하기',
    more: '예전 것 보기',
    look: '다시 보기',
    lookAt: (game, when) => `다시 보기: ${game}, ${when}`,
    reviewOf: (game, when) => `분석: ${game}, ${when}`,
    goOn: '이어 하기',
    record: '이 경기 내려받기',
    recordOf: (game, when) => `이 경기 내려받기: ${game}, ${when}`,
    won: '이김',
    shared: '공동 승리',
    place: (place, of) => `${String(of)}명 중 ${String(place)}위`,
    wonBy: (names) => `승자: ${names} 님`,
    unfinished: '끝나지 않음',
  },
  asking: {
    passHost: (name) =>
      `방장만 경기를 시작하고, 봇을 넣고, 자리를 비울 수 있어요. 나중에 방장을 돌려줄 수 있는 사람은 ${name} 님뿐이에요.`,
    sendAway: '자리를 잃어요. 빈자리가 있는 동안에는 다시 올 수 있어요.',
  },
  match: {
    record: '이 경기 내려받기',
    cannotReplay: '다른 버전으로 한 경기라 여기서 보여 줄 수 없어요. 내려받을 수는 있어요.',
    notFinished: {
      title: '아직 하고 있어요',
      hint: '경기가 끝나면 다시 오세요. 그때까지 카드는 비밀이에요.',
    },
    unknown: {
      title: '경기가 없어요',
      hint: '이 주소에는 경기가 없어요. 복사할 때 링크가 잘렸을지도 몰라요.',
    },
  },
};
