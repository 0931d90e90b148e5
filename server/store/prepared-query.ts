import {
  sql,
  type Compilable,
  type CompiledQuery,
  type DialectAdapter,
  type QueryResult,
  type RawBuilder,
  type SqliteStatement,
} from 'kysely';
import type { Database } from './schema.ts';

/** The place of a value in a query that is written down before the value is known. */
export type Slots<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

type Prepare = (sql: string) => Pick<SqliteStatement, 'run'>;

const direct = new WeakMap<DialectAdapter, Prepare>();

/** Lets prepared queries of this connection run as statements of SQLite, without the layers of Kysely. */
export function registerDirectExecution(db: Database, prepare: Prepare): void {
  direct.set(db.getExecutor().adapter, prepare);
}

type Run<Values, Row> = (db: Database, values: Values) => Promise<QueryResult<Row>>;

/**
 * A query that changes rows and gives none. It is built once for each connection and then run with other
 * values: building takes longer than running, which matters where many wait for it.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, slot: Slots<Values>) => Compilable<Row>,
): Run<Values, Row> {
  const names = new Map<unknown, keyof Values>();
  const slot: Slots<Values> = (name) => {
    const mark = { name };
    names.set(mark, name);
    return sql`${mark}`;
  };
  const built = new WeakMap<DialectAdapter, Run<Values, Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const known = built.get(adapter);
    if (known) return known(db, values);
    const run = runner(build(db, slot).compile(), names, direct.get(adapter));
    built.set(adapter, run);
    return run(db, values);
  };
}

function runner<Values extends object, Row>(
  query: CompiledQuery<Row>,
  names: ReadonlyMap<unknown, keyof Values>,
  prepare: Prepare | undefined,
): Run<Values, Row> {
  const fill = (values: Values): unknown[] =>
    query.parameters.map((parameter) => {
      const name = names.get(parameter);
      return name === undefined ? parameter : values[name];
    });
  if (!prepare) return (db, values) => db.executeQuery({ ...query, parameters: fill(values) });
  const statement = prepare(query.sql);
  return (_db, values) => {
    const { changes } = statement.run(fill(values));
    return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes) });
  };
}
