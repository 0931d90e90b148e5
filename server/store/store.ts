import type { Clocks } from '@rookery/referee/clock';
import type { Said } from '@rookery/protocol/chat';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { Penguin } from '@rookery/protocol/people';
import type { Settings, Table } from '@rookery/protocol/tables';

/** Somebody who plays: a guest, or with an account name and a password hash, a known one. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly penguin: Penguin;
  /** The name to log in with; null for guests. */
  readonly account: string | null;
}

/** A session is known by the hash of its token; the token itself is never kept. */
export interface Session {
  readonly tokenHash: string;
  readonly at: number;
  readonly expiresAt: number;
}

/** Who sits on a seat: a person, a bot, or a person for whom a bot stands in. */
export interface StoredSeat {
  readonly person: string | null;
  /** The level of the bot. */
  readonly bot: string | null;
  readonly ready: boolean;
}

/** A table, between matches and during them. */
export interface StoredTable {
  readonly id: TableId;
  readonly game: string;
  /** What the host asked for, as the game filled it in; it may hold secrets. */
  readonly options: unknown;
  readonly settings: Settings;
  readonly phase: Table['phase'];
  readonly seats: readonly StoredSeat[];
  readonly host: string | null;
  readonly match: MatchId | null;
  readonly wishes: Table['wishes'];
  readonly createdAt: number;
  readonly touchedAt: number;
}

/** A table as it was found, and how often it had been saved. */
export interface SavedTable {
  readonly table: StoredTable;
  readonly revision: number;
}

/** A match before its first act. */
export interface NewMatch {
  readonly id: MatchId;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly options: unknown;
  /** From which everything random is drawn; it leaves the server when the match is over, if ever. */
  readonly secret: string;
  readonly clocks: Clocks;
  readonly deadline: number | null;
  readonly startedAt: number;
}

/** Everything the match desk needs to go on with a match. */
export interface StoredMatch extends NewMatch {
  readonly table: TableId | null;
  /** The log, as short texts. */
  readonly acts: readonly string[];
  readonly finishedAt: number | null;
  readonly result: unknown;
}

/** Who played on a seat of a match; the name is null once that person is forgotten, or for a bot. */
export interface Player {
  readonly seat: number;
  readonly name: string | null;
  readonly penguin: Penguin | null;
  readonly bot: string | null;
}

/** A match as lists show it. */
export interface MatchSummary {
  readonly id: MatchId;
  readonly game: string;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly result: unknown;
  readonly players: readonly Player[];
}

/** A finished match, to be kept and replayed. */
export interface FinishedMatch extends MatchSummary {
  readonly rules: number;
  readonly options: unknown;
  readonly acts: readonly string[];
}

/** "This seat's nth decision", with the answer that a repeat of it gets again. */
export interface StoredDecision {
  readonly seat: number;
  readonly nth: number;
  readonly answer: unknown;
}

/** What is added to a match at once: all of it is kept, or nothing. */
export interface Addition {
  readonly match: MatchId;
  /** How many acts the match must have: whoever was overtaken is told so. */
  readonly expectedSeq: number;
  /** Acts as short texts; the first one is the decision's, if there is one. */
  readonly acts: readonly string[];
  readonly decision: StoredDecision | null;
  readonly clocks: Clocks;
  readonly deadline: number | null;
  readonly at: number;
  /** How the match ended, if it did. */
  readonly result: unknown;
}

/** What became of an addition. Only the first has changed anything. */
export type Added =
  | { readonly kind: 'added'; readonly seq: number }
  /** The same decision was kept before; this was its answer. */
  | { readonly kind: 'repeated'; readonly answer: unknown }
  /** That seat's nth decision was another one. */
  | { readonly kind: 'contradicted'; readonly act: string }
  /** The match has gone on meanwhile. */
  | { readonly kind: 'conflict'; readonly seq: number }
  | { readonly kind: 'over' }
  | { readonly kind: 'unknown' };

/** What became of a saved table. */
export type Saved =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'conflict'; readonly revision: number }
  | { readonly kind: 'unknown' };

/** A line of chat with whoever said it. */
export interface ChatEntry {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly said: Said;
}

/** What somebody asked for, under the client's own name for it: sent again it is the same wish. */
export interface Wish {
  readonly person: string;
  readonly nonce: string;
}

/** A line of chat, as whoever says it knows it. */
export interface LineKey extends Wish {
  readonly table: TableId;
}

/** How often a table was saved, and how many acts a match has; null without a match. */
export interface Progress {
  readonly revision: number;
  readonly seq: number | null;
}

/** Everything kept about a person. */
export interface PersonExport {
  readonly person: Person;
  readonly createdAt: number;
  readonly sessions: readonly { readonly since: number; readonly until: number }[];
  readonly tables: readonly { readonly table: TableId; readonly seat: number }[];
  readonly matches: readonly { readonly match: MatchId; readonly seat: number }[];
  readonly chat: readonly { readonly table: TableId; readonly at: number; readonly said: Said }[];
}

/**
 * Everything that is kept. Each piece of work is done completely or not at all, and its promise is
 * fulfilled only once that is durable. If it is rejected nobody knows whether it was done: look
 * before you answer anyone (`findDecision`), or do it again, which the expected numbers make safe.
 */
