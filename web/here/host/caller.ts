import type { Ask } from '@rookery/protocol/asks';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import type { Thinkers } from '@rookery/bots/workers/thinkers';
import type { LocalPerson, LocalStore, LocalTable } from './local-store.ts';
import { isPersons } from './showing.ts';

/** Who is at the end of a line: a seat, or somebody who sees what everyone may see. */
export interface Session {
  readonly seat: number | null;
  /** For a new table: who plays on this device, and where. */
  readonly people: readonly (LocalPerson & { readonly seat: number })[];
}

/** One open line. */
export interface Caller {
  readonly session: Session;
  tell(tell: Tell): void;
}

/** Whatever is asked of tables; `hello` and `ping` are the line's own matter. */
export type DeskAsk = Exclude<Ask, { readonly type: 'hello' | 'ping' }>;

/** Everything the host on this device is made of. */
export interface DeskParts {
  readonly store: LocalStore;
  readonly thinkers: Pick<Thinkers, 'think'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something later, unless the returned function is called before. */
  after(milliseconds: number, action: () => void): () => void;
  /** How long bots leave the device to what was played before, until they think; in milliseconds. */
  readonly breath: number;
  /** 128 random bits in base64url. */
  randomId(): string;
  /** 256 random bits, from which everything random of a match is drawn. */
  randomSecret(): string;
  /** Something was kept about that table: other windows of this device may show it too. */
  changed(table: TableId): void;
  onFault(error: unknown): void;
}

/** Through whose eyes a line sees a table; a bot's hand is nobody's business. */
export function viewerOf({ session }: Caller, table: LocalTable): Viewer {
  const seat = seatsOf(table.seats.length).find((each) => each === session.seat) ?? 'onlooker';
  return isPersons(table, seat) ? seat : 'onlooker';
}
