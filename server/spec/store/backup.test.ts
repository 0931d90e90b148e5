import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../../store/backup.ts';
import { tableLayouts } from '../../store/layout.ts';
import { nodeTables } from '../../store/node-tables.ts';
import { newestMigration } from '../../store/migrations.ts';
import { openBeside, openStore } from '../../store/open.ts';
import { restore } from '../../store/restore.ts';
import type { Store } from '../../store/store.ts';
import { homes, type Home } from './homes.ts';
import { aGuest, aMatch, anAddition, aStartedMatch, noon } from './samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-backup-'));
const built = new Map<string, Promise<Home>>();

/** One home of each kind is enough for all of these tests. */
function homeOf(name: string, build: () => Promise<Home>): Promise<Home> {
  const home = built.get(name) ?? build();
  built.set(name, home);
  return home;
}

afterAll(async () => {
  const all = await Promise.all(built.values());
  await Promise.all(all.map((home) => home.end()));
  rmSync(folder, { recursive: true });
});

/** Something of everything. */
async function fill(store: Store) {
  const { id, tokenHash } = await aGuest(store, 'Zoë 🐧');
  const hashes = { passwordHash: 'hash', oldPasswordHash: null };
  await store.claimAccount({ person: id, account: 'Zoe', ...hashes, tokenHash });
  await store.issueCode({ codeHash: 'code', person: id, expiresAt: noon + 1 });
  const match = await aStartedMatch(store, aMatch(), [{ person: id, bot: null, ready: true }]);
  await store.append(anAddition(match, { deadline: noon + 7 }));
  const loaded = await store.loadMatch({ match });
  if (!loaded?.table) throw new Error('no match');
  const said = { kind: 'text', text: 'a "line"\\n' } as const;
  await store.say({ table: loaded.table, id: 'line', nonce: 'nonce', person: id, said, at: noon });
  await store.markAlive({ at: noon });
  return { id, tokenHash, match, loaded };
}

