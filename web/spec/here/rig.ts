import type { ThinkRequest, Thinkers } from '@rookery/bots/workers/thinkers';
import { think } from '@rookery/bots/workers/thinker';
import type { Ask } from '@rookery/protocol/asks';
import { openLine, type Line } from '@rookery/protocol/client/line';
import type { WireEvents } from '@rookery/protocol/client/wire';
import { parseTableId, type TableId } from '@rookery/protocol/identifiers';
import { formatAsk, parseTell } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { DeskParts, Session } from '../../here/host/caller.ts';
import { LocalDesk } from '../../here/host/local-desk.ts';
import { LocalLine } from '../../here/host/local-line.ts';
import type { LocalStore } from '../../here/host/local-store.ts';
import { memoryStore } from '../../here/host/memory-store.ts';

const people = [
  { name: 'Ana', penguin: 'royal' },
  { name: 'Ben', penguin: 'little' },
  { name: 'Cléo', penguin: 'snares' },
] as const;

/** The first so many seats as people of this device. */
export const peopleOnSeats = (count: number): Session['people'] =>
  people.slice(0, count).map((person, seat) => ({ ...person, seat }));

export const settings = {
  clock: { kind: 'none' },
  listing: 'private',
  onlookers: 'welcome',
  chat: 'off',
} as const;

/** Texts that look random and are the same in every run. */
function texts(seed: string): (length: number) => string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const rng = seededStreams(seed)('ids');
  return (length) => Array.from({ length }, () => alphabet.charAt(rng.below(64))).join('');
}

interface Rig {
  readonly desk: LocalDesk;
  readonly store: LocalStore;
  readonly faults: unknown[];
  readonly requests: ThinkRequest[];
  readonly changed: TableId[];
}

/** Real bots that think at once, in this very thread. */
const thinkersInto = (requests: ThinkRequest[]): Pick<Thinkers, 'think'> => ({
  async think(request) {
    await Promise.resolve();
    requests.push(request);
    return think({ ...request, budget: 1 }, {});
  },
});

/** A desk over a store, as the worker makes it. */
export function rig(parts: Partial<DeskParts> = {}, seed = 'rig'): Rig {
  const store = parts.store ?? memoryStore();
  const faults: unknown[] = [];
  const requests: ThinkRequest[] = [];
  const changed: TableId[] = [];
  const text = texts(seed);
  let now = 1_700_000_000_000;
  const desk = new LocalDesk({
    store,
    thinkers: thinkersInto(requests),
    breath: 0,
    now: () => (now += 1),
    after(milliseconds, action) {
      const timer = setTimeout(action, Math.min(milliseconds, 5));
      return () => clearTimeout(timer);
    },
    randomId: () => text(22),
    randomSecret: () => text(43),
    changed: (table) => changed.push(table),
    onFault: (error) => faults.push(error),
    ...parts,
  });
  return { desk, store, faults, requests, changed };
}

/** The client's real line over a wire to the desk. */
export function lineTo(desk: LocalDesk, session: Session): Line {
  return openLine({
    open(events: WireEvents) {
      const line = new LocalLine({
        desk,
        session,
        now: () => 1_700_000_000_000,
        send: (frame) => queueMicrotask(() => events.heard(frame)),
      });
      queueMicrotask(() => events.opened());
      return { send: (text) => void line.hear(text), close: () => line.close() };
    },
    now: () => 1_700_000_000_000,
    after: () => () => undefined,
    random: () => Math.random(),
    client: 'test',
  });
}

// Without this, `Omit` would keep only what all asks have in common.
type Unnumbered<Any> = Any extends unknown ? Omit<Any, 'id'> : never;

/** A line without any logic of a client, which remembers everything it was told. */
export interface BareLine {
  readonly told: readonly Tell[];
  hear(text: string): Promise<void>;
  /** Asks, and gives the answer. */
  ask(ask: Unnumbered<Ask>): Promise<Tell>;
  updates(): readonly Extract<Tell, { readonly type: 'update' }>[];
  close(): void;
}

export function bareLine(desk: LocalDesk, session: Session): BareLine {
  const told: Tell[] = [];
  const line = new LocalLine({
    desk,
    session,
    now: () => 1_700_000_000_000,
    send(frame) {
      const tell = parseTell(frame);
      if (!tell.ok) throw new Error(`no frame of the protocol: ${frame}`);
      told.push(tell.value);
    },
  });
  let ids = 0;
  return {
    told,
    close: () => line.close(),
    hear: (text) => line.hear(text),
    async ask(ask) {
      ids += 1;
      const id = ids;
      await line.hear(JSON.stringify({ ...ask, id }));
      const answer = told.find((tell) => 'id' in tell && tell.id === id);
      if (!answer) throw new Error('there was no answer');
      return answer;
    },
    updates: () => told.filter((tell) => tell.type === 'update'),
  };
}

/** A bare line that has said hello. */
export async function greeted(
  desk: LocalDesk,
  seat: number | null,
  persons = 0,
): Promise<BareLine> {
  const line = bareLine(desk, { seat, people: peopleOnSeats(persons) });
  const hello = { type: 'hello', id: 1_000_000, protocol: 1, client: 'test', resume: [] } as const;
  await line.hear(formatAsk(hello));
  return line;
}

/** Opens a table of some people, with chicks on all other seats, and starts it. */
export async function startedTable(
  desk: LocalDesk,
  game: string,
  { persons, seats }: { readonly persons: number; readonly seats: number },
): Promise<TableId> {
  const line = await greeted(desk, 0, persons);
  const bots = Array.from({ length: seats - persons }, (_, index) => ({
    seat: persons + index,
    level: 'chick',
  }));
  const nonce = `nonce-${game}`;
  const created = await line.ask({
    type: 'create',
    nonce,
    game,
    seats,
    options: null,
    bots,
    settings,
  });
  if (created.type !== 'created') throw new Error(JSON.stringify(created));
  const { table } = created;
  const started = await line.ask({ type: 'start', table });
  if (started.type !== 'done') throw new Error(JSON.stringify(started));
  line.close();
  return table;
}

/** An address that leads nowhere. */
export function nowhere(): TableId {
  const id = parseTableId('x'.repeat(22));
  if (!id.ok) throw new Error('that is no address at all');
  return id.value;
}

/** Waits until something holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 20_000; attempt += 1) {
    if (holds()) return;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 0);
    });
  }
  throw new Error('it never came to that');
}
