import type { TableId } from '@rookery/protocol/identifiers';
import type { Settings } from '@rookery/protocol/tables';
import type { DeskContext } from './context.ts';
import type { Caller, DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { refused, type Reply } from './reply.ts';
import { hasFreeSeat, isFree, seatOf } from './seating.ts';
import type { Person, StoredTable } from './store.ts';
import { takeSeat } from './table-asks.ts';
import { createTable } from './table-creation.ts';

type QuickAsk = Extract<DeskAsk, { readonly type: 'quick-match' }>;

/** Strangers play with a clock, and speak in phrases that everybody understands. */
const settings: Settings = {
  clock: { kind: 'per-move', move: 60_000 },
  listing: 'public',
  onlookers: 'welcome',
  chat: 'phrases',
};

/** Among so many public tables one is looked for. */
const mostTables = 200;

/** Sits down at the public table that waits longest, or opens one. */
export async function quickMatch(
  context: DeskContext,
  caller: Caller,
  ask: QuickAsk,
  tableAt: (id: TableId) => HotTable,
): Promise<Reply> {
  const { person } = caller;
  if (!person) return refused(ask, { kind: 'no-session' });
  for (const id of await listFitting(context, ask.game, person.id)) {
    // oxlint-disable-next-line no-await-in-loop -- the next table is tried only if this one is full
    const seated = await sitDown(tableAt(id), ask, person);
    if (seated) return created(ask, id, seated.news);
  }
  return open(context, caller, ask, tableAt);
}

const created = ({ id }: QuickAsk, table: TableId, news: Reply['news']): Reply => ({
  answer: { type: 'created', id, table },
  ...(news && { news }),
});

/** Tables with a free seat, the oldest first; one where this person sits already before all others. */
async function listFitting(
  { directory }: DeskContext,
  game: string,
  person: string,
): Promise<readonly TableId[]> {
  const saved = (await directory?.publicTables({ limit: mostTables })) ?? [];
  const isMine = (table: StoredTable): boolean => seatOf(table, person) !== null;
  return saved
    .map(({ table }) => table)
    .filter((table) => table.game === game && table.phase === 'waiting')
    .filter((table) => isMine(table) || hasFreeSeat(table))
    .toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)) || a.createdAt - b.createdAt)
    .map(({ id }) => id);
}

/** Takes a seat where somebody waits; nothing if nobody does, or the seat was taken meanwhile. */
async function sitDown(table: HotTable, ask: QuickAsk, person: Person): Promise<Reply | undefined> {
  const { id } = table;
  return table.visit(async () => {
    const { table: stored } = table.now;
    const presence = table.followers.presenceAt(stored);
    const isMine = seatOf(stored, person.id) !== null;
    const isSomebodyThere = stored.seats.some(
      (seat) => !isFree(seat) && seat.person !== null && presence.isPresent(seat.person),
    );
    if (!isMine && !isSomebodyThere) return undefined;
    const sit = { type: 'sit', id: ask.id, table: id, seat: null } as const;
    const reply = await takeSeat(table, sit, person.id);
    return reply.answer.type === 'done' ? reply : undefined;
  });
}

/** Opens a public table and sits down there. */
async function open(
  context: DeskContext,
  caller: Caller,
  ask: QuickAsk,
  tableAt: (id: TableId) => HotTable,
): Promise<Reply> {
  const { id, nonce, game, seats } = ask;
  const wish = {
    type: 'create',
    id,
    nonce,
    game,
    seats,
    options: null,
    bots: [],
    settings,
  } as const;
  const reply = await createTable(context, caller, wish);
  const { answer } = reply;
  if (answer.type !== 'created' || !caller.person) return reply;
  const table = tableAt(answer.table);
  const { person } = caller;
  const sit = { type: 'sit', id, table: answer.table, seat: null } as const;
  const seated = await table.visit(() => takeSeat(table, sit, person.id));
  return created(ask, answer.table, seated?.news);
}
