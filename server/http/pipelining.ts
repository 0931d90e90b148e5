import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** So many requests of one connection may be open at once; browsers send the next one after an answer. */
const mostOpen = 8;

/** The parser gets so many bytes at a time. Afterwards a connection may be closed, which stops it. */
const sliceLength = 1024;

/**
 * Closes connections that send requests one after the other without waiting for answers. Node parses all that
 * has arrived in one go, some thousand requests in 64 KB, and everybody else would wait for that.
 */
export function limitPipelining(server: Server): void {
  const open = new WeakMap<Socket, number>();
  server.on('connection', parseInSlices(server));
  server.prependListener('request', ({ socket }, response) => {
    const before = open.get(socket) ?? 0;
    if (before >= mostOpen) socket.destroy();
    open.set(socket, before + 1);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
  });
}

/** Puts itself between a connection and the parser of Node. */
function parseInSlices(server: Server): (socket: Socket) => void {
  const upgraded = new WeakSet<Duplex>();
  const listeners = new WeakMap<Duplex, (chunk: Buffer) => void>();
  server.prependListener('upgrade', (_request, stream) => {
    const listener = listeners.get(stream);
    upgraded.add(stream);
    if (listener) stream.off('data', listener);
  });
  return (socket) => {
    const [parse] = socket.listeners('data');
    if (!parse) return;
    const listener = (chunk: Buffer): void => {
      for (let start = 0; start < chunk.length && !socket.destroyed; start += sliceLength) {
        if (upgraded.has(socket)) {
          // From here on somebody else reads.
          socket.unshift(chunk.subarray(start));
          return;
        }
        parse.call(socket, chunk.subarray(start, start + sliceLength));
      }
    };
    socket.removeAllListeners('data');
    socket.on('data', listener);
    listeners.set(socket, listener);
  };
}
