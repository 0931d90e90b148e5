import type { Ask } from '@rookery/protocol/asks';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import type { Game } from '@rookery/rules/kernel/game';
import type { AlertPort } from './alerts.ts';
import type { BotPaceRule } from './bot-pace.ts';
import type { NodeStore } from './node-store.ts';
import type { BotRunner, Bus, Clock, DeskLog, Randomness } from './ports.ts';
import type {
  ChatStore,
  DeadlineStore,
  MatchBeginning,
  Person,
  TableDirectory,
  TableStore,
} from './store.ts';
import type { TakeBackOutcome, TakeBackWish } from './take-back.ts';

/** One open line to a client. */
export interface Caller {
  readonly id: string;
  /** Who is at the other end; null without a session. */
  readonly person: Person | null;
  /** Those who come along and where each one sits, when this caller opens a table around one device. */
  readonly companions?: readonly { readonly seat: number; readonly person: Person }[];
  /** How matches begin at the table that this caller opens around one device; as usual, if absent. */
  readonly beginning?: MatchBeginning | undefined;
  /** Sends it, or drops it if the line is gone; never throws. Equal tells for many are one object. */
  tell(tell: Tell): void;
}

/** Whatever is asked of tables. The line itself answers `hello` and `ping`. */
export type DeskAsk = Exclude<Ask, { readonly type: 'hello' | 'ping' }>;

/** A table that a client goes on with, and how much of its match the client has seen. */
export interface Resumed {
  readonly table: TableId;
  readonly seq: number | null;
}

/** Tables and matches: the only place where anything about them changes. */
export interface Desk {
  /**
   * Tells the caller exactly one answer, which carries the ask's id, and only then everyone the news.
   * Fulfilled when that is done; never rejected.
   */
  answer(caller: Caller, ask: DeskAsk): Promise<void>;
  /** After `welcome`: goes on following these tables. Never rejected. */
  resume(caller: Caller, tables: readonly Resumed[]): Promise<void>;
  /** The line is gone. */
  forget(caller: Caller): void;
  /** A person has a new name or penguin; call it once that is stored. */
  personChanged(person: string): Promise<void>;
  /** A person is about to be deleted: seats are freed, or left to bots. Call it before that. */
  personLeaves(person: string): Promise<void>;
  /** Closes a table for whoever runs the host, even during a match, which then has no result. */
  closeTable(table: TableId): Promise<'closed' | 'unknown'>;
  /** Gives back the time the server was down, and wakes clocks and bots. */
  open(): Promise<void>;
  /** Finishes what is under way; whatever is asked later is refused. */
  close(): Promise<void>;
  figures(): DeskFigures;
}

/** What is to be done at a desk now and then. */
export interface Housekeeping {
  /** Closes tables that nobody has had open for long. */
  closeAbandoned(): Promise<void>;
}

/** What a desk around one device can do besides. */
export interface TakingBack {
  /** Takes back the last decision of the only person at a table. */
  takeBack(wish: TakeBackWish): Promise<TakeBackOutcome>;
}

/** How often something was done, and how long it took altogether, in milliseconds. */
export interface Effort {
  readonly count: number;
  readonly milliseconds: number;
}

/** Figures since the start, for metrics. */
export interface DeskFigures {
  /** Tables in memory. */
  readonly tables: number;
  /** Those with a match being played. */
  readonly matches: number;
  /** Lines that follow a table, once per table. */
  readonly followers: number;
  /** Decisions stored, by people and by bots. */
  readonly moves: { readonly people: number; readonly bots: number };
  /** Refusals by their kind. */
  readonly refusals: ReadonlyMap<string, number>;
  /** From asking to the answer of a decision. */
  readonly deciding: Effort;
  readonly thinking: Effort;
}

/** How much is too much. */
export interface DeskLimits {
  /** Tables that one person sits at or is host of. */
  readonly tablesPerPerson: number;
  readonly callersPerTable: number;
  /** Asks that may wait for one table. */
  readonly waitingPerTable: number;
  /** So many lines of chat may one person say at a table within `chatSpan` milliseconds. */
  readonly chatLines: number;
  readonly chatSpan: number;
}

export const usualLimits: DeskLimits = {
  tablesPerPerson: 20,
  callersPerTable: 200,
  waitingPerTable: 200,
  chatLines: 5,
  chatSpan: 10_000,
};

/**
 * Whether people come and go on their own, or sit together around one device. Together, seats are taken
 * when the table is opened, everybody is present, and one person speaks for all.
 */
export type Gathering = 'apart' | 'together';

/** What a desk is made of. A part that is left out is something its tables do not have. */
export interface DeskParts extends Randomness {
  readonly store: TableStore;
  readonly clock: Clock;
  readonly bots: BotRunner;
  readonly log: DeskLog;
  readonly bus?: Bus;
  /** Given where several desks share a store. */
  readonly nodes?: NodeStore;
  readonly deadlines?: DeadlineStore;
  readonly chat?: ChatStore;
  readonly directory?: TableDirectory;
  /** How people who are away are told. */
  readonly alerts?: AlertPort;
  /** `apart`, unless told otherwise. */
  readonly gathering?: Gathering;
  /** The catalogue, unless told otherwise. */
  readonly games?: readonly Game[];
  readonly limits?: Partial<DeskLimits>;
  /** The bots that may be asked for: the usual levels, unless told otherwise. */
  readonly levels?: readonly string[];
  /** How long bots wait with their moves; they move at once unless told otherwise. */
  readonly botPace?: BotPaceRule;
  /** The level that plays for whoever has run out of time, or was forgotten. */
  readonly standIn?: string;
}
