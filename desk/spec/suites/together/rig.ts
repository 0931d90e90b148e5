import type { ThinkRequest } from '@rookery/bots/workers/bot-pool';
import { think as thinkHere } from '@rookery/bots/workers/worker';
import type { Ask } from '@rookery/protocol/asks';
import { openLine, type Line } from '@rookery/protocol/client/line';
import type { WireEvents } from '@rookery/protocol/client/wire';
import type { TableId } from '@rookery/protocol/identifiers';
import { formatAsk, parseTell } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Desk, Housekeeping, TakingBack } from '../../../desk.ts';
import type { DeviceStore } from '../../../device-store.ts';
import { GuestLine, type DeviceGuest } from '../../../guest-line.ts';
import { openDesk } from '../../../open-desk.ts';

const people = [
  { name: 'Ana', penguin: 'royal' },
  { name: 'Ben', penguin: 'little' },
  { name: 'Cléo', penguin: 'snares' },
] as const;

/** The first so many seats as people of this device. */
export const peopleOnSeats = (count: number): DeviceGuest['people'] =>
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

export type TestDesk = Desk & Housekeeping & TakingBack;

let seeds = 0;
/** Each desk has a seed of its own, so that two on one store never give the same id, and every run the same. */
const nextSeed = (): string => `rig ${String((seeds += 1))}`;

let nonces = 0;
const nextNonce = (): string => texts(`nonce ${String((nonces += 1))}`)(22);

let lines = 0;
const nextLineId = (): string => String((lines += 1));

interface Rig {
  readonly desk: TestDesk;
  readonly faults: string[];
}

/** A desk around one device, with real bots that think at once in this very thread. */
export function rig(store: DeviceStore, seed = nextSeed()): Rig {
  const faults: string[] = [];
  const text = texts(seed);
  let now = 1_700_000_000_000;
  const complain = (event: string): void => void faults.push(event);
  const think = async (request: ThinkRequest): Promise<unknown> => {
    await Promise.resolve();
    return thinkHere({ ...request, budget: 1 }, {}).move;
  };
  const desk = openDesk({
    store,
    bots: { think: (request) => ({ move: think(request), cancel: () => undefined }) },
    clock: {
      now: () => (now += 1),
      monotonic: () => now,
      after(milliseconds, action) {
        const timer = setTimeout(action, Math.min(milliseconds, 5));
        return () => clearTimeout(timer);
      },
      soon: (run) => queueMicrotask(run),
    },
    log: { warn: complain, error: complain },
    gathering: 'together',
    randomId: () => text(22),
    randomSecret: () => text(43),
  });
  void desk.open();
  return { desk, faults };
}

/** The client's real line over a wire to the desk. */
export function lineTo(desk: TestDesk, guest: DeviceGuest): Line {
  return openLine({
    open(events: WireEvents) {
      const line = new GuestLine({
        desk,
        guest,
        id: nextLineId(),
        now: () => 1_700_000_000_000,
        send: (frame) => queueMicrotask(() => events.heard(frame)),
      });
      queueMicrotask(() => events.opened());
      return { send: (text) => void line.hear(text), close: () => line.close() };
    },
    now: () => 1_700_000_000_000,
    after: () => () => undefined,
    random: () => 0.5,
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

export function bareLine(desk: TestDesk, guest: DeviceGuest): BareLine {
  const told: Tell[] = [];
  const line = new GuestLine({
    desk,
    guest,
    id: nextLineId(),
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
export async function greeted(desk: TestDesk, seat: number | null, persons = 0): Promise<BareLine> {
  const line = bareLine(desk, { seat, people: peopleOnSeats(persons) });
  const hello = { type: 'hello', id: 1_000_000, protocol: 1, client: 'test', resume: [] } as const;
  await line.hear(formatAsk(hello));
  return line;
}

/** Opens a table of some people, with chicks on all other seats, and starts it. */
export async function startedTable(
  desk: TestDesk,
  game: string,
  { persons, seats }: { readonly persons: number; readonly seats: number },
): Promise<TableId> {
  const line = await greeted(desk, 0, persons);
  const bots = Array.from({ length: seats - persons }, (_, index) => ({
    seat: persons + index,
    level: 'chick',
  }));
  const nonce = nextNonce();
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
