import type { Server } from 'node:http';
import type { Limits } from '../limits/limits.ts';
import { addressing } from './addressing.ts';

/** Beside its sockets an address may have so many connections for requests. */
const forRequests = 100;

/**
 * How many connections an address may have. Behind a proxy all come from its address, and who is at the
 * other end is known only after the headers: there it is for the proxy to bound them.
 */
export const mostConnections = ({
  limits,
  origin,
}: {
  readonly limits: Pick<Limits, 'socketsOfAddress'>;
  readonly origin?: string | undefined;
}): number => (origin === undefined ? limits.socketsOfAddress + forRequests : Infinity);

/** Closes connections beyond a number from one address at once, whatever they would have asked. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  const ways = addressing(undefined);
  server.on('connection', (socket) => {
    const address = ways.clientOf({}, socket.remoteAddress);
    const others = open.get(address) ?? 0;
    if (others >= most) {
      socket.destroy();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
