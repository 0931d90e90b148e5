import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** A token bucket in PostgreSQL, by its clock. Returns how long to wait for a token, in milliseconds. */
export async function countAttempt(
  db: Database,
  key: string,
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
): Promise<number> {
  const filled = sql`least(${burst}::double precision, bucket.tokens +
    extract(epoch from clock_timestamp() - bucket.at)::double precision * ${perSecond}::double precision)`;
  const { rows } = await sql<{ tokens: number; denied: boolean }>`
    insert into node_attempts as bucket (key, tokens, denied, at)
    values (${key}, ${burst}::double precision - 1, false, clock_timestamp())
    on conflict (key) do update set
      tokens = case when ${filled} >= 1 then ${filled} - 1 else ${filled} end,
      denied = ${filled} < 1,
      at = clock_timestamp()
    returning tokens, denied`.execute(db);
  const [row] = rows;
  return row?.denied === true ? Math.ceil(((1 - row.tokens) / perSecond) * 1000) : 0;
}
