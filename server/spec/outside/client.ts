import { once } from 'node:events';
import { parseTell } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';
import { WebSocket, type ClientOptions } from 'ws';

/** A client with a real socket, which reads every frame as the protocol has it. */
export class Client {
  readonly socket: WebSocket;
  readonly tells: Tell[] = [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  #seen = 0;
  #wake: () => void = () => undefined;

  constructor(
    address: string,
    { cookie, ...options }: ClientOptions & { cookie?: string | undefined } = {},
  ) {
    const headers = { ...(cookie !== undefined && { cookie }) };
    this.socket = new WebSocket(`ws://${address}/socket`, 'rookery.1', {
      origin: `http://${address}`,
      headers,
      ...options,
    });
    this.socket.on('message', (data: Buffer) => {
      const tell = parseTell(data.toString('utf8'));
      if (!tell.ok) throw new Error(`the server said ${data.toString('utf8').slice(0, 200)}`);
      this.tells.push(tell.value);
      this.#wake();
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => {
        resolve({ code, reason: reason.toString() });
        this.#wake();
      });
    });
  }

  /** Connects and says hello. */
  static async greeted(address: string, cookie?: string): Promise<Client> {
    const client = new Client(address, { cookie });
    await client.opened();
    client.hello();
    await client.next();
    return client;
  }

  async opened(): Promise<void> {
    await once(this.socket, 'open');
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  hello(changes: object = {}): void {
    this.say({ type: 'hello', id: 1, protocol: 1, client: 'test', resume: [], ...changes });
  }

  /** The next tell that was not yet looked at. */
  async next(): Promise<Tell> {
    while (this.tells.length <= this.#seen) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('the socket is closed');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const tell = this.tells[this.#seen];
    this.#seen += 1;
    if (!tell) throw new Error('nothing was told');
    return tell;
  }

  async ask(message: object): Promise<Tell> {
    this.say(message);
    return this.next();
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

/** The status with which an upgrade is turned away. */
export async function statusOf(url: string, options: ClientOptions): Promise<number> {
  const socket = new WebSocket(url, 'rookery.1', options);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.once('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.once('open', () => {
      socket.close();
      resolve(101);
    });
  });
}
