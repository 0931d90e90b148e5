import { allOfIn } from '../../listing.ts';
import type { TableTexts } from '../../en/page/table.ts';

const allOf = allOfIn('ko');

function waitingFor(names: readonly string[]): string {
  if (names.length === 0) return '잠시만요…';
  return `${allOf(names)} 님이 생각하고 있어요…`;
}

/** What is said around any game's table, in Korean. */
export const tableInKorean: TableTexts = {
  freeSeat: '빈자리',
  forgotten: '누군가',
  yourTurn: '내 차례',
  turnOf: (name) => `${name} 님 차례예요`,
  waitingFor,
  areAway: (names) => `${allOf(names)} 님이 자리에 없어요`,
  onItsWay: '수를 보내는 중…',
  over: '경기가 끝났어요',
  moves: '지금까지의 일',
  lookingBack: '지난 순간을 보고 있어요.',
  backToNow: '테이블로 돌아가기',
  roundOver: '라운드가 끝났어요',
  showBoard: '테이블 보기',
  showResult: '결과 보기',
  place: (place) => (place === 1 ? '1위' : `${String(place)}위`),
  ownPlace: (place, players) => {
    if (place === 2) return '2위예요. 잘했어요!';
    return place < players
      ? `${String(players)}명 중 ${String(place)}위. 잘했어요!`
      : '오늘은 운이 없었네요. 다음 피라미드는 내 거예요!';
  },
  podium: '시상대',
  beside: '테이블 옆',
  scores: '지금까지 점수',
  details: '모든 점수',
  review: '분석',
  commands: '명령 입력',
  commandsHint: '빗금(/) 키로 명령줄을 열고, 물음표 키로 모든 키를 봐요.',
  coach: '코치: 힌트 등',
  takenBack: (count) => `수를 ${String(count)}번 물렀어요`,
  lookBack: '돌아보기',
  sharePicture: '그림 공유',
  pictureFailed: '이 브라우저가 그림을 그리지 못했어요.',
  rematch: '한 판 더',
  rematchWho: '한 판 더 할 사람',
  rematchWaits: (names) => `${names === '' ? '다른 사람' : `${names} 님`}을 기다려요…`,
  rematchWithBots: (names) => `${names} 님 자리에 봇을 넣고 시작`,
  you: '나',
  joined: '한 판 더 해요',
  notJoined: '아직',
  away: '자리 비움',
  home: '홈',
  rule: '이 규칙',
  rules: '모든 규칙',
  notTaken: '안 됐어요. 다시 해 보세요.',
};
