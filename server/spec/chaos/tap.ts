import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface Chunk {
  readonly at: number;
  readonly bytes: Buffer;
}

/** A pipe before a server, through which one person's lines go; it keeps every byte that comes out. */
export class Tap {
  readonly address: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** By line, in the order in which lines were opened. */
  readonly #lines: Chunk[][] = [];

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.address = `127.0.0.1:${String(port)}`;
  }

  static async open(target: string): Promise<Tap> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const tap = new Tap(server, addressOf(server).port);
    const port = Number(target.split(':')[1]);
    server.on('connection', (client) =>
      tap.#join(client, connect({ port, host: '127.0.0.1', noDelay: true })),
    );
    return tap;
  }

  #join(client: Socket, inside: Socket): void {
    const line: Chunk[] = [];
    this.#lines.push(line);
    inside.on('data', (bytes: Buffer) => line.push({ at: performance.now(), bytes }));
    client.pipe(inside).pipe(client);
    for (const socket of [client, inside]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        inside.destroy();
        this.#sockets.delete(socket);
      });
    }
  }

  /** All bytes of each line. */
  lines(): readonly Buffer[] {
    return this.#lines.map((line) => Buffer.concat(line.map(({ bytes }) => bytes)));
  }

  /** Every word of a form that came out, and when it was complete. */
  find(
    form: RegExp,
  ): readonly { readonly word: string; readonly at: number; readonly around: string }[] {
    return this.#lines.flatMap((line) => {
      const whole = Buffer.concat(line.map(({ bytes }) => bytes)).toString('latin1');
      return [...whole.matchAll(form)].map((found) => ({
        word: found[0],
        at: timeOf(line, found.index + found[0].length),
        around: whole.slice(Math.max(0, found.index - 80), found.index + 40),
      }));
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return address;
}

/** When so many bytes of a line had come. */
function timeOf(line: readonly Chunk[], length: number): number {
  let left = length;
  for (const { at, bytes } of line) {
    left -= bytes.length;
    if (left <= 0) return at;
  }
  return Infinity;
}
