/** What was found wrong first. */
export interface Violation {
  /** The promise that was broken. */
  readonly promise: string;
  readonly facts: string;
  /** When, in milliseconds since the simulation began. */
  readonly at: number;
}

/** Whatever checks and tells what happens. */
export interface Verdict {
  /** A promise is broken: the simulation ends here. */
  fail(promise: string, facts: string): void;
  /** A line for the story. */
  note(line: () => string): void;
}
