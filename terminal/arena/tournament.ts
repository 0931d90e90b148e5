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

/** All that decides how a tournament goes, but for its length: deal n is the same however many follow. */
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
