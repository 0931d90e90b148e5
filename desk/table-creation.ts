import { parseTableId, type TableId } from '@rookery/protocol/identifiers';
import { fewProblems } from '@rookery/protocol/problems';
import type { Reason } from '@rookery/protocol/reasons';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { read, wholeNumber } from '@rookery/rules/kernel/shape';
import type { DeskContext } from './context.ts';
import type { Caller, DeskAsk } from './desk.ts';
import { messageOf } from './ports.ts';
import { refused, type Reply } from './reply.ts';
import { isFree, type Change } from './seating.ts';
import type { Person, RequestKey, StoredSeat, StoredTable } from './store.ts';

type CreateAsk = Extract<DeskAsk, { readonly type: 'create' }>;
type Companions = NonNullable<Caller['companions']>;

/** Opens a table. Whoever asked is its host, and may sit down there or not. */
export async function createTable(
  context: DeskContext,
  { person, companions = [] }: Caller,
  ask: CreateAsk,
): Promise<Reply> {
  if (!person) return refused(ask, { kind: 'no-session' });
  const wish = { person: person.id, nonce: ask.nonce };
  const most = context.limits.tablesPerPerson;
  // Counted first: a table that the same request has just opened is then found below.
  const tables = (await context.directory?.tablesOf({ person: person.id })) ?? [];
  const granted = await context.store.findGranted(wish);
  if (granted !== undefined) return created(ask, granted);
  if (tables.length >= most) return refused(ask, { kind: 'too-many-tables', most });
  const made = makeTable(context, ask, person.id, companions);
  if (!made.ok) return refused(ask, entryOf(made.problems, 0));
  const people = companions.map((each) => each.person);
  const table = await storeTable(context, made.value, wish, people);
  if (table === undefined) return refused(ask, { kind: 'not-saved' });
  context.onTableSaved({ table: made.value, revision: 1 });
  return created(ask, table);
}

const created = ({ id }: CreateAsk, table: TableId): Reply => ({
  answer: { type: 'created', id, table },
});

/** The table that came of the request; nothing if none did. */
async function storeTable(
  { store, log }: DeskContext,
  table: StoredTable,
  wish: RequestKey,
  people: readonly Person[],
): Promise<TableId | undefined> {
  try {
    return await store.createTable({ table, wish, people });
  } catch (error) {
    log.warn('table-not-kept', { table: table.id, because: messageOf(error) });
    return store.findGranted(wish);
  }
}

function makeTable(
  context: DeskContext,
  ask: CreateAsk,
  host: string,
  companions: Companions,
): Change {
  const { games, clock } = context;
  const game = games.find(({ id }) => id === ask.game);
  if (!game) return rejected({ kind: 'unknown-game', known: games.map(({ id }) => id) });
  const options = readOptions(context, game, ask);
  if (!options.ok) return options;
  const seats = fillSeats(context, ask, companions);
  if (!seats.ok) return seats;
  const id = parseTableId(context.randomId());
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

function readOptions(
  { gathering, deadlines }: DeskContext,
  game: Game,
  { seats, options: wanted, settings }: CreateAsk,
): Result<unknown, Reason> {
  const count = read(wholeNumber(game.seats.least, game.seats.most), seats, 'seats');
  if (!count.ok) return rejected({ kind: 'bad-options', problems: count.problems });
  const options = game.parseOptions(wanted, seats);
  if (!options.ok) {
    return rejected({ kind: 'bad-options', problems: fewProblems(options.problems) });
  }
  const secrets = gathering === 'apart' ? game.givenSecrets(options.value) : [];
  if (secrets.length > 0) return rejected({ kind: 'options-tell-secrets', options: secrets });
  const { kind } = settings.clock;
  if (!deadlines && kind !== 'none') {
    return rejected({ kind: 'bad-options', problems: [noClock(kind)] });
  }
  return options;
}

const noClock = (found: string) =>
  ({ kind: 'not-allowed', at: 'settings.clock.kind', found, allowed: ['none'] }) as const;

/** Around one device everybody is there already, so a table with a free seat could never begin. */
function fillSeats(
  { gathering, levels }: DeskContext,
  { seats: count, bots }: CreateAsk,
  companions: Companions,
): Result<readonly StoredSeat[], Reason> {
  const seats = Array.from({ length: count }, (): StoredSeat => ({
    person: null,
    bot: null,
    ready: false,
  }));
  const sitters = [
    ...companions.map(({ seat, person }) => ({ seat, person: person.id, bot: null })),
    ...bots.map(({ seat, level }) => ({ seat, person: null, bot: level })),
  ];
  for (const { seat, person, bot } of sitters) {
    const there = seats[seat];
    if (!there) return rejected({ kind: 'unknown-seat' });
    if (!isFree(there)) return rejected({ kind: 'seat-taken' });
    if (bot !== null && !levels.includes(bot)) {
      return rejected({ kind: 'unknown-level', known: levels });
    }
    seats[seat] = { person, bot, ready: true };
  }
  const isOpen = gathering === 'together' && seats.some(isFree);
  return isOpen ? rejected({ kind: 'seats-open' }) : accepted(seats);
}
