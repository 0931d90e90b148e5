import type { StoreOperations } from './operation.ts';
import type { Database, Schema } from './schema.ts';
import type { AccountPerson, Session, TokenUse } from './store.ts';

type SessionWork =
  | 'beginSession'
  | 'addSession'
  | 'findSession'
  | 'findFamilies'
  | 'rotateSession'
  | 'replaceSession'
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

  async findSession(db, use) {
    const found = await tokenOf(db, use.tokenHash);
    if (!found || found.expires_at <= use.at) return undefined;
    if (isOutdated(found, use)) {
      await endFamily(db, found.family);
      return { endedFamily: found.family };
    }
    const person = await personOf(db, found.person);
    if (!person) return undefined;
    if (found.used_at === null) await noteFirstUse(db, found, use);
    const { created_at: since, family } = found;
    return { ...person, since, family, isSuperseded: found.superseded_at !== null };
  },

  async findFamilies(db, { families, at }) {
    if (families.length === 0) return [];
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['family', 'people.id', 'name', 'penguin', 'account'])
      .distinct()
      .where('family', 'in', families)
      .where('expires_at', '>', at)
      .execute();
    return rows.map(({ family, ...person }) => ({ family, person }));
  },

  async rotateSession(db, { oldTokenHash, grace, ...session }) {
    const use = { tokenHash: oldTokenHash, at: session.at, grace };
    const old = await tokenOf(db, oldTokenHash);
    if (!old || old.expires_at <= session.at || isOutdated(old, use)) return 'unknown';
    if ((await countRotations(db, old.family, session.at - grace)) >= mostRotations) {
      return 'too-often';
    }
    const { person, family } = old;
    await insertToken(db, session, { person, family, used_at: null });
    return 'rotated';
  },

  async replaceSession(db, { oldTokenHash, ...session }) {
    const old = await tokenOf(db, oldTokenHash);
    if (!old || old.expires_at <= session.at) return 'unknown';
    await endFamily(db, old.family);
    await insertSession(db, session, old.person);
    return 'replaced';
  },

  async endSession(db, { tokenHash }) {
    const found = await tokenOf(db, tokenHash);
    if (found) await endFamily(db, found.family);
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

type TokenRow = Schema['sessions'];

const tokenOf = (db: Database, tokenHash: string): Promise<TokenRow | undefined> =>
  db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();

/** Whether another token has taken its place, and requests under way had time enough. */
const isOutdated = ({ superseded_at }: TokenRow, { at, grace }: TokenUse): boolean =>
  superseded_at !== null && superseded_at + grace <= at;

async function endFamily(db: Database, family: string): Promise<void> {
  await db.deleteFrom('sessions').where('family', '=', family).execute();
}

/** A rotated token has arrived, so those that were in use before it are superseded. */
async function noteFirstUse(
  db: Database,
  { token_hash, family }: TokenRow,
  { at }: TokenUse,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ superseded_at: at })
    .where('family', '=', family)
    .where('used_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .execute();
  await db
    .updateTable('sessions')
    .set({ used_at: at })
    .where('token_hash', '=', token_hash)
    .execute();
}

/** How many tokens a family gets within the grace of one; several tabs may ask at once. */
const mostRotations = 3;

async function countRotations(db: Database, family: string, since: number): Promise<number> {
  const rotated = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('family', '=', family)
    .where('created_at', '>', since)
    .execute();
  return rotated.length;
}

/** A token that begins a family is in use from the beginning: none came before it. */
const insertSession = (db: Database, session: Session, person: string): Promise<void> =>
  insertToken(db, session, { person, family: session.tokenHash, used_at: session.at });

async function insertToken(
  db: Database,
  { tokenHash, at, expiresAt }: Session,
  place: Pick<TokenRow, 'person' | 'family' | 'used_at'>,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, created_at: at, expires_at: expiresAt, ...place })
    .execute();
}