export interface Work {
  beginSession(input: Session & { readonly person: Omit<Person, 'account'> }): Promise<void>;
  addSession(input: Session & { readonly person: string }): Promise<'added' | 'unknown'>;
  findSession(input: {
    readonly tokenHash: string;
    readonly at: number;
  }): Promise<(Person & { readonly since: number }) | undefined>;
  /** Replaces a token; the old one is good for requests under way until `graceUntil`. */
  rotateSession(
    input: Session & { readonly oldTokenHash: string; readonly graceUntil: number },
  ): Promise<'rotated' | 'unknown'>;
  endSession(input: { readonly tokenHash: string }): Promise<void>;
  changePerson(input: Omit<Person, 'account'>): Promise<'changed' | 'unknown'>;
  /** Those of these people who are not forgotten. */
  findPeople(input: { readonly people: readonly string[] }): Promise<readonly Person[]>;
  /**
   * Gives a person an account, or another password. Whoever had one shows what was kept of the old
   * one; every other session and code of theirs ends with it.
   */
  claimAccount(input: {
    readonly person: string;
    readonly account: string;
    readonly passwordHash: string;
    readonly oldPasswordHash: string | null;
    /** The session that goes on. */
    readonly tokenHash: string;
  }): Promise<'claimed' | 'taken' | 'outdated' | 'unknown'>;
  findAccount(input: {
    readonly account: string;
  }): Promise<{ readonly person: string; readonly passwordHash: string } | undefined>;
  /** A code to enter on another device; a new one makes earlier ones useless. */
  issueCode(input: {
    readonly codeHash: string;
    readonly person: string;
    readonly expiresAt: number;
  }): Promise<void>;
  /** Begins a session with a code, which then is used up. */
  redeemCode(input: Session & { readonly codeHash: string }): Promise<Person | undefined>;
  exportPerson(input: { readonly person: string }): Promise<PersonExport | undefined>;
  /** Forgets a person; what was played stays, without them. */
  deletePerson(input: { readonly person: string }): Promise<'deleted' | 'unknown'>;

  /** Keeps a new table. A wish that was granted before gives the table that came of it then. */
  createTable(input: { readonly table: StoredTable; readonly wish?: Wish }): Promise<TableId>;
  /** The table that came of a wish. */
  findGranted(input: Wish): Promise<TableId | undefined>;
  saveTable(input: {
    readonly table: StoredTable;
    readonly expectedRevision: number;
  }): Promise<Saved>;
  findTable(input: { readonly table: TableId }): Promise<SavedTable | undefined>;
  /** How far a table and a match have come, to tell whether what somebody has in mind is old. */
  findProgress(input: {
    readonly table: TableId;
    readonly match: MatchId | null;
  }): Promise<Progress | undefined>;
  /** Public tables that are not closed, the liveliest first. */
  publicTables(input: { readonly limit: number }): Promise<readonly SavedTable[]>;
  /** Tables that are not closed and at which this person sits, or is host. */
  tablesOf(input: { readonly person: string }): Promise<readonly SavedTable[]>;
  /** Tables without a match that nobody has touched since these times, the oldest first. */
  untouchedTables(input: {
    readonly waitingSince: number;
    readonly overSince: number;
    readonly limit: number;
  }): Promise<readonly TableId[]>;

  /** Begins a match at a table and saves the table with it. */
  startMatch(input: {
    readonly match: NewMatch;
    readonly acts: readonly string[];
    readonly table: StoredTable;
    readonly expectedRevision: number;
  }): Promise<Saved>;
  append(input: Addition): Promise<Added>;
  findDecision(input: {
    readonly match: MatchId;
    readonly seat: number;
    readonly nth: number;
  }): Promise<{ readonly seq: number; readonly act: string; readonly answer: unknown } | undefined>;
  loadMatch(input: { readonly match: MatchId }): Promise<StoredMatch | undefined>;
  /** Matches being played whose deadline is at `before` or earlier, the earliest first. */
  dueMatches(input: { readonly before: number; readonly limit: number }): Promise<
    readonly {
      readonly match: MatchId;
      readonly table: TableId | null;
      readonly deadline: number;
    }[]
  >;
  findMatch(input: { readonly match: MatchId }): Promise<MatchSummary | undefined>;
  /** The record of a match, once nothing in it is secret. */
  findRecord(input: {
    readonly match: MatchId;
  }): Promise<FinishedMatch | 'not-finished' | undefined>;
  /** Finished matches of a person, newest first. */
  matchesOf(input: {
    readonly person: string;
    readonly before: number;
    readonly limit: number;
  }): Promise<readonly MatchSummary[]>;

  /** Keeps a line; a person's nonce at a table is one line, however often it is sent. */
  say(
    input: LineKey & { readonly id: string; readonly said: Said; readonly at: number },
  ): Promise<'said' | 'repeated' | 'unknown'>;
  hasSaid(input: LineKey): Promise<boolean>;
  /** The last lines of a table, oldest first. */
  chatOf(input: { readonly table: TableId; readonly limit: number }): Promise<readonly ChatEntry[]>;

  /** Notes that the server was alive, so that downtime can be credited after a restart. */
  markAlive(input: { readonly at: number }): Promise<void>;
  lastAlive(): Promise<number | undefined>;
  /** Gives all running clocks the time since the server was last alive, and notes that it is; both or neither. */
  creditDowntime(input: { readonly at: number }): Promise<void>;
  /**
   * Throws away what has run out: sessions, codes, tables closed before a time, with their chat, and
   * guests who cannot come back and have left nothing behind.
   */
  sweep(input: { readonly at: number; readonly closedBefore: number }): Promise<void>;
}

/** A place where everything is kept. */
export interface Store extends Work {
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}
