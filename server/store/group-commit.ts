import { messageOf, type StoreTrouble } from './trouble.ts';

/** A piece of work asked for, known by its number. */
interface NumberedCall {
  readonly id: number;
  readonly name: string;
}

/** A piece of work as it comes from the main thread. */
export interface StoreCall extends NumberedCall {
  /** Only whoever called knows its type. */
  readonly input: never;
}

/** What became of it. */
export type StoreAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly kind: StoreTrouble['kind']; readonly message: string };

/** What the thread sends back after a commit, and how long that took, in milliseconds. */
export interface CommittedBatch {
  readonly answers: readonly StoreAnswer[];
  readonly took: number;
}

/** The SQL side of a connection. */
interface Transactional {
  readonly isTransaction: boolean;
  exec(sql: string): void;
}

/**
 * Does many pieces of work in one transaction, so that they share one wait for the disk. One that
 * fails is undone alone. Answers come only after the commit; if that fails, nothing has happened.
 */
export async function commitTogether<Work extends NumberedCall>(
  connection: Transactional,
  calls: readonly Work[],
  perform: (call: Work) => Promise<unknown>,
): Promise<readonly StoreAnswer[]> {
  try {
    connection.exec('begin immediate');
    const answers = await performAll(connection, calls, perform);
    connection.exec('commit');
    return answers;
  } catch (error) {
    if (connection.isTransaction) connection.exec('rollback');
    overwrite(connection);
    const message = `nothing could be kept: ${messageOf(error)}`;
    return calls.map(({ id }) => ({ id, kind: 'unavailable', message }));
  }
}

/**
 * Overwrites a failed commit. If only the wait for the disk failed, the commit is still whole in the
 * write-ahead log. After a kill it would count, though everyone was told that it did not happen. The next
 * write takes its place in the log, even on a failing disk, so this writes something that changes nothing.
 */
function overwrite(connection: Transactional): void {
  try {
    connection.exec('pragma user_version = 0');
  } catch {
    // The disk still fails; what this was about is gone all the same.
  }
}

/** Savepoints cost time and are seldom needed: only if something fails is all of it done again with them. */
async function performAll<Work extends NumberedCall>(
  connection: Transactional,
  calls: readonly Work[],
  perform: (call: Work) => Promise<unknown>,
): Promise<readonly StoreAnswer[]> {
  try {
    return await inTurn(calls, async (call) => ({ id: call.id, value: await perform(call) }));
  } catch (error) {
    if (!connection.isTransaction || isTheDisk(error)) throw error;
    connection.exec('rollback');
    connection.exec('begin immediate');
    return inTurn(calls, (call) => attempt(connection, call, perform));
  }
}

async function inTurn<Work, Value>(
  calls: readonly Work[],
  each: (call: Work) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = [];
  // oxlint-disable-next-line no-await-in-loop -- they share a connection
  for (const call of calls) values.push(await each(call));
  return values;
}

async function attempt<Work extends NumberedCall>(
  connection: Transactional,
  call: Work,
  perform: (call: Work) => Promise<unknown>,
): Promise<StoreAnswer> {
  connection.exec('savepoint attempt');
  try {
    const value = await perform(call);
    connection.exec('release attempt');
    return { id: call.id, value };
  } catch (error) {
    if (!connection.isTransaction || isTheDisk(error)) throw error;
    connection.exec('rollback to attempt');
    connection.exec('release attempt');
    return { id: call.id, kind: 'broken', message: `${call.name}: ${messageOf(error)}` };
  }
}

/** SQLite's numbers for a file that is locked, read-only, failing, full or gone: no fault of this call alone. */
const troublesOfTheDisk = new Set([5, 8, 10, 13, 14]);

const isTheDisk = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  // The higher bits say more than we need to know.
  troublesOfTheDisk.has(error.errcode & 0xff);
