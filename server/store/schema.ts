import type { PendingAlert } from '@rookery/desk/alerts';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { PenguinSpecies } from '@rookery/protocol/people';
import type { Settings, Table } from '@rookery/protocol/tables';
import type { Kysely } from 'kysely';

/** Times are milliseconds since 1970; texts named after things that are no texts hold them as JSON. */
interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly penguin: PenguinSpecies;
  readonly account: string | null;
  /** The account in lower case: two people may not differ by that alone. */
  readonly account_key: string | null;
  readonly password_hash: string | null;
  readonly created_at: number;
}

/** Somebody whom nobody may be any more. */
interface BanRow {
  readonly person: string;
  readonly since: number;
}

interface SessionRow {
  readonly token_hash: string;
  readonly person: string;
  readonly created_at: number;
  readonly expires_at: number;
  /** The same for all tokens that came one from the other: the hash of the first. */
  readonly family: string;
  /** When it first came back; null while nobody knows whether it has arrived. */
  readonly used_at: number | null;
  /** When another token of the family took its place. */
  readonly superseded_at: number | null;
}

interface DeviceCodeRow {
  readonly code_hash: string;
  readonly person: string;
  readonly expires_at: number;
}

interface TableRow {
  readonly id: TableId;
  readonly revision: number;
  readonly game: string;
  readonly options: string;
  readonly listing: Settings['listing'];
  readonly settings: string;
  readonly phase: Table['phase'];
  readonly host: string | null;
  readonly match: MatchId | null;
  readonly wishes: string;
  readonly created_at: number;
  readonly touched_at: number;
  /** Who asked for it, and under which nonce. */
  readonly creator: string | null;
  readonly nonce: string | null;
}

interface SeatRow {
  readonly table: TableId;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  /** 1 for yes. */
  readonly ready: number;
}

interface MatchRow {
  readonly id: MatchId;
  readonly table: TableId | null;
  readonly game: string;
  readonly rules: number;
  readonly options: string;
  readonly secret: string;
  /** How many acts there are. */
  readonly seq: number;
  readonly clocks: string;
  readonly deadline: number | null;
  readonly started_at: number;
  readonly finished_at: number | null;
  readonly result: string | null;
}

/** The log. An act of a seat carries the seat's running number; no name is ever in here. */
interface ActRow {
  readonly match: MatchId;
  /** Counted from 1. */
  readonly seq: number;
  readonly act: string;
  readonly at: number;
  readonly seat: number | null;
  readonly nth: number | null;
  readonly answer: string | null;
}

interface MatchPlayerRow {
  readonly match: MatchId;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
}

interface ChatRow {
  readonly table: TableId;
  readonly id: string;
  readonly person: string;
  readonly nonce: string;
  readonly said: string;
  readonly at: number;
}

interface TableCodeRow {
  readonly code: string;
  readonly table: TableId;
  readonly expires_at: number;
}

/** A browser that takes messages for a person. */
interface PushTargetRow {
  readonly endpoint: string;
  readonly person: string;
  /** The session it belongs to, as all its tokens have it. */
  readonly family: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  readonly added_at: number;
}

/** The last alert for a person at a table. */
interface AlertRow {
  readonly person: string;
  readonly table: TableId;
  readonly kind: PendingAlert['kind'];
  readonly occasion: string;
  readonly by: number | null;
  /** Null once somebody has taken it. */
  readonly due_at: number | null;
}

interface SettingsRow {
  readonly person: string;
  /** Settings with their stamps, as JSON. */
  readonly stamps: string;
}

interface FactRow {
  readonly name: string;
  readonly value: string;
}

/** Every table of the database, those that others refer to first. */
export interface Schema {
  readonly facts: FactRow;
  readonly people: PersonRow;
  readonly bans: BanRow;
  readonly sessions: SessionRow;
  readonly device_codes: DeviceCodeRow;
  readonly tables: TableRow;
  readonly table_codes: TableCodeRow;
  readonly push_targets: PushTargetRow;
  readonly alerts: AlertRow;
  readonly settings: SettingsRow;
  readonly seats: SeatRow;
  readonly chat: ChatRow;
  readonly matches: MatchRow;
  readonly players: MatchPlayerRow;
  readonly acts: ActRow;
}

/** A connection on which the queries run, whatever database is behind it. */
export type Database = Kysely<Schema>;
