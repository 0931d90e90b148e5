import type { StoreOperations } from './operation.ts';

type TableCodeWork = 'issueTableCode' | 'findByTableCode';

/** Short codes to say out loud: each leads to a table for some minutes. */
export const tableCodeWork: Pick<StoreOperations, TableCodeWork> = {
  async issueTableCode(db, { table, code, at, expiresAt }) {
    await db.deleteFrom('table_codes').where('expires_at', '<=', at).execute();
    const [known] = await db
      .updateTable('table_codes')
      .set({ expires_at: expiresAt })
      .where('table', '=', table)
      .returning('code')
      .execute();
    if (known) return known.code;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('table_codes')
      .values({ code, table, expires_at: expiresAt })
      .onConflict((same) => same.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 0n ? undefined : code;
  },

  async findByTableCode(db, { code, at }) {
    const found = await db
      .selectFrom('table_codes')
      .select('table')
      .where('code', '=', code)
      .where('expires_at', '>', at)
      .executeTakeFirst();
    return found?.table;
  },
};
