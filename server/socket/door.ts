import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { longestFrame } from '@rookery/protocol/limits';
import { socketPath, subprotocol } from '@rookery/protocol/version';
import { WebSocketServer } from 'ws';
import type { Addressing } from '../http/addressing.ts';
import { turnAway } from '../http/turn-away.ts';
import { tokenIn } from '../sessions/cookie.ts';
import type { Sessions, Visitor } from '../sessions/sessions.ts';
import type { Sockets } from './sockets.ts';

/** Whatever stands between a request and an open socket. */
export interface DoorParts {
  readonly addressing: Addressing;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly sockets: Pick<Sockets, 'hasRoomFor' | 'add'>;
  /** Says how long an address has to wait, in milliseconds. */
  requestOf(client: string): number;
  onFault(error: unknown): void;
}

/** Opens the way to sockets on a server of pages. */
export function openDoor(server: Server, parts: DoorParts): void {
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
  const admit = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    // Node no longer listens for errors of this one.
    const drop = (): void => void stream.destroy();
    stream.on('error', drop);
    const found = await refusalOrVisitor(request, parts);
    if (typeof found === 'number') {
      turnAway(stream, found);
      return;
    }
    stream.off('error', drop);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      parts.sockets.add(socket, { ...found, id: randomBytes(9).toString('base64url') }),
    );
  };
  server.on('upgrade', (request, stream, head) => void admit(request, stream, head));
}

interface Welcomed {
  readonly visitor: Visitor | undefined;
  readonly client: string;
}

/** Who comes in, or the status with which they are turned away. */
async function refusalOrVisitor(
  { url, headers, socket }: IncomingMessage,
  parts: DoorParts,
): Promise<Welcomed | number> {
  const { addressing, sessions, sockets } = parts;
  if (url !== socketPath) return 404;
  // A page elsewhere may ask a browser to connect, but the browser says whose page it is.
  if (headers.origin !== addressing.ownOrigin(headers)) return 403;
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
