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

/** Hands connections to these ports of this machine in turn; one that refuses is passed over. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const ways = new Set<Way>();
  const vanished = new Set<number>();
  let turn = 0;

  const lead = (client: Socket, attempts: number): void => {
    if (attempts === 0) {
      client.destroy();
      return;
    }
    const to = ports[turn % ports.length] ?? 0;
    turn += 1;
    const backend = connect(to, '127.0.0.1');
    const way = { client, backend, to };
    const onRefused = (): void => lead(client, attempts - 1);
    backend.once('error', onRefused);
    backend.once('connect', () => {
      backend.off('error', onRefused).on('error', () => undefined);
      ways.add(way);
      join(way, vanished, () => ways.delete(way));
    });
  };
  const server = createServer((client) => {
    client.on('error', () => undefined).pause();
    lead(client, ports.length);
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
