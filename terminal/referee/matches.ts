import type { Match } from '@rookery/rules/kernel/match';
import type { Streams } from '@rookery/rules/kernel/rng';

/** A match the referee looks after, and where its luck comes from. */
export interface Table {
  readonly match: Match;
  readonly streams: Streams;
}

/** More than anyone referees at once; it keeps a forgetful client from filling the memory. */
const mostMatches = 50_000;

/** The matches of one process, by the ids given out for them. */
export class Matches {
  readonly #tables = new Map<string, Table>();
  #opened = 0;

  /** The id of a new match; nothing when there are too many. */
  add(table: Table): string | undefined {
    if (this.#tables.size >= mostMatches) return undefined;
    this.#opened += 1;
    const id = `m${String(this.#opened)}`;
    this.#tables.set(id, table);
    return id;
  }

  find(id: unknown): Table | undefined {
    return typeof id === 'string' ? this.#tables.get(id) : undefined;
  }

  replace(id: string, table: Table): void {
    this.#tables.set(id, table);
  }

  drop(id: string): void {
    this.#tables.delete(id);
  }
}
