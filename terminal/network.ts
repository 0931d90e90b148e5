import { longestTell } from '@rookery/protocol/limits';
import { socketPath, subprotocol } from '@rookery/protocol/version';
import type { Wire, WireEvents } from '@rookery/protocol/client/wire';
import { WebSocket } from 'ws';

/** A question to the HTTP side of a server. */
export interface Request {
  readonly method: string;
  readonly url: string;
  readonly cookie: string | undefined;
  readonly body?: unknown;
}

/** What it answered. */
export interface Response {
  readonly status: number;
  /** A new cookie, if one was given. */
  readonly cookie: string | undefined;
  /** Whatever JSON there was; undefined if there was none. */
  readonly body: unknown;
}

/** The way to servers. */
export interface Network {
  /** Asks; rejects if nobody answers. */
  request(request: Request): Promise<Response>;
  /** Opens a socket to the server of an origin. */
  openWire(origin: string, cookie: string, events: WireEvents): Wire;
}

/** How long a server may take to answer, in milliseconds. */
const patience = 10_000;

/** How long the other side has for its goodbye, in milliseconds. */
const goodbye = 1000;

/** The network of this machine. */
export const nodeNetwork: Network = {
  async request({ method, url, cookie, body }) {
    const response = await fetch(url, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const [set] = response.headers.getSetCookie();
    const text = await response.text();
    return { status: response.status, cookie: set?.split(';')[0], body: jsonOf(text) };
  },

  openWire(origin, cookie, events) {
    const address = `${origin.replace(/^http/, 'ws')}${socketPath}`;
    const socket = new WebSocket(address, subprotocol, {
      origin,
      headers: { cookie },
      maxPayload: longestTell,
    });
    socket.on('open', () => events.opened());
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) events.heard(data.toString('utf8'));
    });
    socket.on('close', (code) => events.closed(code));
    // Every trouble ends in `close`.
    socket.on('error', () => undefined);
    return {
      send: (text) => socket.send(text),
      close() {
        socket.close();
        setTimeout(() => socket.terminate(), goodbye).unref();
      },
    };
  },
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
