import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A way to a PostgreSQL server that a test can cut without closing anything. */
export interface DatabaseProxy {
  /** The address of the database through this proxy. */
  readonly address: string;
  /** From now on nothing gets through, and nothing is closed: packets are dropped. */
  vanish(): void;
  /** New connections get through again. What the old ones carried is lost for good. */
  comeBack(): void;
  /** Holds the next bytes from the client that contain this text, and all that follow on that connection. */
  holdAt(text: string): Promise<HeldConnection>;
  close(): Promise<void>;
}

/** A connection whose bytes are still on their way. */
export interface HeldConnection {
  /** Lets them arrive; fulfilled when the server has closed the connection, or has had time to read them. */
  release(): Promise<void>;
}

interface Holding {
  readonly text: string;
  readonly onHeld: (held: HeldConnection) => void;
}

/** Stands before the private socket of the server at that address. */
export async function openDatabaseProxy(
  database: string,
  host = '127.0.0.1',
): Promise<DatabaseProxy> {
  const url = new URL(database);
  const path = join(String(url.searchParams.get('host')), '.s.PGSQL.5432');
  const sockets = new Set<Socket>();
  let isThere = true;
  let holding: Holding | undefined;

  // A vanished machine does not answer a goodbye either.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    sockets.add(client.on('error', () => undefined));
    if (!isThere) return;
    const backend = connect(path).on('error', () => undefined);
    sockets.add(backend);
    let held: Buffer[] | undefined;
    client.on('data', (bytes: Buffer) => {
      if (holding && bytes.includes(holding.text)) {
        const kept: Buffer[] = [];
        held = kept;
        holding.onHeld({ release: () => releaseTo(backend, kept) });
        holding = undefined;
      }
      if (held) held.push(bytes);
      else if (isThere) backend.write(bytes);
    });
    backend.on('data', (bytes: Buffer) => {
      if (isThere && !held) client.write(bytes);
    });
    client.on('end', () => {
      if (isThere && !held) backend.destroy();
    });
    backend.on('close', () => {
      if (isThere && !held) client.destroy();
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  const listening = server.address();
  const port = typeof listening === 'object' ? String(listening?.port) : '';
  return {
    address: `postgresql://${url.username}@${host}:${port}${url.pathname}`,
    vanish() {
      isThere = false;
    },
    comeBack() {
      for (const socket of sockets) socket.removeAllListeners('data').resume();
      isThere = true;
    },
    holdAt: (text) =>
      new Promise((resolve) => {
        holding = { text, onHeld: resolve };
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function releaseTo(backend: Socket, bytes: readonly Buffer[]): Promise<void> {
  const isHeard = new Promise<void>((resolve) => {
    backend.on('data', () => resolve()).on('close', () => resolve());
  });
  if (backend.destroyed) return;
  for (const each of bytes) backend.write(each);
  await isHeard;
}
