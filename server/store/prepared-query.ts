import {
  sql,
  type Compilable,
  type CompiledQuery,
  type DialectAdapter,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type { Database } from './schema.ts';

/** The place of a value in a query that is written down before the value is known. */
type Slots<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A query that is built once for each kind of database and then run with other values: building takes
 * longer than running, which matters where many wait for it.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, slot: Slots<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<QueryResult<Row>> {
  const names = new Map<unknown, keyof Values>();
  const slot: Slots<Values> = (name) => {
    const mark = { name };
    names.set(mark, name);
    return sql`${mark}`;
  };
  const built = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return (db, values) => {
    const { adapter } = db.getExecutor();
    const query = built.get(adapter) ?? build(db, slot).compile();
    built.set(adapter, query);
    const parameters = query.parameters.map((parameter) => {
      const name = names.get(parameter);
      return name === undefined ? parameter : values[name];
    });
    return db.executeQuery({ ...query, parameters });
  };
}
