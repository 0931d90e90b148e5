import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Tell } from '@rookery/protocol/tells';
import { Client } from '../outside/client.ts';
import { until } from './until.ts';

/** A frame of text as clients write it: masked, here by zeros. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const isShort = payload.length < 126;
  const header = Buffer.alloc(isShort ? 6 : 8);
  header.writeUInt8(0x81, 0);
  header.writeUInt8(0x80 | (isShort ? payload.length : 126), 1);
  if (!isShort) header.writeUInt16BE(payload.length, 2);
  return Buffer.concat([header, payload]);
}

/** One more window of somebody's browser, whose line can be cut in the middle of a word. */
export class Window {
  readonly #client: Client;
  readonly #wire: Promise<Socket>;
  #said = 0;

  private constructor(address: string, cookie: string) {
    this.#client = new Client(address, { cookie });
    this.#wire = new Promise((resolve) => {
      this.#client.socket.once('upgrade', ({ socket }) => resolve(socket));
    });
  }

  static async open(address: string, cookie: string): Promise<Window> {
    const window = new Window(address, cookie);
    await window.#client.opened();
    window.#client.hello();
    return window;
  }

  say(message: object): void {
    if (!this.#isOpen) return;
    this.#client.say(message);
    this.#said += 1;
  }

  /** Waits for every answer, unless the line is gone. */
  async listen(): Promise<void> {
    await until('all is answered', () => this.answers.length >= this.#said || !this.#isOpen);
  }

  get #isOpen(): boolean {
    return this.#client.socket.readyState === this.#client.socket.OPEN;
  }

  /** Writes the beginning of a frame, or all of it, and cuts the line at once. */
  async cutAfter(message: object, share: number): Promise<void> {
    const frame = frameOf(JSON.stringify(message));
    const wire = await this.#wire;
    const closed = once(wire, 'close');
    wire.write(frame.subarray(0, Math.ceil(frame.length * share)), () => wire.destroy());
    await closed;
  }

  /** What was decided, as told here. */
  get answers(): readonly Tell[] {
    return this.#client.tells.filter(({ type }) => type === 'decided' || type === 'refused');
  }

  shut(): void {
    this.#client.socket.terminate();
  }
}
