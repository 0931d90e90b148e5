import type { Said } from '@rookery/protocol/chat';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { PenguinSpecies } from '@rookery/protocol/people';
import type { Settings, Table } from '@rookery/protocol/tables';
import type { Clocks } from '@rookery/referee/clock';

/** Somebody who plays. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly penguin: PenguinSpecies;
}

/** Who sits on a seat: a person, a bot, or a person for whom a bot stands in. */
export interface StoredSeat {
  readonly person: string | null;
  /** The level of the bot. */
  readonly bot: string | null;
  readonly ready: boolean;
}

/** The beginning of a match that somebody else has played, from which a table goes on: what if? */
export interface MatchBeginning {
  /** As short texts. */
  readonly acts: readonly string[];
  /** Where that match can be seen, for the host's own use. */
  readonly origin: string;
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
  /** Its matches begin in the middle of another one; absent at every other table. Only devices have such tables. */
  readonly beginning?: MatchBeginning;
  readonly createdAt: number;
  readonly touchedAt: number;
}

/** A table as the store has it, and how often it was saved. */
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
  /** Everything random of the match is drawn from it. It leaves the host after the match, if ever. */
  readonly secret: string;
  readonly clocks: Clocks;
  readonly deadline: number | null;
  readonly startedAt: number;
  /** How many decisions were taken back in it; none if left out. */
  readonly takenBack?: number;
  /** The match in whose place it goes on, because something was taken back: that one is forgotten. */
  readonly replaced?: MatchId;
}

/** Everything the desk needs to go on with a match. */
export interface StoredMatch extends NewMatch {
  readonly table: TableId | null;
  /** The log, as short texts. */
  readonly acts: readonly string[];
  readonly finishedAt: number | null;
  readonly result: unknown;
}

/** "This seat's nth decision", with the answer that a repeat of it gets again. */
export interface StoredDecision {
  readonly seat: number;
  readonly nth: number;
  readonly answer: unknown;
}

/** What is added to a match at once: all of it is stored, or nothing. */
export interface Addition {
  readonly match: MatchId;
  /** How many acts the match must have; otherwise the addition is a conflict. */
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

/** What became of an addition. Only `added` has changed anything. */
export type Added =
  | { readonly kind: 'added'; readonly seq: number }
  /** The same decision was stored before; this was its answer. */
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

/** A request under the client's own name for it: sent again, it is the same request. */
export interface RequestKey {
  readonly person: string;
  readonly nonce: string;
}

/** How often a table was saved, and how many acts a match has; null without a match. */
export interface TableProgress {
  readonly revision: number;
  readonly seq: number | null;
}

/**
 * Where tables and matches are stored. Each call is done completely or not at all, and its promise is
 * fulfilled only once the result is durable. A rejected promise means that nobody knows the outcome: look
 * it up before you answer anyone, or call again, which the expected numbers make safe.
 */
export interface TableStore {
  /** Stores a new table. A request that was granted before gives the table that came of it then. */
  createTable(input: {
    readonly table: StoredTable;
    readonly wish?: RequestKey;
    /** Those who sit at the table from the start, for stores that keep people with their tables. */
    readonly people?: readonly Person[];
  }): Promise<TableId>;
  /** The table that came of a request. */
  findGranted(input: RequestKey): Promise<TableId | undefined>;
  saveTable(input: {
    readonly table: StoredTable;
    readonly expectedRevision: number;
  }): Promise<Saved>;
  findTable(input: { readonly table: TableId }): Promise<SavedTable | undefined>;
  /** How far a table and a match have come, to find out whether a copy in memory is stale. */
  findProgress(input: {
    readonly table: TableId;
    readonly match: MatchId | null;
  }): Promise<TableProgress | undefined>;
  /** Those who sit at a table, and its host; nobody who is forgotten. */
  peopleAt(input: Pick<StoredTable, 'id' | 'seats' | 'host'>): Promise<readonly Person[]>;

  /** Begins a match at a table and saves the table with it. */
  startMatch(input: {
    readonly match: NewMatch;
    readonly acts: readonly string[];
    readonly table: StoredTable;
    readonly expectedRevision: number;
  }): Promise<Saved>;
  append(input: Addition): Promise<Added>;
  loadMatch(input: { readonly match: MatchId }): Promise<StoredMatch | undefined>;
}

/** Deadlines of all matches, and when the host was last alive. Hosts without clocks leave it out. */
export interface DeadlineStore {
  /** Matches being played whose deadline is at `before` or earlier, the earliest first. */
  dueMatches(input: { readonly before: number; readonly limit: number }): Promise<
    readonly {
      readonly match: MatchId;
      readonly table: TableId | null;
      readonly deadline: number;
    }[]
  >;
  /** Notes that the host was alive, so that downtime can be credited after a restart. */
  markAlive(input: { readonly at: number }): Promise<void>;
  /** Gives all running clocks the time since the host was last alive, and notes that it is; both or neither. */
  creditDowntime(input: { readonly at: number }): Promise<void>;
}

/** A line of chat with whoever said it. */
export interface ChatEntry {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly said: Said;
}

/** A line of chat, as whoever says it knows it. */
export interface ChatLineKey extends RequestKey {
  readonly table: TableId;
}

/** What people say at tables. Hosts without chat leave it out. */
export interface ChatStore {
  /** Stores a line; a person's nonce at a table is one line, however often it is sent. */
  say(
    input: ChatLineKey & { readonly id: string; readonly said: Said; readonly at: number },
  ): Promise<'said' | 'repeated' | 'unknown'>;
  hasSaid(input: ChatLineKey): Promise<boolean>;
  /** The last lines of a table, oldest first. */
  chatOf(input: { readonly table: TableId; readonly limit: number }): Promise<readonly ChatEntry[]>;
}

/** Finds tables otherwise than by their id. Hosts whose tables nobody visits from elsewhere leave it out. */
export interface TableDirectory {
  /** Public tables that are not closed, the liveliest first. */
  publicTables(input: { readonly limit: number }): Promise<readonly SavedTable[]>;
  /** Those of these people who are not forgotten. */
  findPeople(input: { readonly people: readonly string[] }): Promise<readonly Person[]>;
  /** Tables that are not closed and at which this person sits, or is host. */
  tablesOf(input: { readonly person: string }): Promise<readonly SavedTable[]>;
  /** Tables that nobody has touched since these times, and whose match stands still since, the oldest first. */
  untouchedTables(input: {
    readonly waitingSince: number;
    readonly playingSince: number;
    readonly overSince: number;
    readonly limit: number;
  }): Promise<readonly TableId[]>;
}
