import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { Settings, Table } from '@rookery/protocol/tables';

/** Whether people whom nobody knows yet may come in. */
export const registrations = ['open', 'closed'] as const;
export type Registration = (typeof registrations)[number];

/** A table that is not closed, as the administrator sees it. */
export interface ListedTable {
  readonly id: TableId;
  readonly game: string;
  readonly phase: Table['phase'];
  readonly listing: Settings['listing'];
  readonly createdAt: number;
  readonly touchedAt: number;
  readonly match: MatchId | null;
  /** When its match began, and how many acts it has; null without a match. */
  readonly startedAt: number | null;
  readonly acts: number | null;
  readonly seats: readonly {
    readonly person: string | null;
    readonly name: string | null;
    readonly bot: string | null;
  }[];
}

/** A person, as the administrator sees them. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly account: string | null;
  readonly createdAt: number;
  readonly bannedSince: number | null;
}

/** What the administrator looks up and decides. */
export interface AdministrationStore {
  /** Tables that are not closed, the liveliest first. */
  openTables(input: { readonly limit: number }): Promise<readonly ListedTable[]>;
  /** Everyone whose id, account or name is that text; null for everyone, the newest first. */
  knownPeople(input: {
    readonly text: string | null;
    readonly limit: number;
  }): Promise<readonly KnownPerson[]>;
  /** Bans a person: every session and code ends, and none begins. */
  banPerson(input: { readonly person: string; readonly at: number }): Promise<'banned' | 'unknown'>;
  unbanPerson(input: { readonly person: string }): Promise<'unbanned' | 'not-banned'>;
  /** Gives an account another password; every session and code ends. */
  resetPassword(input: {
    readonly person: string;
    readonly passwordHash: string;
  }): Promise<'reset' | 'no-account'>;
  /** A match that is never to go on has no deadline. */
  stopClocks(input: { readonly match: MatchId }): Promise<void>;
  registration(): Promise<Registration>;
  setRegistration(input: { readonly to: Registration }): Promise<void>;
}
