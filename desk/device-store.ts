import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { PenguinSpecies } from '@rookery/protocol/people';
import { noWishes, type Table } from '@rookery/protocol/tables';
import { startClocks } from '@rookery/referee/clock';
import type { MatchResult } from './hosted-match.ts';
import type { MatchBeginning, Person, StoredMatch, StoredTable, TableStore } from './store.ts';

/** A seat: a person with name and penguin, a bot, or a person for whom a bot plays at the moment. */
export interface DeviceSeat {
  readonly person: { readonly name: string; readonly penguin: PenguinSpecies } | null;
  readonly bot: string | null;
}

/** A table as a device keeps it. People have no ids here: each is known by the seat. */
export interface DeviceTable {
  readonly id: TableId;
  /** Raised with every change; a new table has 0. */
  readonly revision: number;
  /** That of the request it came from: a request that is sent twice opens one table. */
  readonly nonce: string;
  readonly game: string;
  readonly options: unknown;
  readonly settings: Table['settings'];
  readonly phase: Table['phase'];
  readonly seats: readonly DeviceSeat[];
  readonly host: number;
  readonly match: MatchId | null;
  /** Its matches begin in the middle of another one; absent at every other table. */
  readonly beginning?: MatchBeginning;
  readonly createdAt: number;
  readonly touchedAt: number;
}

/** A match as a device keeps it, besides its acts. */
export interface DeviceMatch {
  readonly id: MatchId;
  readonly table: TableId;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly options: unknown;
  readonly seats: readonly DeviceSeat[];
  /** Everything random of the match is drawn from it. */
  readonly secret: string;
  readonly startedAt: number;
  readonly finishedAt: number | null;
  readonly result: MatchResult | null;
  /** How many decisions were taken back in it; none if left out. */
  readonly takenBack?: number;
  /** Where it comes from and after how many acts, if it begins in the middle of another one; otherwise absent. */
  readonly whatIf?: { readonly acts: number; readonly origin: string };
}

/** The rows of a device's database, inside one transaction. */
export interface DeviceRows {
  findTable(table: TableId): Promise<DeviceTable | undefined>;
  findTableByNonce(nonce: string): Promise<TableId | undefined>;
  putTable(table: DeviceTable): Promise<void>;
  deleteTable(table: TableId): Promise<void>;
  findMatch(match: MatchId): Promise<DeviceMatch | undefined>;
  listMatches(): Promise<readonly DeviceMatch[]>;
  putMatch(match: DeviceMatch): Promise<void>;
  deleteMatch(match: MatchId): Promise<void>;
  listActs(match: MatchId): Promise<readonly string[]>;
  countActs(match: MatchId): Promise<number>;
  addActs(match: MatchId, from: number, acts: readonly string[]): Promise<void>;
  deleteActs(match: MatchId): Promise<void>;
}

/** Runs transactions one after the other; a `conflict`, also one that the database finds, changes nothing. */
export interface DeviceDatabase {
  read<Value>(work: (rows: DeviceRows) => Promise<Value>): Promise<Value>;
  /** Fulfilled once everything is durable. */
  write(work: (rows: DeviceRows) => Promise<'done' | 'conflict'>): Promise<'done' | 'conflict'>;
}

/** The tables of one device, and what has been played there. */
export interface DeviceStore extends TableStore {
  /** Every match, the latest first. */
  listMatches(): Promise<readonly DeviceMatch[]>;
  /** Forgets a match, and its table if that was the last one played there. */
  forgetMatch(match: MatchId): Promise<void>;
}

/** The id of whoever sits on a seat of a device's table. */
export const personIdOf = (seat: number): string => String(seat);

const seatOfPerson = (person: string | null): number => Number(person ?? 0);

/** A store of tables over the database of a device. */
export const openDeviceStore = (database: DeviceDatabase): DeviceStore => ({
  ...tableCalls(database),
  ...matchCalls(database),
  ...historyCalls(database),
});

type TableCalls =
  'createTable' | 'findGranted' | 'saveTable' | 'findTable' | 'findProgress' | 'peopleAt';

const tableCalls = (database: DeviceDatabase): Pick<DeviceStore, TableCalls> => ({
  async createTable({ table, wish, people = [] }) {
    const nonce = wish?.nonce ?? table.id;
    let granted: TableId = table.id;
    await database.write(async (rows) => {
      const known = await rows.findTableByNonce(nonce);
      granted = known ?? table.id;
      if (known !== undefined) return 'conflict';
      await rows.putTable(deviceTable(table, seatPeople(table, people), { revision: 0, nonce }));
      return 'done';
    });
    return granted;
  },

  findGranted: ({ nonce }) => database.read((rows) => rows.findTableByNonce(nonce)),

  saveTable: ({ table, expectedRevision }) =>
    saveWith(database, table, expectedRevision, () => Promise.resolve()),

  async findTable({ table: id }) {
    const row = await database.read((rows) => rows.findTable(id));
    return row && { table: storedTable(row), revision: row.revision };
  },

  findProgress: ({ table, match }) =>
    database.read(async (rows) => {
      const row = await rows.findTable(table);
      if (!row) return undefined;
      const seq = match === null ? null : await rows.countActs(match);
      return { revision: row.revision, seq };
    }),

  async peopleAt({ id }) {
    const row = await database.read((rows) => rows.findTable(id));
    return (row?.seats ?? []).flatMap(({ person }, seat) =>
      person ? [{ id: personIdOf(seat), ...person }] : [],
    );
  },
});

