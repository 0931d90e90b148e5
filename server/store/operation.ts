import type { Database } from './schema.ts';
import type { Work } from './store.ts';

/** Each piece of work as queries, written once for every database; the caller provides the transaction. */
export type StoreOperations = {
  readonly [Name in keyof Work]: (
    db: Database,
    ...input: Parameters<Work[Name]>
  ) => ReturnType<Work[Name]>;
};
