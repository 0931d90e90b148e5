import { availableParallelism } from 'node:os';
import { dealsFor, groupsOf } from '@rookery/bots/arena/line-ups';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Arguments } from '../arguments/arguments.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { readGameName } from '../play/choose-game.ts';
import { readNumber } from '../play/seating.ts';
import { readableSeed } from '../play/seed.ts';
import { misused, readTableOptions, type OptionFault } from '../play/table-options.ts';
import type { Shell } from '../shell.ts';
import { readEntrants } from './entrants.ts';
import { storedTournament } from './folder.ts';
import { tournamentForm, type StoredTournament, type Tournament } from './tournament.ts';

/** A tournament, and how it is run. */
export interface TournamentPlan {
  readonly tournament: Tournament;
  readonly deals: number;
  /** How many matches were asked for; it may take some more for everyone to meet equally often. */
  readonly matches: number;
  readonly folder: string | undefined;
  readonly resume: boolean;
  readonly cores: number;
  /** In seconds. */
  readonly patience: number;
}

const usualMatches = 200;
const mostMatches = 999_999;
const mostCores = 256;
const usualPatience = 30;
const longestPatience = 3600;

/** What the command line asks for. */
export function readPlan(shell: Shell, args: Arguments): Result<TournamentPlan, OptionFault> {
  const texts = shell.texts.arena;
  const folder = args.values.get('out');
  const resume = args.switches.has('resume');
  if (resume && folder === undefined) return misused(texts.resumeWhat);
  const stored = resume && folder !== undefined ? storedTournament(folder) : undefined;
  if (resume && args.words.length === 0 && !stored) {
    return misused(texts.nothingToResume(folder ?? ''));
  }
  const tournament =
    stored && args.words.length === 0
      ? accepted(stored.tournament)
      : readTournament(shell, args, stored);
  if (!tournament.ok) return tournament;
  return readRun(shell, args, tournament.value, stored?.matches ?? usualMatches);
}

function readTournament(
  shell: Shell,
  args: Arguments,
  stored: StoredTournament | undefined,
): Result<Tournament, OptionFault> {
  const [name, ...words] = args.words;
  const screen = readScreen(shell, name);
  if (!screen.ok) return misused(...screen.problems);
  const { game } = screen.value;
  const { least, most } = game.seats;
  const seats = readNumber(shell.texts, 'seats', args.values.get('seats') ?? '2', least, most);
  if (!seats.ok) return misused(...seats.problems);
  const players = readEntrants(shell.texts.arena, game, words);
  if (!players.ok) return misused(...players.problems);
  const names = seatsOf(seats.value).map((seat) => shell.texts.player(seat));
  const options = readTableOptions(shell, screen.value, { names }, args.values);
  if (!options.ok) return options;
  const seed =
    args.values.get('seed') ?? stored?.tournament.seed ?? readableSeed(shell.system.randomness);
  return accepted({
    form: tournamentForm,
    game: game.id,
    rules: game.version,
    seats: seats.value,
    options: options.value,
    seed,
    players: players.value,
  });
}

function readScreen(shell: Shell, name: string | undefined): Result<GameScreen, string> {
  const ids = shell.screens.map(({ game }) => game.id);
  return name === undefined
    ? rejected(shell.texts.arena.needsGame(ids))
    : readGameName(shell, name);
}

function readRun(
  { texts }: Shell,
  { values, switches }: Arguments,
  tournament: Tournament,
  usual: number,
): Result<TournamentPlan, OptionFault> {
  const number = (option: string, most: number, otherwise: number): Result<number, string> =>
    readNumber(texts, option, values.get(option) ?? String(otherwise), 1, most);
  const matches = number('matches', mostMatches, usual);
  const cores = number('cores', mostCores, availableParallelism());
  const patience = number('patience', longestPatience, usualPatience);
  if (!matches.ok) return misused(...matches.problems);
  if (!cores.ok) return misused(...cores.problems);
  if (!patience.ok) return misused(...patience.problems);
  const { players, seats } = tournament;
  return accepted({
    tournament,
    deals: dealsFor(matches.value, groupsOf(players.length, seats).length, seats),
    matches: matches.value,
    folder: values.get('out'),
    resume: switches.has('resume'),
    cores: cores.value,
    patience: patience.value,
  });
}
