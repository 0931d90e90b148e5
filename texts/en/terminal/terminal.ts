import { levelsInEnglish } from '../levels.ts';
import { problemsInEnglish } from '../problems.ts';
import { adminInEnglish } from './admin.ts';
import { analysisInEnglish } from './analysis.ts';
import { arenaInEnglish } from './arena.ts';
import type { ArgumentFault } from '../../terminal-subjects.ts';
import { joinInEnglish } from './join.ts';
import { upkeepInEnglish } from './upkeep.ts';
import { helpInEnglish } from './help.ts';
import { penguinPartyScreenInEnglish } from './penguin-party.ts';
import { penguinramidsScreenInEnglish } from './penguinramids.ts';

const orNearest = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` Did you mean “${nearest}”?`;

/** What is wrong with a command line. */
function argumentFault(fault: ArgumentFault): string {
  switch (fault.kind) {
    case 'unknown-option':
      return `There is no option “${fault.option}”.${orNearest(fault.nearest)}`;
    case 'needs-value':
      return `The option “${fault.option}” needs a value.`;
    case 'takes-no-value':
      return `The option “${fault.option}” takes no value.`;
  }
}

/** What the terminal program says, in English. */
export const terminalInEnglish = {
  help: helpInEnglish,
  join: joinInEnglish,
  analysis: analysisInEnglish,
  arena: arenaInEnglish,
  upkeep: upkeepInEnglish,
  admin: adminInEnglish,
  levels: levelsInEnglish,
  problems: problemsInEnglish,
  penguinParty: penguinPartyScreenInEnglish,
  penguinramids: penguinramidsScreenInEnglish,
  argumentFault,
  unknownCommand: (name: string, nearest: string | undefined): string =>
    `There is no command “${name}”.${orNearest(nearest)}`,
  unknownGame: (name: string, nearest: string | undefined): string =>
    `There is no game “${name}”.${orNearest(nearest)}`,
  notForCommand: (option: string, command: string): string =>
    `“--${option}” is not an option of “rookery ${command}”.`,
  notForGame: (option: string, game: string): string =>
    `“--${option}” is not an option of ${game}.`,
  tooManyWords: (word: string): string => `I do not know what to do with “${word}”.`,
  unknownLanguage: (name: string, known: readonly string[]): string =>
    `There are no texts in “${name}”. Languages: ${known.join(', ')}.`,
  seeHelp: (command: string): string => `See “${command} --help”.`,
  numberBetween: (option: string, least: number, most: number, found: string): string =>
    `“--${option}” must be a number from ${String(least)} to ${String(most)}, not “${found}”.`,
  badName: (name: string, longest: number): string =>
    `“${name}” cannot be a name: names have 1 to ${String(longest)} characters, and no two are the same.`,
  tooManyHumans: (humans: number, seats: number): string =>
    `${String(humans)} people do not fit on ${String(seats)} seats.`,
  unknownOpponent: (found: string, known: readonly string[]): string =>
    `There is no bot “${found}”. Bots: ${known.join(', ')}.`,
  wrongOpponents: (found: number, seats: number): string =>
    `“--bots” names ${String(found)} bots, and the number of free seats is ${String(seats)}: name one bot for all seats, or one for each.`,
  opponents: (bots: readonly string[]): string => `You play against ${bots.join(', ')}.`,
  unknownSeat: (option: string, found: string, names: readonly string[]): string =>
    `“--${option}” must be a seat from 1 to ${String(names.length)} or a name (${names.join(', ')}), not “${found}”.`,

  needsFile: 'Which match? Name the file of a record.',
  noSuchFile: (path: string): string => `There is no file “${path}”.`,
  unreadableFile: (path: string, reason: string): string =>
    `The file “${path}” cannot be read (${reason}).`,
  unwritableFile: (path: string, reason: string): string =>
    `The file “${path}” cannot be written (${reason}).`,
  notJson: (path: string, reason: string): string => `“${path}” is not JSON (${reason}).`,
  wrongBox: (path: string): string =>
    `“${path}” does not describe a box of cards and goals. What is wrong:`,
  wrongRecord: (path: string): string => `“${path}” is not the record of a match. What is wrong:`,
  recordAdvice:
    'A record is what “rookery play --save FILE” writes; it must not be changed by hand.',

  player: (seat: number): string => `Player ${String(seat + 1)}`,
  seat: (seat: number): string => `seat ${String(seat)}`,
  whichGame: 'Which game?',
  whichLevel: 'How strong should the others be?',
  pickGame: '↑↓: choose · Enter: play · q: quit',
  typeGame: 'Type the number or the name of a game:',
  curtain: (name: string): string => `Pass to ${name}.`,
  curtainHint: 'Press Enter when you are ready and nobody else is looking.',
  passOn: 'Enter: pass on · c: choose again',
  passOnTyped: 'Press Enter to pass on, or type another move to change it.',
  goOn: 'Enter: go on',
  watching: 'Ctrl-C: leave the match',
  thinking: (name: string, percent: number): string =>
    `${name} is thinking…${percent > 0 ? ` ${String(percent)} %` : ''} · Ctrl-C: leave the match`,
  advising: 'One moment…',
  advice: (name: string, move: string, reason: string): string =>
    `${name} would play: ${move}. ${reason}`,
  remark: (name: string, reason: string): string => `${name}: “${reason}”`,
  prompt: 'Your move:',
  promptHint: 'Enter: play it · Esc: back to the keys · “help” shows how moves are typed',
  typeHint: 'Type a move, “hint”, “help” or “quit”.',
  helpWords: ['help', '?'],
  quitWords: ['quit', 'exit', 'q'],
  adviceWords: ['hint', 'h'],
  leave: 'Leave the match? y: yes · any other key: no',
  yes: 'y',
  helpTitle: 'How moves are typed',
  anyKey: 'any key: back to the match',
  tooSmall: (columns: number, rows: number): string =>
    `This window is ${String(columns)}×${String(rows)}; everything fits in 80×24.`,
  left: 'You left the match.',
  interrupted: 'The match was left.',
  inputEnded: 'The input ended before the match was over.',
  seed: (seed: string): string => `Seed: ${seed}`,
  again: (command: string): string => `To play the same deals again: ${command}`,
  saved: (path: string): string => `The record is in ${path}. Watch it: rookery replay ${path}`,
  howToSave: 'To keep a record for “rookery replay”, play with --save.',

  replay: {
    step: (at: number, of: number, round: number): string =>
      `step ${String(at)} of ${String(of)} · round ${String(round)}`,
    hint: '←→: step · ↑↓: round · Home/End · q: quit',
    open: 'all hands open',
    onlooker: 'the match is not over: as an onlooker sees it',
    as: (name: string): string => `as ${name} saw it`,
    begin: 'Before the first move.',
  },

  bug: (reason: string): string =>
    `Something went wrong inside rookery; this is our mistake (${reason}).`,
  report: 'Please tell us what you did just before.',
  reportRecord: (path: string): string => `The match so far is in ${path}: please send it along.`,
};

/** Every text of the terminal program; each language must have them all. */
export type TerminalTexts = typeof terminalInEnglish;
