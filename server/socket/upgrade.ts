import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { longestFrame } from '@rookery/protocol/limits';
import { socketPath, subprotocol } from '@rookery/protocol/version';
import { WebSocketServer } from 'ws';
import type { Addressing } from '../http/addressing.ts';
import { closeWithStatus } from '../http/raw-response.ts';
import { tokenIn } from '../sessions/cookie.ts';
import type { Sessions, Visitor } from '../sessions/sessions.ts';
import type { Sockets } from './sockets.ts';

/** What the upgrade of a request to a WebSocket works with. */
export interface UpgradeParts {
  readonly addressing: Addressing;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly sockets: Pick<Sockets, 'hasRoomFor' | 'add'>;
  /** Says how long an address has to wait, in milliseconds. */
  requestOf(client: string): number;
  /** A page of another origin than the server's own wanted a socket. */
  onForeignOrigin(origin: string, own: string): void;
  onFault(error: unknown): void;
}

/** Lets clients of an HTTP server upgrade their requests to WebSockets. */
export function acceptUpgrades(server: Server, parts: UpgradeParts): void {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    // A connection answers pings itself, so that it can count them and never holds many answers.
    autoPong: false,
    maxPayload: longestFrame,
    maxFragments: 16,
    maxBufferedChunks: 64,
    handleProtocols: (offered) => offered.has(subprotocol) && subprotocol,
  });
  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    // Node no longer listens for errors of this one.
    const drop = (): void => void stream.destroy();
    stream.on('error', drop);
    const found = await checkUpgrade(request, parts);
    if (typeof found === 'number') {
      closeWithStatus(stream, found);
      return;
    }
    stream.off('error', drop);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      parts.sockets.add(socket, { ...found, stream, id: randomBytes(9).toString('base64url') }),
    );
  };
  server.on('upgrade', (request, stream, head) => void upgrade(request, stream, head));
}

/** Who opens a socket, and from which address. */
interface AcceptedUpgrade {
  readonly visitor: Visitor | undefined;
  readonly client: string;
}

/** Checks path, origin, rate limit, session and room. Returns who comes, or the HTTP status of the refusal. */
async function checkUpgrade(
  { url, headers, socket }: IncomingMessage,
  parts: UpgradeParts,
): Promise<AcceptedUpgrade | number> {
  const { addressing, sessions, sockets } = parts;
  if (url !== socketPath) return 404;
  // A page of another site can make a browser connect, but the browser names that site.
  const own = addressing.ownOrigin(headers);
  if (headers.origin !== own) {
    if (headers.origin !== undefined) parts.onForeignOrigin(headers.origin, own);
    return 403;
  }
  const client = addressing.clientOf(headers, socket.remoteAddress);
  if (parts.requestOf(client) > 0) return 429;
  try {
    const visitor = await sessions.find(tokenIn(headers.cookie, addressing.isSecure));
    return sockets.hasRoomFor({ visitor, client }) ? { visitor, client } : 503;
  } catch (error) {
    parts.onFault(error);
    return 503;
  }
}
