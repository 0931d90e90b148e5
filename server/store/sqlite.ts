import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { CommittedBatch, StoreAnswer, StoreCall } from './group-commit.ts';
import { workThrough } from './operations.ts';
import type { Opening } from './sqlite-worker.ts';
import type { Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';

/** The built file, also where this one runs from its source: a thread runs no TypeScript. */
const program = createRequire(import.meta.url).resolve('@rookery/server/store/sqlite-worker');

/** Whoever measures can subscribe to it: how long each call waited, and how long its commit took. */
const diagnostics = channel('rookery.store');

interface Pending {
  readonly since: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (trouble: StoreTrouble) => void;
}

/** Everything in one file, in a thread of its own. */
export async function openSqlite(file: string): Promise<Store> {
  const worker = new Worker(program, { workerData: file, execArgv: [], stderr: false });
  const gone = new Promise((resolve) => {
    worker.once('exit', resolve);
  });
  const opening: unknown[] = await once(worker, 'message');
  refuseUnopened(opening[0]);
  const client = new ThreadClient(worker, worker.postMessage.bind(worker));
  return {
    ...workThrough((name, input) => client.call(name, input)),
    async close() {
      await client.finish();
      await gone;
    },
  };
}

const isOpening = (message: unknown): message is Opening =>
  typeof message === 'object' && message !== null && 'opened' in message;

function refuseUnopened(message: unknown): void {
  if (!isOpening(message)) throw new StoreTrouble('broken', 'the thread of the database is mute');
  if (!message.opened) throw new StoreTrouble(message.kind, message.message);
}

/** Sends calls to the thread, all of one turn together, and settles each with its answer. */
class ThreadClient {
  readonly #post: (message: readonly StoreCall[] | 'close') => void;
  readonly #pending = new Map<number, Pending>();
  #outgoing: StoreCall[] = [];
  #lastId = 0;
  #ending: StoreTrouble | undefined;
  #idle: (() => void) | undefined;

  constructor(thread: Worker, post: (message: readonly StoreCall[] | 'close') => void) {
    this.#post = post;
    thread.on('message', ({ answers, took }: CommittedBatch) => {
      for (const answer of answers) this.#settle(answer, took);
      if (this.#pending.size === 0) this.#idle?.();
    });
    thread.on('error', (cause) => this.#end('broken', `its thread broke: ${cause.message}`));
    thread.on('exit', () => this.#end('unavailable', 'it is closed'));
  }

  call(name: string, input: never): Promise<unknown> {
    if (this.#ending) return Promise.reject(this.#ending);
    this.#lastId += 1;
    const id = this.#lastId;
    if (this.#outgoing.length === 0) queueMicrotask(() => this.#send());
    this.#outgoing.push({ id, name, input });
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject, since: performance.now() });
    });
  }

  /** Refuses new calls, waits for those under way, and lets the thread end. */
  async finish(): Promise<void> {
    this.#ending ??= new StoreTrouble('unavailable', 'the database cannot be used: it is closed');
    if (this.#pending.size > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
    this.#post('close');
  }

  #send(): void {
    this.#post(this.#outgoing);
    this.#outgoing = [];
  }

  #settle(answer: StoreAnswer, committed: number): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (pending && diagnostics.hasSubscribers) {
      diagnostics.publish({ waited: performance.now() - pending.since, committed });
    }
    if ('kind' in answer) pending?.reject(new StoreTrouble(answer.kind, answer.message));
    else pending?.resolve(answer.value);
  }

  #end(kind: StoreTrouble['kind'], why: string): void {
    this.#ending = new StoreTrouble(kind, `the database cannot be used: ${why}`);
    for (const { reject } of this.#pending.values()) reject(this.#ending);
    this.#pending.clear();
    this.#idle?.();
  }
}
