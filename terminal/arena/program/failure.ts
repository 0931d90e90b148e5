import type { Failure } from '@rookery/texts/terminal-subjects';

/** Thrown through a match that cannot be finished, because a program fails. */
export class ProgramFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.player} failed: ${failure.cause.kind}`);
    this.failure = failure;
  }
}
