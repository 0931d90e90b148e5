import type { Wire, WireEvents } from '@rookery/protocol/client/wire';

/** The part of a WebSocket that a wire needs. */
export interface SocketLike {
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(): void;
}

/** The close code that browsers report for a connection that broke. */
export const brokenLine = 1006;

/** A binary frame becomes an empty text, which no version of the protocol accepts. */
const textOf = (data: unknown): string => (typeof data === 'string' ? data : '');

/** Makes a wire over a socket. If the browser refuses a socket, the wire closes in the next microtask. */
export function wireOver(makeSocket: () => SocketLike, events: WireEvents): Wire {
  try {
    const socket = makeSocket();
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => events.heard(textOf(data)));
    socket.addEventListener('close', ({ code }) => events.closed(code));
    return {
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  } catch {
    queueMicrotask(() => events.closed(brokenLine));
    return { send: () => undefined, close: () => undefined };
  }
}
