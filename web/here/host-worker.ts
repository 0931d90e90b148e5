import type { DeviceGuest } from '@rookery/desk/guest-line';
import type { DeviceAnswer, DeviceQuestion, FromHost, ToHost } from './messages.ts';

/** One end of a line to the host. */
interface HostLine {
  send(text: string): void;
  close(): void;
}

interface LineEvents {
  heard(text: string): void;
  /** The worker has died; another one is started for the next line. */
  died(): void;
}

/** The worker that hosts the tables of this device: started when first needed, and again if it dies. */
class HostWorker {
  #worker: Worker | undefined;
  #numbers = 0;
  readonly #lines = new Map<number, LineEvents>();
  readonly #questions = new Map<number, (answer: DeviceAnswer | undefined) => void>();

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  open(guest: DeviceGuest, events: LineEvents): HostLine {
    const line = this.#number();
    this.#lines.set(line, events);
    this.#tell({ type: 'open', line, guest });
    return {
      send: (text) => this.#tell({ type: 'frame', line, text }),
      close: () => {
        if (this.#lines.delete(line)) this.#tell({ type: 'close', line });
      },
    };
  }

  /** Nothing, if the worker could not say. */
  ask(question: DeviceQuestion): Promise<DeviceAnswer | undefined> {
    const id = this.#number();
    return new Promise((resolve) => {
      this.#questions.set(id, resolve);
      this.#tell({ type: 'question', id, question });
    });
  }

  #number(): number {
    this.#numbers += 1;
    return this.#numbers;
  }

  #tell(message: ToHost): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./desk-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => this.#hear(data));
    worker.addEventListener('error', () => this.#discard(worker));
    return worker;
  }

  #hear(message: FromHost): void {
    if (message.type === 'frame') {
      this.#lines.get(message.line)?.heard(message.text);
      return;
    }
    const resolve = this.#questions.get(message.id);
    this.#questions.delete(message.id);
    resolve?.(message.type === 'answer' ? message.answer : undefined);
  }

  #discard(worker: Worker): void {
    worker.terminate();
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lines = [...this.#lines.values()];
    const questions = [...this.#questions.values()];
    this.#lines.clear();
    this.#questions.clear();
    for (const line of lines) line.died();
    for (const resolve of questions) resolve(undefined);
  }
}

/** The host of the tables on this device. */
export const host = new HostWorker();