type HistoryCalls = 'listMatches' | 'forgetMatch';

const matchCalls = (database: DeviceDatabase): Omit<DeviceStore, TableCalls | HistoryCalls> => ({
  startMatch: ({ match, acts, table, expectedRevision }) =>
    saveWith(database, table, expectedRevision, async (rows, { seats }) => {
      const { id, game, rules, options, secret, startedAt } = match;
      const played = { id, table: table.id, game, rules, options, seats, secret, startedAt };
      const whatIf = whatIfOf(table);
      const { takenBack, replaced } = match;
      const marks = { ...(whatIf && { whatIf }), ...(takenBack && { takenBack }) };
      await rows.putMatch({ ...played, finishedAt: null, result: null, ...marks });
      await rows.addActs(id, 0, acts);
      if (replaced === undefined) return;
      await rows.deleteActs(replaced);
      await rows.deleteMatch(replaced);
    }),

  async append({ match: id, expectedSeq, acts, at, result }) {
    let seq = 0;
    const outcome = await database.write(async (rows) => {
      // A match that was forgotten in another window must not come back without its beginning.
      const match = await rows.findMatch(id);
      seq = await rows.countActs(id);
      if (!match || match.finishedAt !== null || seq !== expectedSeq) return 'conflict';
      await rows.addActs(id, expectedSeq, acts);
      if (isResult(result)) await rows.putMatch({ ...match, finishedAt: at, result });
      return 'done';
    });
    return outcome === 'done'
      ? { kind: 'added', seq: seq + acts.length }
      : { kind: 'conflict', seq };
  },

  loadMatch: ({ match: id }) =>
    database.read(async (rows) => {
      const match = await rows.findMatch(id);
      return match && storedMatch(match, await rows.listActs(id));
    }),
});

const historyCalls = (database: DeviceDatabase): Pick<DeviceStore, HistoryCalls> => ({
  async listMatches() {
    const matches = await database.read((rows) => rows.listMatches());
    return matches.toSorted((a, b) => b.startedAt - a.startedAt);
  },

  async forgetMatch(id) {
    await database.write(async (rows) => {
      const match = await rows.findMatch(id);
      if (!match) return 'conflict';
      const table = await rows.findTable(match.table);
      if (table?.match === id) await rows.deleteTable(table.id);
      await rows.deleteActs(id);
      await rows.deleteMatch(id);
      return 'done';
    });
  },
});

function whatIfOf({ beginning }: StoredTable): DeviceMatch['whatIf'] {
  return beginning && { acts: beginning.acts.length, origin: beginning.origin };
}

/** Saves a table whose stored revision is the expected one, and whatever belongs to it. */
async function saveWith(
  database: DeviceDatabase,
  table: StoredTable,
  expectedRevision: number,
  more: (rows: DeviceRows, saved: DeviceTable) => Promise<void>,
): ReturnType<TableStore['saveTable']> {
  let found: number | undefined;
  const outcome = await database.write(async (rows) => {
    const before = await rows.findTable(table.id);
    found = before?.revision;
    if (!before || found !== expectedRevision) return 'conflict';
    const people = before.seats.map(({ person }) => person);
    const revision = expectedRevision + 1;
    const saved = deviceTable(table, people, { revision, nonce: before.nonce });
    await rows.putTable(saved);
    await more(rows, saved);
    return 'done';
  });
  if (outcome === 'done') return { kind: 'saved', revision: expectedRevision + 1 };
  return found === undefined ? { kind: 'unknown' } : { kind: 'conflict', revision: found };
}

const isResult = (result: unknown): result is MatchResult =>
  typeof result === 'object' && result !== null && 'ranking' in result && 'scores' in result;

/** Who of these people sits on each seat. */
const seatPeople = (
  { seats }: StoredTable,
  people: readonly Person[],
): readonly DeviceSeat['person'][] =>
  seats.map((seat) => {
    const found = people.find(({ id }) => id === seat.person);
    return found ? { name: found.name, penguin: found.penguin } : null;
  });

function deviceTable(
  table: StoredTable,
  people: readonly DeviceSeat['person'][],
  row: Pick<DeviceTable, 'revision' | 'nonce'>,
): DeviceTable {
  const seats = table.seats.map(({ bot }, seat) => ({ person: people[seat] ?? null, bot }));
  return { ...sharedFieldsOf(table), ...row, seats, host: seatOfPerson(table.host) };
}

/** Everybody around a device is ready, and nobody waits for the wishes of others. */
const storedTable = (row: DeviceTable): StoredTable => ({
  ...sharedFieldsOf(row),
  seats: row.seats.map(({ person, bot }, seat) => ({
    person: person ? personIdOf(seat) : null,
    bot,
    ready: true,
  })),
  host: personIdOf(row.host),
  wishes: noWishes,
});

const sharedFieldsOf = ({
  id,
  game,
  options,
  settings,
  phase,
  match,
  createdAt,
  touchedAt,
  beginning,
}: DeviceTable | StoredTable) => ({
  id,
  game,
  options,
  settings,
  phase,
  match,
  createdAt,
  touchedAt,
  ...(beginning && { beginning }),
});

/** Nobody is hurried on a device. */
const storedMatch = ({ seats, ...same }: DeviceMatch, acts: readonly string[]): StoredMatch => ({
  ...same,
  acts,
  clocks: startClocks({ kind: 'none' }, seats.length, { for: 'chance' }, 0),
  deadline: null,
});
