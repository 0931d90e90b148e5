import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commitTogether } from '../../store/group-commit.ts';
import { openStore } from '../../store/open.ts';
import { openConnection, type SqliteConnection } from '../../store/sqlite-connection.ts';
import { aGuest, aStartedMatch } from './samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

function pragma({ raw }: SqliteConnection, name: string): unknown {
  const [row] = raw.prepare(`pragma ${name}`).all();
  const values: readonly unknown[] = Object.values(row ?? {});
  return values[0];
}

const modeOf = (file: string): number => statSync(file).mode & 0o777;

describe('the file', () => {
  test('and those beside it are for its owner alone', async () => {
    const file = join(folder, 'private.db');
    writeFileSync(file, '', { mode: 0o644 });
    const store = await openStore(file);
    await aGuest(store);
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    await store.close();
  });

  test('takes over what is in its log while the store works, and in the end everything', async () => {
    const file = join(folder, 'checkpoints.db');
    const store = await openStore(file);
    const before = statSync(file).size;
    const guests = await Promise.all(Array.from({ length: 300 }, () => aGuest(store)));
    await expect
      .poll(async () => {
        // The next checkpoint is made when there is more to do.
        await aGuest(store);
        return statSync(file).size;
      })
      .toBeGreaterThan(before);
    await store.close();
    expect(existsSync(`${file}-wal`)).toBe(false);
    const again = await openStore(file);
    const people = guests.map(({ id }) => id);
    expect(await again.findPeople({ people })).toHaveLength(people.length);
    await again.close();
  });

  test('is opened with every promise that keeps moves safe', async () => {
    const connection = await openConnection(join(folder, 'promises.db'));
    const names = ['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys'];
    expect(names.map((name) => pragma(connection, name))).toEqual(['wal', 2, 5000, 1]);
    connection.raw.close();
  });

  test.each([
    ['in a folder that is not there', join(folder, 'nowhere', 'rookery.db')],
    ['that is a folder', folder],
  ])('%s is refused in one clear line', async (_what, file) => {
    await expect(openStore(file)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringMatching(/ cannot be opened: [^\n]+$/),
    });
  });

  test('that is no database is refused', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear penguins, '.repeat(1000));
    await expect(openStore(file)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('not a database'),
    });
  });
});

describe('many pieces of work in one transaction', () => {
  const call = (id: number) => ({ id, name: `call ${String(id)}` });

  test('share one commit, and are answered after it', async () => {
    const { raw, db } = await openConnection(join(folder, 'group.db'));
    const log: string[] = [];
    const watched = {
      get isTransaction() {
        return raw.isTransaction;
      },
      exec(sql: string) {
        log.push(sql);
        raw.exec(sql);
      },
    };
    const answers = await commitTogether(watched, [call(1), call(2)], ({ id }) =>
      Promise.resolve(id * 10),
    );
    expect(answers).toEqual([
      { id: 1, value: 10 },
      { id: 2, value: 20 },
    ]);
    expect(log).toEqual(['begin immediate', 'commit']);
    await db.destroy();
  });

  test('fail alone', async () => {
    const { raw, db } = await openConnection(join(folder, 'alone.db'));
    const insert = (name: string) => db.insertInto('facts').values({ name, value: '' }).execute();
    const answers = await commitTogether(raw, [call(1), call(2), call(3)], async ({ id }) => {
      await insert(`fact ${String(id)}`);
      if (id === 2) await insert('fact 1');
      return id;
    });
    expect(answers).toMatchObject([{ value: 1 }, { kind: 'broken' }, { value: 3 }]);
    const facts = await db.selectFrom('facts').select('name').orderBy('name').execute();
    expect(facts.map(({ name }) => name)).toEqual(['fact 1', 'fact 3']);
    await db.destroy();
  });

  test('are all refused when the disk is full, leave nothing behind, and go on when it is not', async () => {
    const connection = await openConnection(join(folder, 'full.db'));
    const { raw, db } = connection;
    const write = (size: number) =>
      commitTogether(raw, [call(1), call(2)], async ({ id }) => {
        const value = 'x'.repeat(id === 2 ? size : 1);
        await db
          .insertInto('facts')
          .values({ name: `fact ${String(id)}`, value })
          .execute();
      });
    const pages = Number(pragma(connection, 'page_count'));
    raw.exec(`pragma max_page_count = ${String(pages + 2)}`);
    const refused = { kind: 'unavailable', message: expect.stringContaining('full') };
    expect(await write(1_000_000)).toMatchObject([refused, refused]);
    expect(await db.selectFrom('facts').selectAll().execute()).toEqual([]);
    raw.exec('pragma max_page_count = 1000000');
    expect(await write(1_000_000)).toMatchObject([{ id: 1 }, { id: 2 }]);
    expect(await db.selectFrom('facts').select('name').execute()).toHaveLength(2);
    await db.destroy();
  });

  test('are refused when the commit fails, though each succeeded', async () => {
    const { raw, db } = await openConnection(join(folder, 'commit.db'));
    const failing = {
      get isTransaction() {
        return raw.isTransaction;
      },
      exec(sql: string) {
        if (sql === 'commit') throw new Error('disk I/O error');
        raw.exec(sql);
      },
    };
    const answers = await commitTogether(failing, [call(1)], () =>
      db.insertInto('facts').values({ name: 'fact', value: '' }).execute(),
    );
    const message = 'nothing could be kept: disk I/O error';
    expect(answers).toEqual([{ id: 1, kind: 'unavailable', message }]);
    expect(await db.selectFrom('facts').selectAll().execute()).toEqual([]);
    await db.destroy();
  });
});

test('a match with ten thousand acts is loaded whole', async () => {
  const store = await openStore(join(folder, 'long.db'));
  const match = await aStartedMatch(store);
  const acts = Array.from({ length: 2500 }, (_, index) => `*${String(index)}`);
  for (let part = 0; part < 4; part += 1) {
    await store.append({
      match,
      expectedSeq: 1 + part * acts.length,
      acts,
      decision: null,
      clocks: { rule: { kind: 'none' }, seats: [], paused: null },
      deadline: null,
      at: 0,
      result: null,
    });
  }
  const loaded = await store.loadMatch({ match });
  expect(loaded?.acts).toEqual(['*deal', ...acts, ...acts, ...acts, ...acts]);
  await store.close();
});
