import { parseTableId, type TableId } from '@rookery/protocol/identifiers';
import { fewProblems } from '@rookery/protocol/problems';
import type { Reason } from '@rookery/protocol/reasons';
import { noWishes } from '@rookery/protocol/tables';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { parseRecord, recordForm } from '@rookery/rules/kernel/record';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { read, wholeNumber } from '@rookery/rules/kernel/shape';
import type { DeskContext } from './context.ts';
import type { Caller, DeskAsk } from './desk.ts';
import { messageOf } from './ports.ts';
import { refused, type Reply } from './reply.ts';
import { isFree, type Change } from './seating.ts';
import type { MatchBeginning, Person, RequestKey, StoredSeat, StoredTable } from './store.ts';

type CreateAsk = Extract<DeskAsk, { readonly type: 'create' }>;
type Companions = NonNullable<Caller['companions']>;
/** What a caller brings along who opens a table around one device. */
interface TableGuests {
  readonly companions: Companions;
  readonly beginning: MatchBeginning | undefined;
}

/** Opens a table. Whoever asked is its host, and may sit down there or not. */
export async function createTable(
  context: DeskContext,
  { person, companions = [], beginning }: Caller,
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
  const made = makeTable(context, ask, person.id, { companions, beginning });
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
  { companions, beginning }: TableGuests,
): Change {
  const wanted = readGame(context, ask);
  if (!wanted.ok) return wanted;
  const { game, options } = wanted.value;
  const seats = fillSeats(context, ask, companions);
  if (!seats.ok) return seats;
  const begun = checkBeginning(game, options, ask.seats, beginning);
  if (!begun.ok) return begun;
  const id = parseTableId(context.randomId());
  if (!id.ok) throw new Error('the random id is none');
  const at = context.clock.now();
  return accepted({
    id: id.value,
    game: game.id,
    options,
    settings: ask.settings,
    phase: 'waiting',
    seats: seats.value,
    host,
    match: null,
    ...(beginning && { beginning }),
    wishes: noWishes,
    createdAt: at,
    touchedAt: at,
  });
}

/** Every act of a beginning must follow the rules, and leave something to play. */
function checkBeginning(
  game: Game,
  options: unknown,
  seats: number,
  beginning: MatchBeginning | undefined,
): Result<null, Reason> {
  if (!beginning) return accepted(null);
  const { acts } = beginning;
  const record = { form: recordForm, game: game.id, rules: game.version, seats, options, acts };
  const replayed = parseRecord(record, [game]);
  if (!replayed.ok) {
    return rejected({ kind: 'bad-options', problems: fewProblems(replayed.problems) });
  }
  const isOver = game.waiting(replayed.value.state).for === 'nobody';
  return isOver ? rejected({ kind: 'bad-options', problems: [tooManyActs(acts)] }) : accepted(null);
}

const tooManyActs = ({ length }: readonly string[]) =>
  ({ kind: 'out-of-range', at: 'record.acts', found: length, least: 0, most: length - 1 }) as const;

/** What a host says about the match to be played. */
type MatchWish = Pick<CreateAsk, 'game' | 'seats' | 'options' | 'settings'>;

/** The game that a host wants, and its options as the game reads them. */
export function readGame(
  context: DeskContext,
  wish: MatchWish,
): Result<{ readonly game: Game; readonly options: unknown }, Reason> {
  const { games } = context;
  const game = games.find(({ id }) => id === wish.game);
  if (!game) return rejected({ kind: 'unknown-game', known: games.map(({ id }) => id) });
  const options = readOptions(context, game, wish);
  return options.ok ? accepted({ game, options: options.value }) : options;
}

function readOptions(
  { gathering, deadlines }: DeskContext,
  game: Game,
  { seats, options: wanted, settings }: MatchWish,
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

/** So many seats on which nobody sits. */
export const freeSeats = (count: number): readonly StoredSeat[] =>
  Array.from({ length: count }, () => ({ person: null, bot: null, ready: false }));

/** Around one device everybody is there already, so a table with a free seat could never begin. */
function fillSeats(
  { gathering, levels }: DeskContext,
  { seats: count, bots }: CreateAsk,
  companions: Companions,
): Result<readonly StoredSeat[], Reason> {
  const seats = [...freeSeats(count)];
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
