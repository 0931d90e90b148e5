import { allOfIn } from '../listing.ts';
import { countedIn } from '../plural.ts';
import type { OnlineTexts } from '../en/online.ts';

const counted = countedIn('ko');
const allOf = allOfIn('ko');

/** Why something was not done, in Korean. */
const reasons: OnlineTexts['reasons'] = {
  plain: {
    'too-long': '너무 길어요. 줄여 주세요.',
    'too-deep': '너무 길어요. 줄여 주세요.',
    'bad-form': '서버가 이해하지 못했어요. 입력한 것을 확인해 주세요.',
    'bad-options': '이 설정으로는 할 수 없어요. 바꾸고 다시 해 보세요.',
    'bad-move': '게임이 모르는 수예요. 테이블을 보고 다시 해 보세요.',
    'against-the-rules': '규칙에 맞지 않아요.',
    'not-json': '서버가 읽지 못했어요. 또 그러면 서버 운영자에게 알려 주세요.',
    'hello-first': '아직 연결이 준비되지 않았어요. 다시 해 보세요.',
    'unknown-version': '서버 버전이 달라요. 페이지를 새로 고치거나 프로그램을 업데이트하세요.',
    'no-session': '서버가 아직 나를 몰라요. 이름을 정하고 다시 해 보세요.',
    'unknown-table':
      '이 주소에는 테이블이 없어요. 닫혔거나 링크가 잘렸어요. 링크를 다시 받아 보세요.',
    'no-onlookers': '자리가 다 찼고, 이 테이블은 구경할 수 없어요.',
    'unknown-seat': '이 테이블에 그런 자리는 없어요.',
    'seat-taken': '누가 더 빨랐어요. 그 자리는 찼어요.',
    'seat-free': '거기에는 이제 아무도 없어요.',
    'seats-open': '아직 빈자리가 있어요.',
    'no-seat-free': '자리가 다 찼어요.',
    'not-seated': '먼저 앉으세요.',
    'not-the-host': '방장만 할 수 있어요.',
    'not-everyone-ready': '아직 모두 준비되지 않았어요.',
    'not-away': '그 사람이 돌아왔어요.',
    'no-stand-in': '대신하는 봇이 없어요.',
    'stand-in-plays': '봇이 대신하고 있어요. 먼저 자리를 되찾으세요.',
    paused: '시계가 멈춰 있어요. 먼저 경기를 다시 시작하세요.',
    'not-paused': '시계가 가고 있어요.',
    'no-clock': '이 테이블에는 멈출 시계가 없어요.',
    'time-is-up': '시간이 다 되어 봇이 이 수를 두었어요.',
    'other-match': '그 경기는 끝났고, 다른 경기를 하고 있어요.',
    'already-decided': '이미 둔 수예요. 다른 창에서 내가 두었거나, 시간이 다 되어 봇이 두었어요.',
    'out-of-step': '경기가 더 나아갔어요. 테이블을 보고 다시 해 보세요.',
    'unknown-match': '이 주소에는 경기가 없어요.',
    'not-finished': '이 경기는 아직 하고 있어요.',
    'account-taken': '이미 쓰는 계정 이름이에요. 다른 이름을 고르세요.',
    'wrong-password': '계정 이름이나 비밀번호가 틀렸어요.',
    'wrong-code': '코드가 틀렸거나 이미 썼거나 너무 오래됐어요. 새로 만드세요.',
    banned: '서버 운영자가 이 계정을 막았어요.',
    'registration-closed': '지금은 새로운 사람을 받지 않아요. 로그인하거나 운영자에게 물어보세요.',
    'not-saved': '서버가 저장하지 못해 아무것도 바뀌지 않았어요. 다시 해 보세요.',
    fault: '서버에 문제가 생겼어요. 잠시 뒤 다시 해 보세요.',
    unanswered: '답이 오기 전에 연결이 끊겼어요. 테이블을 보고 필요하면 다시 해 보세요.',
  },
  wrongPhase: {
    waiting: '아직이에요. 경기가 시작되지 않았어요.',
    playing: '지금은 안 돼요. 경기 중이에요.',
    over: '늦었어요. 경기가 끝났어요.',
    closed: '테이블이 닫혔어요.',
  },
  chatIs: {
    off: '이 테이블은 채팅이 꺼져 있어요.',
    phrases: '이 테이블에서는 정해진 말만 쓸 수 있어요.',
    text: '이 테이블에서는 말할 수 없어요.',
  },
  unknownGame: (known) => `이 서버에는 그 게임이 없어요. 있는 게임: ${allOf(known)}.`,
  unknownLevel: (known) => `이 서버에는 그 봇이 없어요. 있는 봇: ${allOf(known)}.`,
  optionsTellSecrets: (options) =>
    `온라인에서는 숨은 카드를 정할 수 없어요. 빼 주세요: ${allOf(options)}.`,
  tooManyTables: (most) =>
    `이미 테이블 ${counted(most, { other: '개' })}를 열었어요. 먼저 하나를 닫으세요.`,
  busy: (seconds) => `조금 빨라요! ${counted(seconds, { other: '초' })} 뒤에 다시 해 보세요.`,
};

/** What page and terminal both say at tables with others, in Korean. */
export const onlineInKorean: OnlineTexts = {
  reasons,
  partings: {
    'unknown-table': reasons.plain['unknown-table'],
    'no-onlookers': reasons.plain['no-onlookers'],
    closed: '테이블이 닫혔어요. 여기서 끝낸 경기는 내 경기에 남아요.',
    'sent-away': '방장이 자리를 비웠어요. 자리가 있으면 다시 앉을 수 있어요.',
    crowded: '구경하는 사람이 너무 많아요. 1분 뒤에 다시 해 보세요.',
  },
  phrases: {
    hello: '안녕하세요!',
    'good-luck': '행운을 빌어요!',
    'well-played': '잘했어요!',
    'nice-move': '좋은 수예요!',
    thanks: '고마워요!',
    sorry: '미안해요!',
    oops: '앗!',
    'one-moment': '잠깐만요!',
    'i-am-back': '돌아왔어요!',
    'your-turn': '차례예요!',
    'play-again': '한 판 더 할까요?',
    goodbye: '잘 가요!',
    hooray: '만세!',
    haha: '하하!',
    wow: '와!',
    'oh-no': '이런!',
    love: '정말 좋아요!',
  },
  contact: {
    connecting: '연결하는 중…',
    waiting: (seconds) => `연결이 없어요. ${String(seconds)}초 뒤에 다시 해 볼게요.`,
    waitingPlain: '연결이 없어요. 계속 시도하고 있어요.',
    restart: (time) => `서버가 ${time}에 다시 시작돼요. 잠시 뒤 저절로 이어져요.`,
  },
};
