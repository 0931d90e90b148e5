import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** What stands between clients and nodes, or between nodes and their database. */
export interface Balancer {
  readonly port: number;
  /** From now on nothing gets through to that port, and nothing is closed: packets are dropped. */
  vanish(port: number): void;
  /** New connections to that port get through again; the old ones are cut. */
  comeBack(port: number): void;
  close(): Promise<void>;
}

/** A way from one socket to another. */
interface Way {
  readonly client: Socket;
  readonly backend: Socket;
  readonly to: number;
}

/** A server that does not take a connection within this, in milliseconds, is passed over. */
const longestConnecting = 1000;

/** Hands connections to these ports in turn; one that refuses or is silent is passed over. */
export async function openBalancer(
  ports: readonly number[],
  hostOf: (port: number) => string = () => '127.0.0.1',
): Promise<Balancer> {
  const ways = new Set<Way>();
  const vanished = new Set<number>();
  let turn = 0;

  const lead = (client: Socket, [to, ...others]: readonly number[]): void => {
    if (to === undefined) {
      client.destroy();
      return;
    }
    const backend = connect(to, hostOf(to));
    const impatience = setTimeout(() => backend.destroy(new Error('silence')), longestConnecting);
    const way = { client, backend, to };
    const onRefused = (): void => {
      clearTimeout(impatience);
      lead(client, others);
    };
    backend.once('error', onRefused);
    backend.once('connect', () => {
      clearTimeout(impatience);
      backend.off('error', onRefused).on('error', () => undefined);
      ways.add(way);
      join(way, vanished, () => ways.delete(way));
    });
  };
  const server = createServer((client) => {
    client.on('error', () => undefined).pause();
    // Each has its own order, which nobody else who connects at the same time changes.
    lead(client, [...ports.slice(turn), ...ports.slice(0, turn)]);
    turn = (turn + 1) % ports.length;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    vanish: (port) => void vanished.add(port),
    comeBack(port) {
      vanished.delete(port);
      for (const way of ways) if (way.to === port) cut(way);
    },
    async close() {
      for (const way of ways) cut(way);
      server.close();
      await once(server, 'close');
    },
  };
}

function cut({ client, backend }: Way): void {
  client.destroy();
  backend.destroy();
}

/** Carries bytes both ways, unless the other end has vanished. */
function join(way: Way, vanished: ReadonlySet<number>, onEnd: () => void): void {
  const { client, backend, to } = way;
  const isThere = (): boolean => !vanished.has(to);
  client.on('data', (bytes) => isThere() && backend.write(bytes));
  backend.on('data', (bytes) => isThere() && client.write(bytes));
  const onClose = (): void => {
    onEnd();
    if (isThere()) cut(way);
  };
  client.on('close', onClose);
  backend.on('close', onClose);
  client.resume();
}
