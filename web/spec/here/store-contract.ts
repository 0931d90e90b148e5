import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import { canonicalJson } from '@rookery/rules/kernel/canonical';
import type { LocalMatch, LocalStore, LocalTable } from '../../here/host/local-store.ts';

/** What every store must do. Runs in a test of Node and in a page alike, so it knows neither. */
interface Clause {
  readonly name: string;
  /** The second is the same store as another window has it. */
  check(store: LocalStore, elsewhere: LocalStore): Promise<void>;
}

function agree(found: unknown, expected: unknown): void {
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

const tableAt = (name: string, changes: Partial<LocalTable> = {}): LocalTable => ({
  id: tableId(name),
  revision: 0,
  nonce: `nonce-${name}`,
  game: 'penguin-party',
  options: { edition: 'iello' },
  settings: { clock: { kind: 'none' }, listing: 'private', onlookers: 'welcome', chat: 'off' },
  phase: 'waiting',
  seats: [
    { person: { name: 'Ana', penguin: 'royal' }, bot: null },
    { person: null, bot: 'king' },
  ],
  host: 0,
  match: null,
  createdAt: 1,
  touchedAt: 1,
  ...changes,
});

const matchAt = (table: LocalTable, name: string, startedAt = 2): LocalMatch => ({
  id: matchId(name),
  table: table.id,
  game: table.game,
  rules: 1,
  options: table.options,
  seats: table.seats,
  secret: 'secret',
  startedAt,
  finishedAt: null,
  result: null,
});

const later = (table: LocalTable, changes: Partial<LocalTable> = {}): LocalTable => ({
  ...table,
  ...changes,
  revision: table.revision + 1,
});

/** A kept table at which a match has begun with two acts. */
async function begun(store: LocalStore, name = 'begun') {
  const table = tableAt(name);
  const match = matchAt(table, name);
  const playing = later(table, { phase: 'playing', match: match.id });
  agree(await store.saveTable(table), 'kept');
  agree(await store.startMatch(playing, match, ['*a', '*b']), 'kept');
  return { table: playing, match };
}

/** Each on a fresh store. */
export const storeContract: readonly Clause[] = [
  {
    name: 'keeps a table under its next revision only',
    async check(store) {
      const table = tableAt('one');
      agree(await store.saveTable(later(table)), 'overtaken');
      agree(await store.saveTable(table), 'kept');
      agree(await store.saveTable(table), 'overtaken');
      agree(await store.saveTable(later(table, { host: 1 })), 'kept');
      agree((await store.findTable(table.id))?.host, 1);
      agree(await store.findTable(tableId('none')), undefined);
    },
  },
  {
    name: 'grants a wish once',
    async check(store) {
      const table = tableAt('one');
      agree(await store.findGranted(table.nonce), undefined);
      agree(await store.saveTable(table), 'kept');
      agree(await store.saveTable(tableAt('two', { nonce: table.nonce })), 'overtaken');
      agree(await store.findGranted(table.nonce), table.id);
      agree(await store.findTable(tableId('two')), undefined);
    },
  },
  {
    name: 'starts a match with its table and first acts, or nothing of it',
    async check(store) {
      const { table, match } = await begun(store);
      agree(await store.findMatch(match.id), match);
      agree(await store.actsOf(match.id), ['*a', '*b']);
      agree(await store.findTable(table.id), table);
      const late = matchAt(table, 'late');
      agree(await store.startMatch(table, late, ['*c']), 'overtaken');
      agree(await store.findMatch(late.id), undefined);
      agree(await store.actsOf(late.id), []);
    },
  },
  {
    name: 'appends only where the log ends',
    async check(store) {
      const { match } = await begun(store);
      const append = (from: number, ...acts: readonly string[]) =>
        store.append({ match: match.id, from, acts, end: null });
      agree(await append(1, '0x'), 'overtaken');
      agree(await append(3, '0x'), 'overtaken');
      agree(await append(2, '0x', '*c'), 'kept');
      agree(await append(2, '1y'), 'overtaken');
      agree(await append(2, '0x', '*c'), 'overtaken');
      agree(await store.actsOf(match.id), ['*a', '*b', '0x', '*c']);
      agree(await store.actsOf(match.id, 3), ['*c']);
    },
  },
  {
    name: 'lets only one of many writers have a place',
    async check(store, elsewhere) {
      const { match } = await begun(store);
      const writers = Array.from({ length: 8 }, (_, index) => {
        const acts = [`0w${String(index)}`, '*c'];
        const window = index % 2 === 0 ? store : elsewhere;
        return window.append({ match: match.id, from: 2, acts, end: null });
      });
      const kept = (await Promise.all(writers)).filter((each) => each === 'kept');
      agree(kept.length, 1);
      agree((await store.actsOf(match.id)).length, 4);
    },
  },
  {
    name: 'keeps the end of a match together with its last act and its table',
    async check(store) {
      const { table, match } = await begun(store);
      const ended = { ...match, finishedAt: 9, result: { ranking: [[1], [0]], scores: [3, 1] } };
      const over = later(table, { phase: 'over' });
      const stale = { ...over, revision: over.revision + 1 };
      const append = (end: LocalTable) =>
        store.append({ match: match.id, from: 2, acts: ['0x'], end: { match: ended, table: end } });
      agree(await append(stale), 'overtaken');
      agree(await store.actsOf(match.id), ['*a', '*b']);
      agree(await store.findMatch(match.id), match);
      agree(await append(over), 'kept');
      agree(await store.findMatch(match.id), ended);
      agree(await store.findTable(table.id), over);
    },
  },
  {
    name: 'lists matches, the latest first, and forgets one with its table',
    async check(store) {
      const first = await begun(store, 'first');
      const second = await begun(store, 'second');
      const again = matchAt(second.table, 'again', 5);
      const rematch = later(second.table, { match: again.id });
      agree(await store.startMatch(rematch, again, ['*z']), 'kept');
      agree((await store.matches()).map(({ id }) => id).at(0), again.id);
      await store.forget(second.match.id);
      agree(await store.findTable(rematch.id), rematch);
      await store.forget(first.match.id);
      agree(await store.findTable(first.table.id), undefined);
      agree(await store.actsOf(first.match.id), []);
      agree(
        (await store.matches()).map(({ id }) => id),
        [again.id],
      );
      const headless = { match: first.match.id, from: 0, acts: ['0x'], end: null };
      agree(await store.append(headless), 'overtaken');
      await store.forget(first.match.id);
    },
  },
];
