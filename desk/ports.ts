import type { TableId } from '@rookery/protocol/identifiers';
import type { Settings } from '@rookery/protocol/tables';
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
  /** Takes over another time, on which several desks have to agree. Clocks of desks that are alone lack it. */
  adopt?(now: number): void;
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

/** What other desks over the same store should know. The store has the rest. */
export type News =
  /** A table was saved. Lobbies show it if it is public. */
  | {
      readonly kind: 'table';
      readonly table: TableId;
      readonly revision: number;
      readonly listing: Settings['listing'];
    }
  /** A match went on, or its clocks were changed; it has so many acts now. */
  | { readonly kind: 'match'; readonly table: TableId; readonly seq: number }
  | { readonly kind: 'chat' | 'presence'; readonly table: TableId }
  /** The host has freed the seat of a person, whose lines stop following the table. */
  | { readonly kind: 'sent-away'; readonly table: TableId; readonly person: string }
  /** The name, the sessions or the rights of a person have changed. */
  | { readonly kind: 'person'; readonly person: string }
  /** The sessions of a family have ended. */
  | { readonly kind: 'session'; readonly family: string };

/** Somebody who wants to hear news. */
export interface NewsListener {
  /** Several that came together. */
  hear(news: readonly News[]): void;
  /** From now on nothing is heard: the listener has to look for itself. */
  interrupted(): void;
  /** News are heard again. What was published meanwhile is lost. */
  restored(): void;
}

/**
 * Carries news between desks over the same store. It may lose, repeat, delay and reorder them: they only make
 * others look earlier than they would have looked by themselves.
 */
export interface Bus {
  /** Tells everybody else, soon. Never throws. */
  publish(news: News): void;
  /** The returned function ends the subscription. */
  subscribe(listener: NewsListener): () => void;
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