describe.each(homes)('a backup of %s', (name, build) => {
  let home: Home;
  let address: string;
  let store: Store;
  let filled: Awaited<ReturnType<typeof fill>>;
  const file = join(folder, `${name}.gz`);

  beforeAll(async () => {
    home = await homeOf(name, build);
    address = await home.createDatabase();
    store = await openStore(address);
    filled = await fill(store);
    await backUp(address, file);
  });
  afterAll(() => store.close());

  test('that fails leaves nothing behind', async () => {
    const taken = join(folder, `${name} taken`);
    mkdirSync(taken);
    await expect(backUp(address, taken)).rejects.toThrow();
    expect(readdirSync(folder)).not.toContain(`${name} taken.unfinished`);
  });

  test('is for its owner alone', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('knows every table and column of the database', async () => {
    const db = await openBeside(address);
    const tables = await db.introspection.getTables();
    await db.destroy();
    const kept = tables.filter((table) => !nodeTables.some((each) => each === table.name));
    const found = kept.map(({ name: table, columns }) => ({
      table,
      columns: columns.map((each) => each.name),
    }));
    const sorted = (list: readonly { table: string; columns: readonly string[] }[]) =>
      new Map(list.map(({ table, columns }) => [table, columns.toSorted()]));
    expect(sorted(found)).toEqual(sorted(tableLayouts));
  });

  test('brings everything back while the server runs, which then sees that it was overtaken', async () => {
    const { match, loaded, id } = filled;
    const second = anAddition(match, {
      expectedSeq: 2,
      acts: ['0G1'],
      decision: { seat: 0, nth: 2, answer: 0 },
    });
    await store.append(second);
    await store.deletePerson({ person: id });
    await restore(address, file);
    expect(await store.loadMatch({ match })).toEqual(loaded);
    expect(await store.append({ ...second, expectedSeq: 3 })).toEqual({ kind: 'conflict', seq: 2 });
    expect(await store.exportPerson({ person: id })).toMatchObject({ person: { account: 'Zoe' } });
  });

  test('is taken of one moment, whatever is written meanwhile', async () => {
    const enough = new AbortController();
    const writing = (async () => {
      const match = await aStartedMatch(store);
      for (let nth = 1; !enough.signal.aborted; nth += 1) {
        const decision = { seat: 0, nth, answer: 0 };
        await store.append(
          anAddition(match, { expectedSeq: nth, acts: [`0:${String(nth)}`], decision }),
        );
      }
      return match;
    })();
    const busy = join(folder, `${name}-busy.gz`);
    await backUp(address, busy);
    enough.abort();
    const match = await writing;
    const lines = gunzipSync(readFileSync(busy)).toString().trim().split('\n');
    const rows = lines.filter((line) => line.includes(`"acts"`) && line.includes(match));
    const kept = lines.find(
      (line) => line.startsWith('{"table":"matches"') && line.includes(match),
    );
    // The length in the row of the match is that of the log beside it.
    const { row = [] }: { row?: unknown[] } = JSON.parse(kept ?? '{}');
    expect(rows).toHaveLength(Number(row[6] ?? 0));
  });

  test.each(homes)('restores into an empty %s', async (other, buildOther) => {
    const elsewhere = await homeOf(other, buildOther);
    const target = await elsewhere.createDatabase();
    await restore(target, file);
    const moved = await openStore(target);
    const { match, loaded, id, tokenHash } = filled;
    expect(await moved.loadMatch({ match })).toEqual(loaded);
    expect(await moved.findSession({ tokenHash, at: noon, grace: 0 })).toMatchObject({
      id,
      name: 'Zoë 🐧',
    });
    expect(await moved.exportPerson({ person: id })).toMatchObject({
      chat: [{ said: { kind: 'text', text: 'a "line"\\n' } }],
    });
    expect(await moved.lastAlive()).toBe(noon);
    await moved.close();
  });

  test.each<readonly [string, (whole: Buffer) => Buffer, string]>([
    ['cut short', (whole) => whole.subarray(0, whole.length - 20), 'unexpected end'],
    [
      'without its last lines',
      (whole) => edited(whole, (lines) => lines.slice(0, -2)),
      'not whole',
    ],
    ['of something else', () => Buffer.from('Dear penguins,'), 'incorrect header'],
    ['with another head', (whole) => edited(whole, (lines) => lines.slice(1)), 'none of Rookery'],
    [
      'of a newer version',
      (whole) => edited(whole, ([, ...rest]) => [head('9999-future'), ...rest]),
      'written at 9999-future',
    ],
    [
      'with a row that does not fit',
      (whole) =>
        edited(whole, ([first = '', ...rest]) => [first, '{"table":"acts","row":[1]}', ...rest]),
      'do not fit',
    ],
  ])('%s is refused, and nothing changes', async (_what, spoil, why) => {
    const spoilt = join(folder, 'spoilt.gz');
    writeFileSync(spoilt, spoil(readFileSync(file)));
    await expect(restore(address, spoilt)).rejects.toMatchObject({
      kind: 'bad-backup',
      message: expect.stringContaining(why),
    });
    expect(await store.loadMatch({ match: filled.match })).toEqual(filled.loaded);
  });

  test('that is not there is refused', async () => {
    await expect(restore(address, join(folder, 'none.gz'))).rejects.toMatchObject({
      kind: 'bad-backup',
    });
  });

  test('a database that a newer version has changed is left alone', async () => {
    const target = await home.createDatabase();
    const opened = await openStore(target);
    await opened.close();
    const db = await openBeside(target);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(
      db,
    );
    await db.destroy();
    await expect(openStore(target)).rejects.toMatchObject({
      kind: 'newer',
      message: `the database was changed by a newer version of Rookery (9999-future; this one knows up to ${newestMigration}); start that version; or move this database away, and restore a backup that this version wrote`,
    });
  });
});

const head = (migration: string): string => JSON.stringify({ form: 'rookery-backup/1', migration });

const edited = (whole: Buffer, edit: (lines: readonly string[]) => readonly string[]): Buffer =>
  gzipSync(edit(gunzipSync(whole).toString().trim().split('\n')).join('\n') + '\n');
