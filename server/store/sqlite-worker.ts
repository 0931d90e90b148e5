import { parentPort, workerData } from 'node:worker_threads';
import { Checkpoints } from './checkpoints.ts';
import { commitTogether, type CommittedBatch, type StoreCall } from './group-commit.ts';
import { perform } from './operations.ts';
import { openForWork, withPreparedCommands } from './sqlite-connection.ts';
import { messageOf, StoreTrouble } from './trouble.ts';

/** What the worker says: first whether it could open the file, then answers. */
export type Opening =
  | { readonly opened: true }
  | { readonly opened: false; readonly kind: StoreTrouble['kind']; readonly message: string };

const file = String(workerData);
const port = parentPort;
if (!port) throw new Error('the store works in a thread of its own');

let waiting: StoreCall[] = [];
let isBusy = false;

try {
  const { raw, db } = await openForWork(file);
  const transaction = withPreparedCommands(raw);
  const checkpoints = new Checkpoints(file);
  /** Commits all calls that arrived while the disk was busy in one transaction. */
  const workOff = async (): Promise<void> => {
    const calls = waiting;
    waiting = [];
    const begun = performance.now();
    const answers = await commitTogether(transaction, calls, (call) =>
      perform(db, call.name, call.input),
    );
    port.postMessage({ answers, took: performance.now() - begun } satisfies CommittedBatch);
    checkpoints.note(calls.length);
    isBusy = waiting.length > 0;
    if (isBusy) setImmediate(() => void workOff());
  };
  const close = async (): Promise<void> => {
    await checkpoints.close();
    raw.close();
    port.close();
  };
  port.on('message', (message: readonly StoreCall[] | 'close') => {
    if (message === 'close') {
      void close();
      return;
    }
    waiting.push(...message);
    if (isBusy) return;
    isBusy = true;
    setImmediate(() => void workOff());
  });
  port.postMessage({ opened: true } satisfies Opening);
} catch (error) {
  const kind = error instanceof StoreTrouble ? error.kind : 'broken';
  port.postMessage({ opened: false, kind, message: messageOf(error) } satisfies Opening);
  port.close();
}
