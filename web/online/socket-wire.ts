import type { Wire, WireEvents } from '@rookery/protocol/client/wire';

/** As much of a browser's socket as a wire needs. */
export interface SocketLike {
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(): void;
}

/** What a browser reports for a line that broke without a word. */
export const brokenLine = 1006;

/** A frame that is no text is none of ours: the line reads it as something no version of ours has. */
const textOf = (data: unknown): string => (typeof data === 'string' ? data : '');

/** A wire over a socket. A browser that refuses to make one is a broken line, told a little later. */
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
