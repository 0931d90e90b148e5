import { parseTableId, type TableId } from '@rookery/protocol/identifiers';
import type { Said } from '@rookery/protocol/chat';
import type { Desk, DeskAsk } from '../desk.ts';
import { randomId, type TestCaller, type Wish } from './test-caller.ts';

/** An address that leads nowhere. */
export function nowhere(): TableId {
  const id = parseTableId('x'.repeat(22));
  if (!id.ok) throw new Error('that is no address at all');
  return id.value;
}

export interface TableWish {
  readonly game?: string;
  readonly seats?: number;
  readonly options?: unknown;
  readonly bots?: Extract<DeskAsk, { readonly type: 'create' }>['bots'];
  readonly settings?: Partial<Extract<DeskAsk, { readonly type: 'create' }>['settings']>;
}

/** Opens a table, whose host is that caller. */
export async function createTable(
  desk: Desk,
  host: TestCaller,
  { settings, ...wish }: TableWish = {},
): Promise<TableId> {
  const answer = await host.ask(desk, {
    type: 'create',
    nonce: randomId(),
    game: 'penguin-party',
    seats: 2,
    options: null,
    bots: [],
    ...wish,
    settings: {
      clock: { kind: 'none' },
      listing: 'private',
      onlookers: 'welcome',
      chat: 'phrases',
      ...settings,
    },
  });
  if (answer.type !== 'created') throw new Error(JSON.stringify(answer));
  return answer.table;
}

/** Says something at a table, as a new line unless told otherwise. */
export const saying = (table: TableId, said: Said, nonce = randomId()): Wish => ({
  type: 'say',
  table,
  nonce,
  said,
});

/** Asks for something that must be done. */
export async function must(desk: Desk, caller: TestCaller, wish: Wish): Promise<void> {
  const answer = await caller.ask(desk, wish);
  if (answer.type !== 'done') throw new Error(`${wish.type}: ${JSON.stringify(answer)}`);
}

/** Comes in, knowing nothing. */
export const enter = (desk: Desk, caller: TestCaller, table: TableId): Promise<void> =>
  must(desk, caller, { type: 'enter', table, seq: null });

/** Everyone enters, sits down and is ready. */
export async function gather(
  desk: Desk,
  table: TableId,
  players: readonly TestCaller[],
): Promise<void> {
  for (const player of players) {
    await enter(desk, player, table);
    await must(desk, player, { type: 'sit', table, seat: null });
    await must(desk, player, { type: 'ready', table });
  }
}

/** Everyone gathers, and the first one, who is the host, starts. */
export async function startTable(
  desk: Desk,
  table: TableId,
  players: readonly TestCaller[],
): Promise<void> {
  await gather(desk, table, players);
  const [host] = players;
  if (host) await must(desk, host, { type: 'start', table });
}

/** Why it was not done; the answer itself if it was. */
export async function refusalOf(desk: Desk, caller: TestCaller, wish: Wish): Promise<unknown> {
  const answer = await caller.ask(desk, wish);
  return answer.type === 'refused' ? answer.reason : answer;
}

/** Who sits where, as this caller was told: names of people, levels of bots. */
export const seatsAt = (caller: TestCaller): readonly (string | null)[] =>
  caller.last('table').table.seats.map(({ who }) => {
    if (who.kind === 'person') return who.name;
    return who.kind === 'bot' ? who.level : null;
  });

/** They come in and sit down there. */
export async function seatThem(
  desk: Desk,
  table: TableId,
  places: readonly (readonly [TestCaller, number])[],
): Promise<void> {
  for (const [caller, place] of places) {
    await enter(desk, caller, table);
    await must(desk, caller, { type: 'sit', table, seat: place });
  }
}
