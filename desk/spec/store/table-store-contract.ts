import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import { noWishes } from '@rookery/protocol/tables';
import { startClocks } from '@rookery/referee/clock';
import { canonicalJson } from '@rookery/rules/kernel/canonical';
import type { Addition, NewMatch, Person, StoredTable, TableStore } from '../../store.ts';

/** What every store of tables must do. Clauses run in Node and in pages alike, so they know neither. */
export interface Clause<Store extends TableStore> {
  readonly name: string;
  /** The second is the same store, as another process or window has it. */
  check(store: Store, elsewhere: Store): Promise<void>;
}

/** Fails unless both are the same JSON. */
export function agree(found: unknown, expected: unknown): void {
  const [a, b] = [found ?? null, expected ?? null].map((each) => canonicalJson(each));
  if (a !== b) throw new Error(`found ${String(a)}, expected ${String(b)}`);
}

const idOf = <Id>(parse: (input: unknown) => { ok: true; value: Id } | { ok: false }) => {
  return (name: string): Id => {
    const id = parse(name.padEnd(22, '_'));
    if (!id.ok) throw new Error(`${name} is no id`);
    return id.value;
  };
};
const tableId = idOf(parseTableId);
const matchId = idOf(parseMatchId);

/** Person ids are those of a device, which every store can keep. */
export const ana: Person = { id: '0', name: 'Ana', penguin: 'royal' };

const noClocks = startClocks({ kind: 'none' }, 2, { for: 'chance' }, 0);

const tableNamed = (name: string, changes: Partial<StoredTable> = {}): StoredTable => ({
  id: tableId(name),
  game: 'penguin-party',
  options: { edition: 'iello' },
  settings: { clock: { kind: 'none' }, listing: 'private', onlookers: 'welcome', chat: 'off' },
  phase: 'waiting',
  seats: [
    { person: ana.id, bot: null, ready: true },
    { person: null, bot: 'king', ready: true },
  ],
  host: ana.id,
  match: null,
  wishes: noWishes,
  createdAt: 1,
  touchedAt: 1,
  ...changes,
});

const matchNamed = (name: string, startedAt = 2): NewMatch => ({
  id: matchId(name),
  game: 'penguin-party',
  rules: 1,
  options: { edition: 'iello' },
  secret: 'secret',
  clocks: noClocks,
  deadline: null,
  startedAt,
});

const addition = (match: NewMatch, expectedSeq: number, ...acts: readonly string[]): Addition => ({
  match: match.id,
  expectedSeq,
  acts,
  decision: null,
  clocks: noClocks,
  deadline: null,
  at: 9,
  result: null,
});

const createNamed = async (store: TableStore, name: string) => {
  const table = tableNamed(name);
  const wish = { person: ana.id, nonce: `nonce-${name}` };
  agree(await store.createTable({ table, wish, people: [ana] }), table.id);
  const saved = await store.findTable({ table: table.id });
  if (!saved) throw new Error('the new table is not there');
  return { ...saved, wish };
};

/** A stored table at which a match has begun with two acts. */
export async function begin(
  store: TableStore,
  name = 'begun',
  startedAt = 2,
): Promise<{
  readonly table: StoredTable;
  readonly match: NewMatch;
  readonly revision: number;
}> {
  const { table, revision } = await createNamed(store, name);
  const match = matchNamed(name, startedAt);
  const playing: StoredTable = { ...table, phase: 'playing', match: match.id };
  const started = await store.startMatch({
    match,
    table: playing,
    acts: ['*a', '*b'],
    expectedRevision: revision,
  });
  if (started.kind !== 'saved') throw new Error(`the match was not started: ${started.kind}`);
  return { table: playing, match, revision: started.revision };
}

