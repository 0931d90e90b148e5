import type { Random } from './random.ts';

/** The protocol's `status`, as far as the two opinions are compared. */
export interface Status {
  readonly toAct: readonly number[];
  readonly over: boolean;
  readonly round: number;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
}

/** What the `new` request is given. */
export interface Setup {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

/** A move of a seat, legal or not. */
export interface Attempt {
  readonly seat: number;
  readonly move: object;
}

/** An attempt that this reading accepts; `commit` carries it out and names the rare things it did. */
export interface Choice extends Attempt {
  commit(): readonly string[];
}

/** One match as this reading of the rules sees it; it knows every card. */
export interface Reading {
  readonly setup: Setup;
  status(): Status;
  legalMoves(seat: number): readonly object[];
  nextMove(random: Random): Choice;
  illegalMove(random: Random): Attempt;
  /** Throws if an onlooker's view tells something else of what has been; left out where nothing is compared. */
  expectView?(view: unknown): void;
}
