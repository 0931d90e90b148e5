import type { StoreOperations } from './operation.ts';
import type { Database } from './schema.ts';
import type { AccountPerson, Session } from './store.ts';

type SessionWork =
  | 'beginSession'
  | 'addSession'
  | 'findSession'
  | 'rotateSession'
  | 'endSession'
  | 'issueCode'
  | 'redeemCode';

/** How sessions begin, go on and end. */
export const sessionWork: Pick<StoreOperations, SessionWork> = {
  async beginSession(db, { person, ...session }) {
    await db
      .insertInto('people')
      .values({ ...person, created_at: session.at })
      .execute();
    await insertSession(db, session, person.id);
  },

  async addSession(db, { person, ...session }) {
    if (!(await personOf(db, person))) return 'unknown';
    if (await isBanned(db, person)) return 'banned';
    await insertSession(db, session, person);
    return 'added';
  },

  async findSession(db, { tokenHash, at }) {
    return db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.name', 'people.penguin', 'people.account'])
      .select('sessions.created_at as since')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', at)
      .executeTakeFirst();
  },

  async rotateSession(db, { oldTokenHash, graceUntil, ...session }) {
    const old = await db
      .selectFrom('sessions')
      .select(['person', 'expires_at'])
      .where('token_hash', '=', oldTokenHash)
      .where('expires_at', '>', session.at)
      .executeTakeFirst();
    if (!old) return 'unknown';
    await db
      .updateTable('sessions')
      .set({ expires_at: Math.min(old.expires_at, graceUntil) })
      .where('token_hash', '=', oldTokenHash)
      .execute();
    await insertSession(db, session, old.person);
    return 'rotated';
  },

  async endSession(db, { tokenHash }) {
    await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  },

  async issueCode(db, { codeHash, person, expiresAt }) {
    await db.deleteFrom('device_codes').where('person', '=', person).execute();
    await db
      .insertInto('device_codes')
      .values({ code_hash: codeHash, person, expires_at: expiresAt })
      .execute();
  },

  async redeemCode(db, { codeHash, ...session }) {
    // Whoever deletes it has it: of two who try at once, one finds nothing to delete.
    const [code] = await db
      .deleteFrom('device_codes')
      .where('code_hash', '=', codeHash)
      .where('expires_at', '>', session.at)
      .returning('person')
      .execute();
    if (!code) return undefined;
    await insertSession(db, session, code.person);
    return personOf(db, code.person);
  },
};

/** The person of that id. */
export const personOf = (db: Database, id: string): Promise<AccountPerson | undefined> =>
  db
    .selectFrom('people')
    .select(['id', 'name', 'penguin', 'account'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Every session of a person ends, and no code leads to another. */
export async function endSessions(db: Database, person: string): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).execute();
  await db.deleteFrom('device_codes').where('person', '=', person).execute();
}

async function isBanned(db: Database, person: string): Promise<boolean> {
  const found = await db
    .selectFrom('bans')
    .select('since')
    .where('person', '=', person)
    .executeTakeFirst();
  return found !== undefined;
}

/** Only that session goes on, and no code leads to another. */
export async function endOtherSessions(
  db: Database,
  person: string,
  tokenHash: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('person', '=', person)
    .where('token_hash', '!=', tokenHash)
    .execute();
  await db.deleteFrom('device_codes').where('person', '=', person).execute();
}

async function insertSession(db: Database, session: Session, person: string): Promise<void> {
  const { tokenHash, at, expiresAt } = session;
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, person, created_at: at, expires_at: expiresAt })
    .execute();
}
