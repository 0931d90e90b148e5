import type { Ask } from '../../asks.ts';
import { parseMatchId, parseTableId, type MatchId, type TableId } from '../../identifiers.ts';
import { formatTell, parseAsk } from '../../messages.ts';
import { noWishes, type Table } from '../../tables.ts';
import type { Tell } from '../../tells.ts';
import type { LineParts, Wire, WireEvents } from '../../client/wire.ts';

interface Timer {
  readonly at: number;
  readonly action: () => void;
}

/** One socket as the server sees it. */
export class FakeWire implements Wire {
  readonly asks: Ask[] = [];
  isClosed = false;
  readonly #events: WireEvents;

  constructor(events: WireEvents) {
    this.#events = events;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error('sent into a closed wire');
    const ask = parseAsk(text);
    if (!ask.ok) throw new Error(`no server would read ${text}`);
    this.asks.push(ask.value);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.#events.opened();
  }

  tell(...tells: readonly Tell[]): void {
    for (const tell of tells) this.#events.heard(formatTell(tell));
  }

  mumble(text: string): void {
    this.#events.heard(text);
  }

  /** The server, or the network, closes it. */
  break(code = 1006): void {
    this.#events.closed(code);
  }

  /** The last ask of that type. */
  ask<Type extends Ask['type']>(type: Type): Extract<Ask, { readonly type: Type }> {
    const found = this.asks.findLast((ask) => isOf(ask, type));
    if (!found || !isOf(found, type)) throw new Error(`nobody asked ${type}`);
    return found;
  }

  count(type: Ask['type']): number {
    return this.asks.filter((ask) => ask.type === type).length;
  }

  /** Opens it and answers its hello. */
  greet(changes: Partial<Welcome> = {}): void {
    this.open();
    this.welcome(changes);
  }

  welcome(changes: Partial<Welcome> = {}): void {
    this.tell({ ...welcome, id: this.ask('hello').id, ...changes });
  }
}

const isOf = <Type extends Ask['type']>(
  ask: Ask,
  type: Type,
): ask is Extract<Ask, { readonly type: Type }> => ask.type === type;

type Welcome = Extract<Tell, { readonly type: 'welcome' }>;

/** What a server says first. */
export const welcome: Welcome = {
  type: 'welcome',
  id: 0,
  protocol: 1,
  server: 'a server',
  now: 1_000_000,
  heartbeat: 20_000,
  patience: 45_000,
  games: [],
  you: { name: 'Pip', penguin: 'little', account: null },
};

/** Sockets, time and chance that do only what a test says. */
export class FakeOutside implements LineParts {
  readonly client = 'a test';
  readonly wires: FakeWire[] = [];
  chance = 0;
  #now = 1_000_000;
  readonly #timers = new Set<Timer>();

  open(events: WireEvents): Wire {
    const wire = new FakeWire(events);
    this.wires.push(wire);
    return wire;
  }

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.chance;
  }

  after(milliseconds: number, action: () => void): () => void {
    const timer = { at: this.#now + milliseconds, action };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** The newest socket. */
  get wire(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error('no socket was opened');
    return wire;
  }

  get timers(): number {
    return this.#timers.size;
  }

  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].toSorted((a, b) => a.at - b.at);
      if (!next || next.at > until) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.action();
    }
    this.#now = until;
  }

  /** Time goes by while no timer runs, as on a machine that sleeps. */
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Lets promises that are settled say so. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

export const tableId = (letter = 't'): TableId => {
  const id = parseTableId(letter.repeat(22));
  if (!id.ok) throw new Error('no table');
  return id.value;
};

export const matchId = (letter = 'm'): MatchId => {
  const id = parseMatchId(letter.repeat(22));
  if (!id.ok) throw new Error('no match');
  return id.value;
};

export const tableTell = (changes: Partial<Table> = {}): Tell => ({
  type: 'table',
  table: {
    id: tableId(),
    revision: 1,
    game: 'penguin-party',
    preview: null,
    settings: {
      clock: { kind: 'none' },
      listing: 'private',
      onlookers: 'welcome',
      chat: 'phrases',
    },
    phase: 'playing',
    seats: [],
    absences: [],
    host: null,
    match: matchId(),
    onlookers: 0,
    wishes: noWishes,
    you: { seat: 0, isHost: true },
    ...changes,
  },
});

type Update = Extract<Tell, { readonly type: 'update' }>;

export const updateTell = (changes: Partial<Update> = {}): Update => ({
  type: 'update',
  table: tableId(),
  match: matchId(),
  seq: 0,
  since: 0,
  view: {},
  news: [],
  legal: ['a move'],
  waiting: { for: 'chance' },
  nth: 1,
  clocks: { rule: { kind: 'none' }, seats: [], paused: null },
  now: 1_000_000,
  seats: [],
  ...changes,
});
