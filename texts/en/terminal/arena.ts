import type { Failure, FailureCause } from '../../terminal-subjects.ts';
import { figuresIn } from '../../figures.ts';

const { number, count, duration } = figuresIn('en');

/** Why a program cannot go on. */
function cause(what: FailureCause): string {
  switch (what.kind) {
    case 'ended':
      return what.signal === null
        ? `ended with exit code ${String(what.code)}`
        : `was ended by ${what.signal}`;
    case 'silent':
      return `made no move within ${count(what.seconds, { one: 'second', other: 'seconds' })} (--patience)`;
    case 'refused':
      return `was refused ${String(what.times)} times in one turn, the last time with ${what.last}`;
  }
}

/** What the arena says, in English. */
export const arenaInEnglish = {
  number,
  percent: (share: number): string => `${number(100 * share, 1)} %`,

  needsGame: (games: readonly string[]): string => `Which game? ${games.join(' or ')}.`,
  needsPlayers: (known: readonly string[]): string =>
    `Name at least two players: ${known.join(', ')} or cmd:COMMAND.`,
  tooManyPlayers: (most: number): string => `At most ${String(most)} players can take part.`,
  unknownPlayer: (
    name: string,
    nearest: string | undefined,
    game: string,
    known: readonly string[],
  ): string =>
    nearest === undefined
      ? `Nobody called “${name}” plays ${game}. Players: ${known.join(', ')}, or cmd:COMMAND.`
      : `Nobody called “${name}” plays ${game}. Did you mean “${nearest}”?`,
  badBudget: (player: string, most: number): string =>
    `The budget of “${player}” must be a whole number from 1 to ${number(most, 0)}, as in king:500.`,
  badLabel: (label: string, longest: number): string =>
    `“${label}” cannot be the name of a player: 1 to ${String(longest)} letters, digits, spaces and -._:`,
  emptyCommand: (player: string): string => `“${player}” names no command; write cmd:COMMAND.`,
  sameName: (label: string): string =>
    `“${label}” is named twice. Give one of them another name, as in again=${label}.`,
  resumeWhat: '“--resume” goes on with the tournament in a folder: add --out FOLDER.',
  nothingToResume: (folder: string): string =>
    `There is no tournament in “${folder}” to go on with. Name a game and players to begin one.`,

  folderInUse: (folder: string): string =>
    `“${folder}” holds a tournament already. Add --resume to go on with it, or name another folder.`,
  otherTournament: (folder: string, setting: string): string =>
    `“${folder}” holds another tournament (its ${setting} differs). Name another folder, or go on with it: rookery arena --out ${folder} --resume`,
  settings: {
    form: 'file format',
    game: 'game',
    rules: 'version of the rules',
    seats: 'number of seats',
    options: 'table options',
    seed: 'seed',
    players: 'list of players',
  },
  badFolder: (folder: string, reason: string): string =>
    `The folder “${folder}” cannot be used (${reason}).`,
  badFile: (path: string, line: number): string =>
    `Line ${String(line)} of “${path}” is not a result of this tournament. Delete the line to play its deal again.`,

  progress: (done: number, of: number): string => `${number(done, 0)}/${number(of, 0)} deals`,
  shareSoFar: (label: string, share: string): string => `${label} ${share}`,
  left: (seconds: number): string => `${duration(seconds)} left`,

  columns: {
    rank: '#',
    player: 'player',
    matches: 'matches',
    wins: 'wins %',
    margin: '±',
    lead: 'lead',
    rating: 'rating',
    mean: 'ms/move',
    slowest: 'max',
  },
  duels: 'ends before (%)',
  played: (matches: number, deals: number, seats: number): string =>
    `${count(matches, { one: 'match', other: 'matches' })}: ${count(deals, { one: 'deal', other: 'deals' })}, each played ${String(seats)} times; each time everyone moves on by a seat.`,
  alone: (first: string, second: string, seats: number): string =>
    `${first} sits alone against ${String(seats - 1)} × ${second}.`,
  equal: (share: string): string =>
    `Equal players would win ${share} each; ± is the 95 % confidence interval.`,
  seed: (seed: string): string => `Seed: ${seed}`,
  kept: (folder: string): string => `Results: ${folder}`,
  programFailed: (failure: Failure): string =>
    `The program “${failure.player}” ${cause(failure.cause)}, in match ${failure.match}, seat ${String(failure.seat)}.`,
  complaints: 'The last lines of its error output:',
  interrupted: (done: number, of: number): string =>
    `Stopped after ${number(done, 0)} of ${count(of, { one: 'deal', other: 'deals' })}.`,
  lost: 'The results are not kept. With --out FOLDER you could go on from here.',
  goOn: (folder: string): string => `Go on: rookery arena --out ${folder} --resume`,
};

/** Every text of the arena; each language must have them all. */
export type ArenaTexts = typeof arenaInEnglish;
