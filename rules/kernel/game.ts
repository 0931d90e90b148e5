import type { Problem } from './problem.ts';
import type { Result } from './result.ts';
import type { Rng, Streams } from './rng.ts';
import type { Seat, Viewer } from './seat.ts';

/** The vocabulary of one game. Every member is plain readonly JSON. */
export interface Vocabulary {
  /** What a table agrees on before the match; may hold given deals, so it is not for players' eyes. */
  readonly Options: unknown;
  /** Everything true now, hidden or not. */
  readonly State: unknown;
  /** What a seat may decide. */
  readonly Move: unknown;
  /** What chance may decide. */
  readonly Chance: unknown;
  /** What happened, with all its secrets. */
  readonly Event: unknown;
  /** What one viewer saw of it. */
  readonly Seen: unknown;
  /** Everything one viewer knows now. */
  readonly View: unknown;
  /** Why a move is against the rules, with the facts a person needs. */
  readonly Refusal: { readonly kind: string };
}

/** One recorded fact. The list of acts is the whole match. */
export type Act<G extends Vocabulary = Vocabulary> =
  | { readonly by: Seat; readonly move: G['Move'] }
  | { readonly by: 'chance'; readonly chance: G['Chance'] };

/** A match as it is told: what it began with, and its acts. */
export interface Told<G extends Vocabulary = Vocabulary> {
  readonly seats: number;
  readonly options: G['Options'];
  readonly acts: readonly Act<G>[];
}

/** Whose act comes next. */
export type Waiting =
  | { readonly for: 'seats'; readonly seats: readonly Seat[] }
  | { readonly for: 'chance' }
  | { readonly for: 'nobody'; readonly ranking: readonly (readonly Seat[])[] };

/** What follows from an act. */
export interface Step<G extends Vocabulary = Vocabulary> {
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
}

/** Where the match stands, in numbers that everyone may know. */
export interface Standing {
  /** Counted from 1. */
  readonly round: number;
  /** By seat; null while they are not yet counted. */
  readonly scores: readonly number[] | null;
}

/** Moves and chance outcomes as short texts without spaces, for records; `parse` undoes `format`. */
export interface Notation<G extends Vocabulary = Vocabulary> {
  formatMove(move: G['Move']): string;
  parseMove(text: string): Result<G['Move'], Problem>;
  formatChance(chance: G['Chance']): string;
  parseChance(text: string): Result<G['Chance'], Problem>;
}

/** A game of hidden information, chance and simultaneous choice, as pure functions. */
export interface Game<G extends Vocabulary = Vocabulary> {
  readonly id: string;
  /** Raised when a stored match could replay differently. */
  readonly version: number;
  readonly seats: { readonly least: number; readonly most: number };
  readonly editions: readonly string[];
  readonly notation: Notation<G>;

  /** Checks a table's wishes and fills in the defaults. */
  parseOptions(input: unknown, seats: number): Result<G['Options'], Problem>;
  /** The names of those options that settle hidden cards: whoever has chosen them knows too much to play. */
  givenSecrets(options: G['Options']): readonly string[];
  /** Checks the form of a move; whether it is legal now is `refuse`'s matter. */
  parseMove(input: unknown): Result<G['Move'], Problem>;

  start(options: G['Options'], seats: number): G['State'];
  waiting(state: G['State']): Waiting;
  standing(state: G['State']): Standing;
  /** Every move this seat may make now; a seat that is not waited for may still have some (a pick to change). */
  legalMoves(state: G['State'], seat: Seat): readonly G['Move'][];
  /** Why this seat may not do this now; nothing if it may. */
  refuse(state: G['State'], seat: Seat, move: G['Move']): G['Refusal'] | undefined;
  /** Draws what chance decides now. The outcome is recorded, never the seed. */
  roll(state: G['State'], streams: Streams): G['Chance'];
  /** Why this cannot have been the outcome, for records from outside. */
  doubt(state: G['State'], chance: G['Chance']): Problem | undefined;
  /** What follows from a legal act. */
  apply(state: G['State'], act: Act<G>): Step<G>;

  view(state: G['State'], viewer: Viewer): G['View'];
  /** What a viewer sees of an event; nothing, if not even that it happened. */
  see(event: G['Event'], viewer: Viewer): G['Seen'] | undefined;
  /** A world that this viewer cannot tell from the real one, each such world equally likely. */
  imagine(view: G['View'], rng: Rng): G['State'];
  /**
   * The match up to this state, told so that it leads to an imagined world. This viewer saw the same at every act;
   * acts that the viewer saw nothing of may be missing.
   */
  retell(told: Told<G>, state: G['State'], viewer: Viewer, rng: Rng): Told<G>;
}
