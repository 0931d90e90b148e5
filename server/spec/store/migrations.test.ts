import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBeside, openStore } from '../../store/open.ts';
import { homes, type Home } from './homes.ts';
import { aGuest, noon } from './samples.ts';

/** Takes back what a version after the first has changed. */
async function makeOld(address: string): Promise<void> {
  const db = await openBeside(address);
  await sql`drop table bans`.execute(db);
  await sql`drop table table_codes`.execute(db);
  for (const table of ['push_targets', 'alerts', 'settings']) {
    await sql`drop table ${sql.table(table)}`.execute(db);
  }
  await sql`drop index sessions_by_family`.execute(db);
  for (const column of ['family', 'used_at', 'superseded_at']) {
    await sql`alter table sessions drop column ${sql.ref(column)}`.execute(db);
  }
  await sql`delete from kysely_migration where name > '0001-beginning'`.execute(db);
  await db.destroy();
}

describe.each(homes)('an old database of %s', (_name, build) => {
  let home: Home;
  beforeAll(async () => {
    home = await build();
  });
  afterAll(() => home.end());

  test('of the first version is brought up to date with everyone in it', async () => {
    const address = await home.createDatabase();
    const first = await openStore(address);
    const { id, tokenHash } = await aGuest(first);
    await first.close();
    await makeOld(address);

    const store = await openStore(address);
    const use = { at: noon, grace: 60 };
    expect(await store.findSession({ tokenHash, ...use })).toMatchObject({
      id,
      family: tokenHash,
      isSuperseded: false,
    });
    const session = { tokenHash: 'new', at: noon, expiresAt: noon + 100 };
    const rotation = { ...session, oldTokenHash: tokenHash, grace: 60 };
    expect(await store.rotateSession(rotation)).toBe('rotated');
    await store.findSession({ tokenHash: 'new', ...use });
    expect(await store.findSession({ tokenHash, ...use })).toMatchObject({ isSuperseded: true });
    expect(await store.mergeSettings({ person: id, changes: {}, at: noon })).toEqual({});
    expect(await store.banPerson({ person: id, at: noon })).toBe('banned');
    await store.close();
  });
});
