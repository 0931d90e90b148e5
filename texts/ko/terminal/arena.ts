import type { FailureCause } from '../../terminal-subjects.ts';
import type { ArenaTexts } from '../../en/terminal/arena.ts';
import { figuresIn } from '../../figures.ts';

const { number, count, duration } = figuresIn('ko');

function cause(what: FailureCause): string {
  switch (what.kind) {
    case 'ended':
      return what.signal === null
        ? `종료 코드 ${String(what.code)}로 끝났어요`
        : `${what.signal} 신호로 끝났어요`;
    case 'silent':
      return `${count(what.seconds, { other: '초' })} 안에 두지 않았어요(--patience)`;
    case 'refused':
      return `한 차례에 ${String(what.times)}번 거절됐어요(마지막: ${what.last})`;
  }
}

/** What the arena says, in Korean. */
export const arenaInKorean: ArenaTexts = {
  number,
  percent: (share) => `${number(100 * share, 1)} %`,

  needsGame: (games) => `어떤 게임인가요? ${games.join(' 또는 ')}.`,
  needsPlayers: (known) => `플레이어를 둘 이상 적으세요: ${known.join(', ')} 또는 cmd:명령.`,
  tooManyPlayers: (most) => `최대 ${String(most)}까지 참가할 수 있어요.`,
  unknownPlayer: (name, nearest, game, known) =>
    nearest === undefined
      ? `${game}에 “${name}” 플레이어가 없어요. 플레이어: ${known.join(', ')}, 또는 cmd:명령.`
      : `${game}에 “${name}” 플레이어가 없어요. “${nearest}”인가요?`,
  badBudget: (player, most) =>
    `“${player}”의 예산은 1~${number(most, 0)}의 정수여야 해요. 예: king:500`,
  badLabel: (label, longest) =>
    `“${label}”: 이름으로 쓸 수 없어요. 1~${String(longest)}자의 글자, 숫자, 빈칸, -._:예요.`,
  emptyCommand: (player) => `“${player}”에 명령이 없어요. cmd:명령으로 쓰세요.`,
  sameName: (label) => `“${label}”: 두 번 나와요. 하나에 다른 이름을 주세요. 예: again=${label}`,
  resumeWhat: '“--resume”은 폴더의 대회를 이어 해요. --out 폴더를 더하세요.',
  nothingToResume: (folder) =>
    `“${folder}”에 이어 할 대회가 없어요. 게임과 플레이어를 적어 시작하세요.`,

  folderInUse: (folder) =>
    `“${folder}”에 이미 대회가 있어요. --resume으로 이어 하거나 다른 폴더를 쓰세요.`,
  otherTournament: (folder, setting) =>
    `“${folder}”에 다른 대회가 있어요(다른 것: ${setting}). 다른 폴더를 쓰거나 이어 하세요: rookery arena --out ${folder} --resume`,
  settings: {
    form: '파일 형식',
    game: '게임',
    rules: '규칙 버전',
    seats: '자리 수',
    options: '테이블 설정',
    seed: '시드',
    players: '플레이어 목록',
  },
  badFolder: (folder, reason) => `폴더 “${folder}”: 쓸 수 없어요(${reason}).`,
  badFile: (path, line) =>
    `“${path}”의 ${String(line)}번째 줄은 이 대회의 결과가 아니에요. 줄을 지우면 그 판을 다시 해요.`,

  progress: (done, of) => `${number(done, 0)}/${number(of, 0)}판`,
  shareSoFar: (label, share) => `${label} ${share}`,
  left: (seconds) => `${duration(seconds)} 남음`,

  columns: {
    rank: '#',
    player: '플레이어',
    matches: '경기',
    wins: '승률%',
    margin: '±',
    lead: '차이',
    rating: '레이팅',
    mean: 'ms/수',
    slowest: '최대',
  },
  duels: '앞선 순위(%)',
  played: (matches, deals, seats) =>
    `${count(matches, { other: '경기' })}: ${count(deals, { other: '판' })}을 ${String(seats)}번씩, 매번 한 자리씩 옮겨 가며 했어요.`,
  alone: (first, second, seats) => `${first} 혼자, 상대는 ${second} ×${String(seats - 1)}.`,
  equal: (share) => `실력이 같으면 ${share}씩이에요. ±는 95 % 신뢰 구간이에요.`,
  seed: (seed) => `시드: ${seed}`,
  kept: (folder) => `결과: ${folder}`,
  programFailed: (failure) =>
    `프로그램 “${failure.player}”: ${cause(failure.cause)}. 경기 ${failure.match}, 자리 ${String(failure.seat)}.`,
  complaints: '오류 출력의 마지막 줄:',
  interrupted: (done, of) => `${count(of, { other: '판' })} 중 ${number(done, 0)}에서 멈췄어요.`,
  lost: '결과는 저장되지 않아요. --out 폴더가 있으면 여기서 이어 할 수 있어요.',
  goOn: (folder) => `이어 하기: rookery arena --out ${folder} --resume`,
};
