import type { Match } from '@rookery/rules/kernel/match';
import type { Streams } from '@rookery/rules/kernel/rng';

/** An open match, and the streams of its randomness. */
export interface RefereedMatch {
  readonly match: Match;
  readonly streams: Streams;
}

/** More than anyone referees at once; it keeps a forgetful client from filling the memory. */
const mostMatches = 50_000;

/** The matches of one process, by the ids given out for them. */
export class OpenMatches {
  readonly #matches = new Map<string, RefereedMatch>();
  #opened = 0;

  /** The id of a new match; nothing when there are too many. */
  add(refereed: RefereedMatch): string | undefined {
    if (this.#matches.size >= mostMatches) return undefined;
    this.#opened += 1;
    const id = `m${String(this.#opened)}`;
    this.#matches.set(id, refereed);
    return id;
  }

  find(id: unknown): RefereedMatch | undefined {
    return typeof id === 'string' ? this.#matches.get(id) : undefined;
  }

  replace(id: string, refereed: RefereedMatch): void {
    this.#matches.set(id, refereed);
  }

  drop(id: string): void {
    this.#matches.delete(id);
  }
}