/** Each on a fresh store. */
export const tableStoreContract: readonly Clause<TableStore>[] = [
  {
    name: 'gives back a table, its revision and its people',
    async check(store, elsewhere) {
      const { table } = await createNamed(store, 'one');
      agree((await elsewhere.findTable({ table: table.id }))?.table, tableNamed('one'));
      const [person] = await elsewhere.peopleAt(table);
      agree([person?.id, person?.name, person?.penguin], [ana.id, ana.name, ana.penguin]);
      agree(await store.findTable({ table: tableId('none') }), undefined);
    },
  },
  {
    name: 'saves a table under the expected revision only',
    async check(store) {
      const { table, revision } = await createNamed(store, 'one');
      const over = { ...table, phase: 'over' } as const;
      const save = (expectedRevision: number) => store.saveTable({ table: over, expectedRevision });
      agree(await save(revision + 1), { kind: 'conflict', revision });
      agree(await save(revision), { kind: 'saved', revision: revision + 1 });
      agree(await save(revision), { kind: 'conflict', revision: revision + 1 });
      agree(await store.findTable({ table: table.id }), { table: over, revision: revision + 1 });
      const none = { table: tableNamed('none'), expectedRevision: revision };
      agree(await store.saveTable(none), { kind: 'unknown' });
    },
  },
  {
    name: 'grants a request once',
    async check(store) {
      const request = { person: ana.id, nonce: 'nonce-one' };
      agree(await store.findGranted(request), undefined);
      const { table, wish } = await createNamed(store, 'one');
      const again = { table: tableNamed('two'), wish, people: [ana] };
      agree(await store.createTable(again), table.id);
      agree(await store.findGranted(wish), table.id);
      agree(await store.findTable({ table: tableId('two') }), undefined);
    },
  },
  {
    name: 'starts a match with its table and first acts, or nothing of it',
    async check(store) {
      const { table, match, revision } = await begin(store);
      const stored = await store.loadMatch({ match: match.id });
      agree([stored?.acts, stored?.secret, stored?.table], [['*a', '*b'], 'secret', table.id]);
      agree([stored?.rules, stored?.finishedAt, stored?.result], [1, null, null]);
      agree(await store.findTable({ table: table.id }), { table, revision });
      const late = matchNamed('late');
      const attempt = { match: late, acts: ['*c'], table, expectedRevision: revision - 1 };
      agree((await store.startMatch(attempt)).kind, 'conflict');
      agree(await store.loadMatch({ match: late.id }), undefined);
    },
  },
  {
    name: 'appends only where the log ends',
    async check(store) {
      const { table, match, revision } = await begin(store);
      const append = async (seq: number, ...acts: readonly string[]) =>
        (await store.append(addition(match, seq, ...acts))).kind;
      agree(await append(1, '0x'), 'conflict');
      agree(await append(3, '0x'), 'conflict');
      agree(await append(2, '0x', '*c'), 'added');
      agree(await append(2, '1y'), 'conflict');
      agree((await store.loadMatch({ match: match.id }))?.acts, ['*a', '*b', '0x', '*c']);
      const place = { table: table.id, match: match.id };
      agree(await store.findProgress(place), { revision, seq: 4 });
      agree(await store.findProgress({ ...place, match: null }), { revision, seq: null });
      agree(await store.findProgress({ table: tableId('none'), match: null }), undefined);
    },
  },
  {
    name: 'lets only one of many writers have a place',
    async check(store, elsewhere) {
      const { match } = await begin(store);
      const writers = Array.from({ length: 8 }, (_, index) => {
        const writer = index % 2 === 0 ? store : elsewhere;
        return writer.append(addition(match, 2, `0w${String(index)}`, '*c'));
      });
      const added = (await Promise.all(writers)).filter(({ kind }) => kind === 'added');
      agree(added, [{ kind: 'added', seq: 4 }]);
      agree((await store.loadMatch({ match: match.id }))?.acts.length, 4);
    },
  },
  {
    name: 'stores the end of a match together with its last act, and nothing after it',
    async check(store) {
      const { match } = await begin(store);
      const result = { ranking: [[1], [0]], scores: [3, 1] };
      agree((await store.append({ ...addition(match, 1, '0x'), result })).kind, 'conflict');
      agree((await store.loadMatch({ match: match.id }))?.finishedAt, null);
      agree((await store.append({ ...addition(match, 2, '0x'), result })).kind, 'added');
      const stored = await store.loadMatch({ match: match.id });
      agree([stored?.finishedAt, stored?.result, stored?.acts.length], [9, result, 3]);
      const late = await store.append(addition(match, 3, '1y'));
      if (late.kind === 'added') throw new Error('a finished match went on');
    },
  },
];
