/** Why a program cannot go on playing. */
export type FailureCause =
  | { readonly kind: 'ended'; readonly code: number | null; readonly signal: string | null }
  | { readonly kind: 'silent'; readonly seconds: number }
  | { readonly kind: 'refused'; readonly times: number; readonly last: string };

/** A program that cannot go on, and what one needs to mend it. */
export interface Failure {
  readonly player: string;
  readonly match: string;
  readonly seat: number;
  readonly cause: FailureCause;
  /** The last lines it wrote on its error output. */
  readonly complaints: readonly string[];
}

/** Thrown through a match that cannot be finished, because a program fails. */
export class ProgramFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.player} failed: ${failure.cause.kind}`);
    this.failure = failure;
  }
}
