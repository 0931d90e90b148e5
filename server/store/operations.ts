import { administrationWork } from './administration.ts';
import { downtimeWork } from './downtime.ts';
import { historyWork } from './history.ts';
import { matchWork } from './matches.ts';
import { peopleWork } from './people.ts';
import type { StoreOperations } from './operation.ts';
import type { Database } from './schema.ts';
import { sessionWork } from './sessions.ts';
import type { Work } from './store.ts';
import { alertWork } from './alerts.ts';
import { settingsWork } from './settings.ts';
import { pushWork } from './push-targets.ts';
import { tableCodeWork } from './table-codes.ts';
import { tableWork } from './tables.ts';
import { upkeepWork } from './upkeep.ts';

const operations: StoreOperations = {
  ...sessionWork,
  ...peopleWork,
  ...tableWork,
  ...tableCodeWork,
  ...matchWork,
  ...historyWork,
  ...downtimeWork,
  ...upkeepWork,
  ...administrationWork,
  ...alertWork,
  ...pushWork,
  ...settingsWork,
};

/** One piece of work by name; only whoever called knows the types of its input and output. */
type StoreOperation = (db: Database, input: never) => Promise<unknown>;

const byName: ReadonlyMap<string, StoreOperation> = new Map(
  Object.entries<StoreOperation>(operations),
);

/** Does a piece of work. */
export function perform(db: Database, name: string, input: never): Promise<unknown> {
  const operation = byName.get(name);
  if (!operation) throw new Error(`the store knows no ${name}`);
  return operation(db, input);
}

// Each name's input and output belong together, which the body cannot express but the signature can.
/** All pieces of work, each handed to `call`. */
export function workThrough(call: (name: string, input: never) => Promise<unknown>): Work;
export function workThrough(call: (name: string, input: never) => Promise<unknown>): object {
  return Object.fromEntries(
    [...byName.keys()].map((name) => [name, (input: never) => call(name, input)]),
  );
}
