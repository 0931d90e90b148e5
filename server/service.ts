import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer.ts';
import type { Options } from './options.ts';
import type { Site } from './site.ts';

/** A server that listens. */
export interface Service {
  readonly port: number;
  /** Stops listening; requests under way may finish. */
  close(): Promise<void>;
}

/** Starts to serve the site; fails if it cannot listen there. */
export async function serve(
  site: Site,
  { port, host }: Pick<Options, 'port' | 'host'>,
): Promise<Service> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const acceptLanguage = headers['accept-language'] ?? '';
    const { status, headers: sent, body } = answer(site, { method, url, acceptLanguage });
    response.writeHead(status, sent).end(body);
  });
  server.listen({ port, ...(host !== undefined && { host }) });
  await once(server, 'listening');
  return { port: portOf(server.address()), close: () => close(server) };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address ? address.port : 0;

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const patience = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(patience);
}
