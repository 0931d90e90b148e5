import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { Penguin } from '@rookery/protocol/people';
import type { Table } from '@rookery/protocol/tables';
import type { MatchResult } from '@rookery/referee/hosted-match';

/** Somebody who plays on this device. */
export interface LocalPerson {
  readonly name: string;
  readonly penguin: Penguin;
}

/** A seat: a person, a bot, or a person for whom a bot plays at the moment. */
export interface LocalSeat {
  readonly person: LocalPerson | null;
  readonly bot: string | null;
}

/** What is kept of a table on this device. */
export interface LocalTable {
  readonly id: TableId;
  /** Raised with every change. */
  readonly revision: number;
  /** That of the wish it came from: a wish that is sent twice opens one table. */
  readonly nonce: string;
  readonly game: string;
  readonly options: unknown;
  readonly settings: Table['settings'];
  readonly phase: Table['phase'];
  readonly seats: readonly LocalSeat[];
  readonly host: number;
  readonly match: MatchId | null;
  readonly createdAt: number;
  readonly touchedAt: number;
}

/** What is kept of a match besides its acts. */
export interface LocalMatch {
  readonly id: MatchId;
  readonly table: TableId;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly options: unknown;
  readonly seats: readonly LocalSeat[];
  /** Everything random of the match is drawn from it. */
  readonly secret: string;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly result: MatchResult | null;
}

/** Acts that go on where a log ends. */
export interface Addition {
  readonly match: MatchId;
  /** How long the log was when they were made. */
  readonly from: number;
  readonly acts: readonly string[];
  /** With the last acts of a match: the match with its result, and the table that has heard of it. */
  readonly end: { readonly match: LocalMatch; readonly table: LocalTable } | null;
}

/** Whether it was kept; another window may have been quicker, and then nothing has changed. */
export type Kept = 'kept' | 'overtaken';

/**
 * Where tables and matches of this device are kept. Writing is all or nothing, and done for good before the
 * promise is fulfilled; a rejected promise says that nobody knows.
 */
export interface LocalStore {
  findTable(table: TableId): Promise<LocalTable | undefined>;
  /** The table that came of a wish. */
  findGranted(nonce: string): Promise<TableId | undefined>;
  /** Keeps a table whose revision is one more than that of the kept one; a new table has revision 0. */
  saveTable(table: LocalTable): Promise<Kept>;
  /** Keeps a new match with its first acts, and the table at which it is played. */
  startMatch(table: LocalTable, match: LocalMatch, acts: readonly string[]): Promise<Kept>;
  append(addition: Addition): Promise<Kept>;
  findMatch(match: MatchId): Promise<LocalMatch | undefined>;
  /** The acts of a match, from some place on. */
  actsOf(match: MatchId, from?: number): Promise<readonly string[]>;
  /** Every match, the latest first. */
  matches(): Promise<readonly LocalMatch[]>;
  /** Forgets a match, and its table if that was the last one played there. */
  forget(match: MatchId): Promise<void>;
}
