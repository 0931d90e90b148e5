import { levelsInKorean } from '../levels.ts';
import { problemsInKorean } from '../problems.ts';
import { adminInKorean } from './admin.ts';
import { analysisInKorean } from './analysis.ts';
import { arenaInKorean } from './arena.ts';
import type { ArgumentFault } from '../../terminal-subjects.ts';
import { joinInKorean } from './join.ts';
import { upkeepInKorean } from './upkeep.ts';
import type { TerminalTexts } from '../../en/terminal/terminal.ts';
import { helpInKorean } from './help.ts';
import { penguinPartyScreenInKorean } from './penguin-party.ts';
import { penguinramidsScreenInKorean } from './penguinramids.ts';

const orNearest = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` “${nearest}”인가요?`;

function argumentFault(fault: ArgumentFault): string {
  switch (fault.kind) {
    case 'unknown-option':
      return `옵션 “${fault.option}”: 없어요.${orNearest(fault.nearest)}`;
    case 'needs-value':
      return `옵션 “${fault.option}”: 값이 필요해요.`;
    case 'takes-no-value':
      return `옵션 “${fault.option}”: 값을 받지 않아요.`;
  }
}

/** What the terminal program says, in Korean. */
export const terminalInKorean: TerminalTexts = {
  help: helpInKorean,
  join: joinInKorean,
  analysis: analysisInKorean,
  arena: arenaInKorean,
  upkeep: upkeepInKorean,
  admin: adminInKorean,
  levels: levelsInKorean,
  problems: problemsInKorean,
  penguinParty: penguinPartyScreenInKorean,
  penguinramids: penguinramidsScreenInKorean,
  argumentFault,
  unknownCommand: (name, nearest) => `명령 “${name}”: 없어요.${orNearest(nearest)}`,
  unknownGame: (name, nearest) => `게임 “${name}”: 없어요.${orNearest(nearest)}`,
  notForCommand: (option, command) => `“--${option}”: “rookery ${command}”의 옵션이 아니에요.`,
  notForGame: (option, game) => `“--${option}”: ${game}의 옵션이 아니에요.`,
  tooManyWords: (word) => `“${word}”: 무슨 뜻인지 모르겠어요.`,
  unknownLanguage: (name, known) => `“${name}”: 그 언어의 글이 없어요. 언어: ${known.join(', ')}.`,
  seeHelp: (command) => `“${command} --help”를 보세요.`,
  numberBetween: (option, least, most, found) =>
    `“--${option}”: ${String(least)}~${String(most)}의 수여야 해요(“${found}” 아님).`,
  badName: (name, longest) =>
    `“${name}”: 이름으로 쓸 수 없어요. 이름은 1~${String(longest)}자이고 서로 달라야 해요.`,
  tooManyHumans: (humans, seats) => `${String(humans)}명은 ${String(seats)}자리에 앉을 수 없어요.`,
  unknownOpponent: (found, known) => `봇 “${found}”: 없어요. 봇: ${known.join(', ')}.`,
  wrongOpponents: (found, seats) =>
    `“--bots”의 봇은 ${String(found)}명, 빈자리는 ${String(seats)}개예요. 모든 자리에 하나를 쓰거나 자리마다 하나씩 적으세요.`,
  opponents: (bots) => `상대: ${bots.join(', ')}.`,
  unknownSeat: (option, found, names) =>
    `“--${option}”: 1~${String(names.length)}의 자리나 이름(${names.join(', ')})이어야 해요(“${found}” 아님).`,

  needsFile: '어느 경기인가요? 기록 파일을 적으세요.',
  noSuchFile: (path) => `파일 “${path}”: 없어요.`,
  unreadableFile: (path, reason) => `파일 “${path}”: 읽을 수 없어요(${reason}).`,
  unwritableFile: (path, reason) => `파일 “${path}”: 쓸 수 없어요(${reason}).`,
  notJson: (path, reason) => `“${path}”: JSON이 아니에요(${reason}).`,
  wrongBox: (path) => `“${path}”: 카드와 목표의 상자가 아니에요. 잘못된 점:`,
  wrongRecord: (path) => `“${path}”: 경기 기록이 아니에요. 잘못된 점:`,
  recordAdvice: '기록은 “rookery play --save 파일”이 써요. 손으로 고치면 안 돼요.',

  player: (seat) => `플레이어 ${String(seat + 1)}`,
  seat: (seat) => `자리 ${String(seat)}`,
  whichGame: '어떤 게임을 할까요?',
  whichLevel: '상대는 얼마나 세게 할까요?',
  pickGame: '↑↓: 고르기 · Enter: 하기 · q: 끝',
  typeGame: '게임의 번호나 이름을 입력하세요:',
  curtain: (name) => `${name} 님에게 넘기세요.`,
  curtainHint: '준비됐고 다른 사람이 보지 않으면 Enter를 누르세요.',
  passOn: 'Enter: 넘기기 · c: 다시 고르기',
  passOnTyped: 'Enter를 누르면 넘겨요. 바꾸려면 다른 수를 입력하세요.',
  goOn: 'Enter: 계속',
  watching: 'Ctrl-C: 경기 그만두기',
  thinking: (name, percent) =>
    `${name} 생각 중…${percent > 0 ? ` ${String(percent)} %` : ''} · Ctrl-C: 경기 그만두기`,
  advising: '잠시만요…',
  advice: (name, move, reason) => `${name}라면: ${move}. ${reason}`,
  remark: (name, reason) => `${name}: “${reason}”`,
  prompt: '내 수:',
  promptHint: 'Enter: 두기 · Esc: 키로 돌아가기 · “도움말”로 쓰는 법 보기',
  typeHint: '수, “힌트”, “도움말”, “끝내기” 중 하나를 입력하세요.',
  helpWords: ['도움말', 'help', '?'],
  quitWords: ['끝내기', 'quit', 'exit', 'q'],
  adviceWords: ['힌트', 'hint', 'h'],
  leave: '경기를 그만둘까요? y: 예 · 다른 키: 아니요',
  yes: 'y',
  helpTitle: '수를 쓰는 법',
  anyKey: '아무 키: 경기로 돌아가기',
  tooSmall: (columns, rows) =>
    `이 창은 ${String(columns)}×${String(rows)}예요. 80×24면 모두 들어가요.`,
  left: '경기를 그만두었어요.',
  interrupted: '경기가 중간에 끝났어요.',
  inputEnded: '경기가 끝나기 전에 입력이 끝났어요.',
  seed: (seed) => `시드: ${seed}`,
  again: (command) => `같은 카드로 다시: ${command}`,
  saved: (path) => `기록: ${path}. 보려면: rookery replay ${path}`,
  howToSave: '“rookery replay”로 볼 기록을 남기려면 --save로 하세요.',

  replay: {
    step: (at, of, round) => `단계 ${String(at)}/${String(of)} · 라운드 ${String(round)}`,
    hint: '←→: 단계 · ↑↓: 라운드 · Home/End · q: 끝',
    open: '모든 손 공개',
    onlooker: '경기가 끝나지 않음: 구경하는 사람이 보는 대로',
    as: (name) => `${name} 님이 본 대로`,
    begin: '첫 수 전이에요.',
  },

  bug: (reason) => `rookery 안에서 문제가 생겼어요. 우리 잘못이에요(${reason}).`,
  report: '바로 전에 무엇을 했는지 알려 주세요.',
  reportRecord: (path) => `지금까지의 경기: ${path}. 함께 보내 주세요.`,
};
