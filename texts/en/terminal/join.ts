import type { LineEnding } from '@rookery/protocol/client/line';
import { onlineInEnglish } from '../online.ts';
import type { TableAction } from '../../terminal-subjects.ts';

/** Something that can be wanted: a key, a word to type, and what it does. */
export interface TableActionText {
  readonly key: string;
  readonly words: readonly [string, ...string[]];
  readonly does: string;
}

const actions: { readonly [action in TableAction]: TableActionText } = {
  sit: { key: 's', words: ['sit'], does: 'take a seat' },
  ready: { key: 'r', words: ['ready'], does: 'ready' },
  'not-ready': { key: 'r', words: ['wait'], does: 'not ready yet' },
  start: { key: 's', words: ['start'], does: 'start' },
  'add-bot': { key: 'b', words: ['bot'], does: 'put a bot on a free seat' },
  rematch: { key: 'r', words: ['again', 'rematch'], does: 'play again' },
  pause: { key: 'p', words: ['pause'], does: 'pause' },
  unpause: { key: 'p', words: ['unpause'], does: 'go on' },
  'hand-over': { key: 'b', words: ['bot'], does: 'let a bot play for you' },
  'take-back': { key: 'b', words: ['back'], does: 'play yourself again' },
  resign: { key: 'x', words: ['resign'], does: 'give up the seat for good' },
};

function ended(why: LineEnding): string {
  switch (why) {
    case 'closed':
      return 'You left the table.';
    case 'session':
      return 'The server no longer knows you. Join again to begin anew.';
    case 'version':
      return 'The server does not have the same version as this program. Update the program.';
    case 'not-text':
    case 'too-long':
    case 'unreadable':
      return `The server and this program do not understand each other (${why}).`;
  }
}

/** What is said about tables elsewhere, in English. */
export const joinInEnglish = {
  ...onlineInEnglish,
  needsAddress: 'Which table? Give its link, or the address of a server and --create GAME.',
  badAddress: (text: string): string =>
    `“${text}” is not an address. One looks like http://localhost:4040/table/…`,
  badTable: (text: string): string =>
    `“${text}” is not the link of a table. One looks like http://localhost:4040/table/ followed by 22 characters.`,
  createOrTable: 'The address of a server alone is not enough: add --create GAME, or give a link.',
  createAndTable:
    'That is the link to a table: leave out --create, or give only the server’s address.',
  onlyWithCreate: (option: string): string => `“--${option}” only works with --create.`,
  badClock: (text: string): string =>
    `“--clock ${text}” cannot be read. Give seconds per move (60), or seconds for the match plus seconds per move (600+5).`,
  tooLong: 'These options are too long for an online table; leave out --box.',
  badName: (name: string): string =>
    `“${name}” cannot be a name: 1 to 24 characters, all of them visible.`,
  unknownPenguin: (found: string, known: readonly string[]): string =>
    `There is no penguin “${found}”. Penguins: ${known.join(', ')}.`,
  whoAreYou: 'This server does not know you yet: say who you are with --name NAME.',
  noServer: (origin: string, why: string): string => `No server answers at ${origin} (${why}).`,
  noRookery: (origin: string, status: number): string =>
    `${origin} does not answer like a Rookery server (status ${String(status)}).`,

  nobody: 'free seat',
  somebody: (seat: number): string => `Player ${String(seat + 1)}`,
  marks: {
    you: 'you',
    host: 'host',
    bot: (level: string): string => `bot: ${level}`,
    away: 'away',
    ready: 'ready',
    standIn: (bot: string): string => `${bot} plays for them`,
  },
  entering: 'Opening the table…',
  invitation: (link: string): string => `Others join with: ${link}`,
  lookingOn: 'You are watching.',
  waitingFor: (names: readonly string[]): string => `Waiting for ${names.join(', ')}.`,
  sending: 'Sending…',
  paused: 'Paused.',
  onlookers: (count: number): string => (count === 0 ? '' : `Onlookers: ${String(count)}`),
  wantRematch: (names: readonly string[]): string => `Want to play again: ${names.join(', ')}.`,
  wantPause: (names: readonly string[]): string => `Want a pause: ${names.join(', ')}.`,
  lineIsBack: 'Connected again.',
  noAdvice: 'There are no hints at a table with others.',

  actions,
  change: { key: 'c', does: 'choose again' },
  talk: { key: '!', does: 'talk' },
  quit: { key: 'q', does: 'leave' },
  retry: { key: 'Enter', does: 'try now' },
  keyHint: (key: string, does: string): string => `${key}: ${does}`,
  talkTitle: 'What do you say?',
  talkHint: '↑↓: choose · Enter: say it · q: nothing',
  write: 'Something else…',
  writePrompt: 'You say:',
  writeHint: 'Enter: say it · Esc: nothing',
  sayWords: ['say'],
  speaks: (name: string, words: string): string => `${name}: “${words}”`,
  typedActions: (words: readonly string[]): string => `You can type: ${words.join(', ')}.`,
  unknownWord: (word: string): string => `“${word}” means nothing here.`,
  notYourTurn: 'It is not your turn.',
  ended,
  stayed: (link: string): string => `Your seat stays yours. To come back: rookery join ${link}`,
};

/** Every text about tables elsewhere; each language must have them all. */
export type JoinTexts = typeof joinInEnglish;
