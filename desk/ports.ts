import type { TableId } from '@rookery/protocol/identifiers';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { BotRequest } from './bot-request.ts';

/** Time, which tests and simulations turn by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment; it never jumps. */
  monotonic(): number;
  /** Runs something later; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Runs something in a later turn of the event loop. */
  soon(run: () => void): void;
}

/** Randomness that nobody can foresee. */
export interface Randomness {
  /** 128 random bits in base64url. */
  randomId(): string;
  /** 256 random bits, from which everything random of a match is drawn. */
  randomSecret(): string;
}

/** A bot's move under way. */
export interface PendingMove {
  readonly move: Promise<Vocabulary['Move']>;
  /** Gives up thinking; `move` is then rejected, and nobody minds. */
  cancel(): void;
}

/** For whom a bot thinks: thinking is shared fairly among people, and among the tables of each. */
export interface BotShare {
  /** The host of the table, who has put the bots there; null without one. */
  readonly person: string | null;
  readonly table: TableId;
}

/** Lets bots think, never on the desk's own thread if thinking takes long. */
export interface BotRunner {
  think(request: BotRequest, share: BotShare): PendingMove;
}

/** Tells other desks over the same store that a table has changed. It may lose and repeat news. */
export interface Bus {
  publish(table: TableId): void;
  /** The returned function ends the subscription. */
  subscribe(onChange: (table: TableId) => void): () => void;
}

/** Takes what goes wrong. Facts never hold cards, names or messages of people. */
export interface DeskLog {
  warn(event: string, facts: DeskFacts): void;
  error(event: string, facts: DeskFacts): void;
}
export interface DeskFacts {
  readonly [fact: string]: string | number | null;
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
