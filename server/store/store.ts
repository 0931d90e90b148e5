import type {
  ChatStore,
  DeadlineStore,
  Person,
  TableDirectory,
  TableStore,
} from '@rookery/desk/store';
import type { AlertStore } from '@rookery/desk/alerts';
import type { NodeStore } from '@rookery/desk/node-store';
import type { Said } from '@rookery/protocol/chat';
import type { AdministrationStore } from './administration-store.ts';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { PenguinSpecies } from '@rookery/protocol/people';
import type { SettingStamps } from '@rookery/protocol/setting-stamps';
import type { PushStore } from './push-store.ts';

/** Somebody who plays, with or without an account. */
export interface AccountPerson extends Person {
  /** The name to log in with; null for guests. */
  readonly account: string | null;
}

/** A session is known by the hash of its token; the token itself is never kept. */
export interface Session {
  readonly tokenHash: string;
  readonly at: number;
  readonly expiresAt: number;
}

/** A token that somebody shows. */
export interface TokenUse {
  readonly tokenHash: string;
  readonly at: number;
  /** How long a superseded token is good for requests under way, in milliseconds. */
  readonly grace: number;
}

/** Somebody with a good token. */
export interface FoundSession extends AccountPerson {
  /** When the token was made. */
  readonly since: number;
  /** The same for all tokens that came one from the other. */
  readonly family: string;
  readonly isSuperseded: boolean;
}

/** A family that has just ended, because a superseded token of it was shown. */
export interface EndedFamily {
  readonly endedFamily: string;
}

/** Who played on a seat of a match; the name is null once that person is forgotten, or for a bot. */
export interface MatchPlayer {
  readonly seat: number;
  readonly name: string | null;
  readonly penguin: PenguinSpecies | null;
  readonly bot: string | null;
}

/** A match as lists show it. */
export interface MatchSummary {
  readonly id: MatchId;
  readonly game: string;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly result: unknown;
  readonly players: readonly MatchPlayer[];
}

/** A finished match, to be kept and replayed. */
export interface FinishedMatch extends MatchSummary {
  readonly rules: number;
  readonly options: unknown;
  readonly acts: readonly string[];
}

/** Everything kept about a person. */
export interface PersonExport {
  readonly person: AccountPerson;
  readonly createdAt: number;
  readonly sessions: readonly { readonly since: number; readonly until: number }[];
  readonly tables: readonly { readonly table: TableId; readonly seat: number }[];
  readonly matches: readonly { readonly match: MatchId; readonly seat: number }[];
  readonly chat: readonly { readonly table: TableId; readonly at: number; readonly said: Said }[];
  /** The settings taken along, and when each was changed. */
  readonly settings: SettingStamps;
  /** The browsers that take messages. */
  readonly browsers: readonly {
    readonly endpoint: string;
    readonly language: string;
    readonly since: number;
  }[];
}

/**
 * Everything that is kept. Each piece of work is done completely or not at all, and its promise is
 * fulfilled only once that is durable. If it is rejected nobody knows whether it was done: look
 * before you answer anyone (`findDecision`), or do it again, which the expected numbers make safe.
 */
export interface Work
  extends
    TableStore,
    DeadlineStore,
    ChatStore,
    TableDirectory,
    AdministrationStore,
    AlertStore,
    PushStore {
  beginSession(input: Session & { readonly person: Person }): Promise<void>;
  addSession(input: Session & { readonly person: string }): Promise<'added' | 'banned' | 'unknown'>;
  /**
   * Whose token it is. The first use of a rotated token supersedes the others of its family that were
   * in use; these are good for `grace` more milliseconds. Whoever comes with one later has an old copy
   * of it, or somebody else has, so the whole family ends.
   */
  findSession(input: TokenUse): Promise<FoundSession | EndedFamily | undefined>;
  /** Which of these families have a session that is good, and whose they are. */
  findFamilies(input: {
    readonly families: readonly string[];
    readonly at: number;
  }): Promise<readonly { readonly family: string; readonly person: AccountPerson }[]>;
  /**
   * Adds a token to the family of an old one, which stays good until the new one is used: the answer
   * that carries the new one may be lost.
   */
  rotateSession(
    input: Session & { readonly oldTokenHash: string; readonly grace: number },
  ): Promise<'rotated' | 'too-often' | 'unknown'>;
  /** Ends the family of an old token, and begins another one for the same person. */
  replaceSession(
    input: Session & { readonly oldTokenHash: string },
  ): Promise<'replaced' | 'unknown'>;
  /** Ends the whole family of a token. */
  endSession(input: { readonly tokenHash: string }): Promise<void>;
  changePerson(input: Person): Promise<'changed' | 'unknown'>;
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
  redeemCode(input: Session & { readonly codeHash: string }): Promise<AccountPerson | undefined>;
  /**
   * Gives a table a code to say out loud, good until a time. Returns the code that the table had already, if
   * it has one, and undefined if the new one is in use.
   */
  issueTableCode(input: {
    readonly table: TableId;
    readonly code: string;
    readonly at: number;
    readonly expiresAt: number;
  }): Promise<string | undefined>;
  findByTableCode(input: {
    readonly code: string;
    readonly at: number;
  }): Promise<TableId | undefined>;
  /** How many people play in matches that have gone on since then. */
  countPlaying(input: { readonly since: number }): Promise<number>;
  exportPerson(input: { readonly person: string }): Promise<PersonExport | undefined>;
  /** Forgets a person; what was played stays, without them. */
  deletePerson(input: { readonly person: string }): Promise<'deleted' | 'unknown'>;

  findDecision(input: {
    readonly match: MatchId;
    readonly seat: number;
    readonly nth: number;
  }): Promise<{ readonly seq: number; readonly act: string; readonly answer: unknown } | undefined>;
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

  lastAlive(): Promise<number | undefined>;
  /** Writes something that means nothing, to find out whether anything can be written. */
  probe(input: { readonly at: number }): Promise<void>;
  /**
   * Throws away what has run out: sessions, codes, tokens superseded and tables closed before a time,
   * with their chat, and guests who cannot come back and have left nothing behind.
   */
  sweep(input: { readonly at: number; readonly closedBefore: number }): Promise<void>;
}

/** A place where everything is kept. */
export interface Store extends Work {
  /** What several servers over one database know of each other; missing where there can only be one. */
  readonly nodes?: NodeStore;
  /** Takes a token of a bucket that all servers share; returns how long to wait for one, in milliseconds. */
  readonly countAttempt?: (
    key: string,
    allowance: { readonly burst: number; readonly perSecond: number },
  ) => Promise<number>;
  /** Finishes what is under way, then lets go of the database. */
  close(): Promise<void>;
}
