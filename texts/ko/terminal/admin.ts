import type { AdminTexts } from '../../en/terminal/admin.ts';

/** What is said to whoever runs a server, in Korean. */
export const adminInKorean: AdminTexts = {
  refusals: {
    'unknown-table':
      '그 ID의 열린 테이블이나 경기가 없어요. “rookery admin tables”로 목록을 보세요.',
    'unknown-person':
      '그 ID, 계정, 이름인 사람이 없어요. “rookery admin people”로 최근에 온 사람을 보세요.',
    'not-banned': '그 사람은 막혀 있지 않아요.',
    'no-account': '그 사람은 계정이 없어 비밀번호도 없어요.',
    fault: '서버에 문제가 생겼어요. 로그에 이유가 있어요.',
  },
  troubles: {
    'no-server': (path) =>
      `${path}에 실행 중인 서버가 없어요. 위치를 알려 주세요: --data 폴더 또는 --admin 경로.`,
    'no-permission': (path) => `${path}: 쓸 권한이 없어요. 서버의 사용자나 root로 실행하세요.`,
    'no-answer': (path) => `${path}의 서버가 답하지 않았어요. 끝났거나 버전이 달라요.`,
  },
  ambiguous: '같은 이름이 여럿이에요. ID를 쓰세요:',
  unreadable: (detail) => `서버가 읽지 못했어요: ${detail}`,
  noDoor: 'PostgreSQL 서버는 --admin 경로로 시작했을 때만 소켓이 있어요. 같은 경로를 주세요.',
  needsVerb:
    '무엇을 할까요? status, tables, matches, people, close, rename, ban, unban, password, registration, announce 중 하나예요.',
  unknownVerb: (verb) => `“rookery admin”에 “${verb}” 명령은 없어요.`,
  needs: (what) => `빠진 것이 있어요: ${what}.`,
  badName: (name) => `“${name}”: 이름으로 쓸 수 없어요. 보이는 글자로 1~24자예요.`,
  badRegistration: (found) => `등록은 open 또는 closed예요(“${found}” 아님).`,
  badMinutes: (found) => `몇 분 뒤인가요? 0~1440의 수나 “off”예요(“${found}” 아님).`,

  columns: {
    table: '테이블',
    match: '경기',
    game: '게임',
    phase: '상태',
    age: '지난 시간',
    quiet: '조용한 시간',
    acts: '수',
    people: '사람',
    name: '이름',
    account: '계정',
    person: 'ID',
    since: '알게 된 지',
    banned: '막힌 지',
  },
  phases: { waiting: '기다림', playing: '하는 중', over: '끝남', closed: '닫힘' },
  bot: (level) => `${level}(봇)`,
  free: '빈자리',
  none: '없음',
  noTables: '열린 테이블이 없어요.',
  noMatches: '하고 있는 경기가 없어요.',
  noPeople: '아무도 없어요.',
  status: (server) => `실행 중: ${server}`,
  figures: (sockets, tables, matches) =>
    `연결: ${String(sockets)}. 메모리: 테이블 ${String(tables)}, 경기 ${String(matches)}.`,
  registration: {
    open: '등록이 열려 있어요.',
    closed: '등록이 닫혀 있어요.',
  },
  restartAt: (time) => `${time}에 다시 시작한다고 알렸어요.`,
  noBackups: '서버가 스스로 백업하지 않아요. --backup-every 시간을 주면 해요.',
  neverBackedUp: '아직 백업이 없어요.',
  lastBackup: (age) => `마지막 백업은 ${age} 전이에요.`,
  backupsFail: (age, because) =>
    `${age} 전부터 백업이 실패해요: ${because}. 고쳐 주세요. 서버가 10분마다 다시 해 봐요.`,
  closed: (table) => `테이블 ${table}: 닫았어요. 거기 있는 모두에게 알렸어요.`,
  renamed: (name) => `새 이름: ${name}.`,
  banned: (name) =>
    `${name} 님을 막았어요. 모든 곳에서 로그아웃되고 테이블에서 나갔으며 로그인할 수 없어요.`,
  unbanned: (name) => `${name} 님이 다시 로그인할 수 있어요.`,
  password: (account, password) =>
    `${account}의 새 비밀번호: ${password}. 한 번만 보여 줘요. 이 계정의 모든 세션이 끝났어요.`,
  announced: (time, sockets) =>
    `서버가 ${time}에 다시 시작한다고 모두에게 알렸어요(연결: ${String(sockets)}).`,
  calledOff: '서버가 다시 시작하지 않는다고 모두에게 알렸어요.',
};
