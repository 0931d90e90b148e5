import type { LineEnding } from '@rookery/protocol/client/line';
import { onlineInKorean } from '../online.ts';
import type { JoinTexts } from '../../en/terminal/join.ts';

const actions: JoinTexts['actions'] = {
  sit: { key: 's', words: ['앉기', 'sit'], does: '앉기' },
  ready: { key: 'r', words: ['준비', 'ready'], does: '준비됨' },
  'not-ready': { key: 'r', words: ['잠깐', 'wait'], does: '아직' },
  start: { key: 's', words: ['시작', 'start'], does: '시작' },
  'add-bot': { key: 'b', words: ['봇', 'bot'], does: '빈자리에 봇 넣기' },
  rematch: { key: 'r', words: ['다시', 'rematch'], does: '한 판 더' },
  pause: { key: 'p', words: ['pause'], does: '멈추기' },
  unpause: { key: 'p', words: ['계속', 'unpause'], does: '계속' },
  'hand-over': { key: 'b', words: ['봇', 'bot'], does: '봇에게 맡기기' },
  'take-back': { key: 'b', words: ['돌아오기', 'back'], does: '직접 하기' },
  resign: { key: 'x', words: ['포기', 'resign'], does: '자리를 아주 내놓기' },
};

function ended(why: LineEnding): string {
  switch (why) {
    case 'closed':
      return '테이블을 떠났어요.';
    case 'session':
      return '서버가 나를 잊었어요. 다시 들어가 새로 시작하세요.';
    case 'version':
      return '서버와 이 프로그램의 버전이 달라요. 프로그램을 업데이트하세요.';
    case 'not-text':
    case 'too-long':
    case 'unreadable':
      return `서버와 이 프로그램이 서로 알아듣지 못해요(${why}).`;
  }
}

/** What is said about tables elsewhere, in Korean. */
export const joinInKorean: JoinTexts = {
  ...onlineInKorean,
  needsAddress: '어느 테이블인가요? 링크를 주거나, 서버 주소와 --create 게임을 주세요.',
  badAddress: (text) => `“${text}”: 주소가 아니에요. 예: http://localhost:4040/table/…`,
  badTable: (text) =>
    `“${text}”: 테이블 링크가 아니에요. 예: http://localhost:4040/table/ 다음에 22자.`,
  createOrTable: '서버 주소만으로는 부족해요. --create 게임을 더하거나 링크를 주세요.',
  createAndTable: '테이블 링크예요. --create를 빼거나 서버 주소만 주세요.',
  onlyWithCreate: (option) => `“--${option}”: --create와 함께만 써요.`,
  badClock: (text) =>
    `“--clock ${text}”: 읽을 수 없어요. 한 수의 초(60)나 경기의 초+한 수의 초(600+5)를 주세요.`,
  tooLong: '설정이 온라인 테이블에는 너무 길어요. --box를 빼세요.',
  badName: (name) => `“${name}”: 이름으로 쓸 수 없어요. 보이는 글자로 1~24자예요.`,
  unknownPenguin: (found, known) => `펭귄 “${found}”: 없어요. 펭귄: ${known.join(', ')}.`,
  whoAreYou: '이 서버는 아직 나를 몰라요. --name 이름으로 알려 주세요.',
  noServer: (origin, why) => `${origin}: 답하는 서버가 없어요(${why}).`,
  noRookery: (origin, status) =>
    `${origin}: Rookery 서버가 아닌 것 같아요(상태 ${String(status)}).`,

  nobody: '빈자리',
  somebody: (seat) => `플레이어 ${String(seat + 1)}`,
  marks: {
    you: '나',
    host: '방장',
    bot: (level) => `봇: ${level}`,
    away: '자리 비움',
    ready: '준비됨',
    standIn: (bot) => `${bot} 봇이 대신함`,
  },
  entering: '테이블을 여는 중…',
  invitation: (link) => `초대 링크: ${link}`,
  lookingOn: '구경하고 있어요.',
  waitingFor: (names) => `기다리는 사람: ${names.join(', ')}.`,
  sending: '보내는 중…',
  paused: '멈췄어요.',
  onlookers: (count) => (count === 0 ? '' : `구경: ${String(count)}명`),
  wantRematch: (names) => `한 판 더 하고 싶은 사람: ${names.join(', ')}.`,
  wantPause: (names) => `멈추고 싶은 사람: ${names.join(', ')}.`,
  lineIsBack: '다시 연결됐어요.',
  noAdvice: '다른 사람과 하는 테이블에는 힌트가 없어요.',

  actions,
  change: { key: 'c', does: '다시 고르기' },
  talk: { key: '!', does: '말하기' },
  quit: { key: 'q', does: '나가기' },
  retry: { key: 'Enter', does: '지금 해 보기' },
  keyHint: (key, does) => `${key}: ${does}`,
  talkTitle: '뭐라고 할까요?',
  talkHint: '↑↓: 고르기 · Enter: 말하기 · q: 취소',
  write: '다른 말…',
  writePrompt: '할 말:',
  writeHint: 'Enter: 말하기 · Esc: 취소',
  sayWords: ['말', 'say'],
  speaks: (name, words) => `${name}: “${words}”`,
  typedActions: (words) => `입력할 수 있는 말: ${words.join(', ')}.`,
  unknownWord: (word) => `“${word}”: 여기서는 쓸 수 없어요.`,
  notYourTurn: '내 차례가 아니에요.',
  ended,
  stayed: (link) => `자리는 그대로예요. 돌아오려면: rookery join ${link}`,
};
