import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** The built file, also where this one runs from its source: a thread runs no TypeScript. */
const program = createRequire(import.meta.url).resolve('@rookery/server/store/checkpoint-worker');

/** After so many pieces of work the log is copied into the file. */
const interval = 64;

interface CheckpointThread {
  readonly post: (message: 'checkpoint' | 'close') => void;
  readonly ended: Promise<void>;
}

/**
 * Copies the write-ahead log into the file of the database, in a thread of its own: a checkpoint takes
 * several milliseconds, and whoever commits meanwhile does not wait for it. Should this fall behind or fail,
 * the writer makes a checkpoint itself once the log is long (`wal_autocheckpoint`).
 */
export class Checkpoints {
  readonly #file: string;
  #thread: CheckpointThread | undefined;
  #since = 0;
  #isBusy = false;
  #isBroken = false;

  constructor(file: string) {
    this.#file = file;
  }

  /** So much was committed. */
  note(calls: number): void {
    this.#since += calls;
    if (this.#since < interval || this.#isBusy || this.#isBroken) return;
    this.#since = 0;
    this.#isBusy = true;
    this.#thread ??= this.#start();
    this.#thread.post('checkpoint');
  }

  /** Waits for the checkpoint under way, and lets go of the file. */
  close(): Promise<void> {
    const thread = this.#thread;
    if (!thread || this.#isBroken) return Promise.resolve();
    thread.post('close');
    return thread.ended;
  }

  #start(): CheckpointThread {
    const thread = new Worker(program, { workerData: this.#file, execArgv: [], stderr: false });
    thread.on('message', () => {
      this.#isBusy = false;
    });
    thread.on('error', () => {
      this.#isBroken = true;
    });
    const ended = new Promise<void>((resolve) => {
      thread.once('exit', () => resolve());
    });
    return { post: thread.postMessage.bind(thread), ended };
  }
}
