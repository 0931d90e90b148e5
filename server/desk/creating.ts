import { levels } from '@rookery/bots/levels';
import { refused, type Reply } from '@rookery/protocol/host/reply';
import { parseTableId, type TableId } from '@rookery/protocol/identifiers';
import { fewProblems } from '@rookery/protocol/problems';
import { accepted, rejected } from '@rookery/rules/kernel/result';
import { read, wholeNumber } from '@rookery/rules/kernel/shape';
import type { StoredSeat, StoredTable, Wish } from '../store/store.ts';
import { messageOf } from '../store/trouble.ts';
import type { Caller, DeskAsk } from './desk.ts';
import type { House } from './house.ts';
import type { Change } from './seating.ts';
import { isLevel } from './table-asks.ts';

type CreateAsk = Extract<DeskAsk, { readonly type: 'create' }>;

/** Opens a table. Whoever asked is its host, and may sit down there or not. */
export async function create(house: House, caller: Caller, ask: CreateAsk): Promise<Reply> {
  const { person } = caller;
  if (!person) return refused(ask, { kind: 'no-session' });
  const wish = { person: person.id, nonce: ask.nonce };
  const granted = await house.store.findGranted(wish);
  if (granted !== undefined) return created(ask, granted);
  const most = house.limits.tablesPerPerson;
  const tables = await house.store.tablesOf({ person: person.id });
  if (tables.length >= most) return refused(ask, { kind: 'too-many-tables', most });
  const made = tableFor(house, ask, person.id);
  if (!made.ok) return refused(ask, made.problems[0] ?? { kind: 'fault' });
  const table = await keep(house, made.value, wish);
  if (table === undefined) return refused(ask, { kind: 'not-saved' });
  if (ask.settings.listing === 'public') house.lobbyChanged();
  return created(ask, table);
}

const created = ({ id }: CreateAsk, table: TableId): Reply => ({
  answer: { type: 'created', id, table },
});

/** The table that came of the wish; nothing if none did. */
async function keep(
  { store, log }: House,
  table: StoredTable,
  wish: Wish,
): Promise<TableId | undefined> {
  try {
    return await store.createTable({ table, wish });
  } catch (error) {
    log.warn('table-not-kept', { table: table.id, because: messageOf(error) });
    return store.findGranted(wish);
  }
}

function tableFor({ games, clock, randomId }: House, ask: CreateAsk, host: string): Change {
  const game = games.find(({ id }) => id === ask.game);
  if (!game) return rejected({ kind: 'unknown-game', known: games.map(({ id }) => id) });
  const count = read(wholeNumber(game.seats.least, game.seats.most), ask.seats, 'seats');
  if (!count.ok) return rejected({ kind: 'bad-options', problems: count.problems });
  const options = game.parseOptions(ask.options, ask.seats);
  if (!options.ok) {
    return rejected({ kind: 'bad-options', problems: fewProblems(options.problems) });
  }
  const secrets = game.givenSecrets(options.value);
  if (secrets.length > 0) return rejected({ kind: 'options-tell-secrets', options: secrets });
  const seats = seatsFor(ask);
  if (!seats.ok) return seats;
  const id = parseTableId(randomId());
  if (!id.ok) throw new Error('the random id is none');
  const at = clock.now();
  return accepted({
    id: id.value,
    game: game.id,
    options: options.value,
    settings: ask.settings,
    phase: 'waiting',
    seats: seats.value,
    host,
    match: null,
    wishes: { pause: [], rematch: [] },
    createdAt: at,
    touchedAt: at,
  });
}

function seatsFor({ seats: count, bots }: CreateAsk) {
  const seats = Array.from({ length: count }, (): StoredSeat => ({
    person: null,
    bot: null,
    ready: false,
  }));
  for (const { seat, level } of bots) {
    const there = seats[seat];
    if (!there) return rejected({ kind: 'unknown-seat' } as const);
    if (there.bot !== null) return rejected({ kind: 'seat-taken' } as const);
    if (!isLevel(level)) return rejected({ kind: 'unknown-level', known: levels } as const);
    seats[seat] = { person: null, bot: level, ready: true };
  }
  return accepted(seats);
}
