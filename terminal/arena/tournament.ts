import type { Problem } from '@rookery/rules/kernel/problem';
import type { Result } from '@rookery/rules/kernel/result';
import {
  fields,
  isObject,
  listOf,
  oneOf,
  read,
  wholeNumber,
  type Reader,
} from '@rookery/rules/kernel/shape';

/** The form of tournaments written by this version. */
export const tournamentForm = 'rookery-arena/1';

/** Somebody who takes part: one of our bots, or a program that speaks the protocol. */
export type Entrant =
  | {
      readonly kind: 'bot';
      readonly label: string;
      /** Its name among the players of the game. */
      readonly name: string;
      /** What it spends on a move, in iterations. */
      readonly budget: number;
    }
  | { readonly kind: 'program'; readonly label: string; readonly command: string };

/** Everything that determines a tournament except its length: deal n is the same however many follow. */
export interface Tournament {
  readonly form: typeof tournamentForm;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly players: readonly Entrant[];
}

/** What `tournament.json` holds. */
export interface StoredTournament {
  readonly tournament: Tournament;
  readonly matches: number;
}

const anyNumber = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Any text: commands and seeds come from the command line as they are. */
const anyText: Reader<string> = (input, at, problems) => {
  if (typeof input === 'string') return input;
  problems.push({ kind: 'wrong-type', at, expected: 'text' });
  return undefined;
};

const botReader = fields<Entrant & { readonly kind: 'bot' }>({
  kind: oneOf(['bot']),
  label: anyText,
  name: anyText,
  budget: anyNumber,
});

const programReader = fields<Entrant & { readonly kind: 'program' }>({
  kind: oneOf(['program']),
  label: anyText,
  command: anyText,
});

const entrantReader: Reader<Entrant> = (input, at, problems) =>
  isObject(input) && 'kind' in input && input.kind === 'bot'
    ? botReader(input, at, problems)
    : programReader(input, at, problems);

const storedReader = fields<StoredTournament>({
  tournament: fields<Tournament>({
    form: oneOf([tournamentForm]),
    game: anyText,
    rules: anyNumber,
    seats: anyNumber,
    // The game reads its options when the tournament is played.
    options: (input) => input,
    seed: anyText,
    players: listOf(entrantReader),
  }),
  matches: anyNumber,
});

/** Reads `tournament.json`. */
export const parseStoredTournament = (input: unknown): Result<StoredTournament, Problem> =>
  read(storedReader, input, 'tournament');
