import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { killAll, Program } from './program.ts';

const megabyte = 1_048_576;

/** So much is sent: ROOKERY_FLOOD=500 tries half a gigabyte. */
const flood = Number(process.env['ROOKERY_FLOOD'] ?? 60) * megabyte;

/** What a flood may cost, however long it lasts. */
const mostGrowth = 20 * megabyte;

const folder = mkdtempSync(join(tmpdir(), 'rookery-flood-'));
afterAll(async () => {
  await killAll();
  rmSync(folder, { recursive: true });
});

/** The memory of a process, in bytes. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) * 1024;

/** Many control frames of full length, masked as a client must. */
function framesOf(opcode: number): Buffer {
  const frame = Buffer.concat([
    Buffer.from([0x80 | opcode, 0x80 | 125, 0, 0, 0, 0]),
    Buffer.alloc(125, 'x'),
  ]);
  return Buffer.concat(Array.from({ length: 500 }, () => frame));
}

/** A socket that has been upgraded and never reads again. */
async function openDeaf(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const host = `127.0.0.1:${String(port)}`;
  socket.write(
    `GET /socket HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nUpgrade: websocket\r\n` +
      'Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: rookery.1\r\n\r\n',
  );
  await once(socket, 'data');
  socket.pause();
  return socket;
}

/** Waits until a socket takes more, or is gone. */
async function writable(socket: Socket): Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
  const cutOff = once(socket, 'close', { signal });
  // Whoever floods is cut off with much unread, which resets the connection.
  await Promise.race([once(socket, 'drain', { signal }), cutOff]).catch(() => undefined);
  abort.abort();
}

/** Sends frames until so many bytes are out; a socket that is closed is replaced. */
async function send(port: number, frames: Buffer, bytes: number, look: () => void): Promise<void> {
  let socket = await openDeaf(port);
  for (let sent = 0; sent < bytes; sent += frames.length) {
    if (socket.destroyed || !socket.writable) socket = await openDeaf(port);
    if (!socket.write(frames)) await writable(socket);
    look();
  }
  socket.destroy();
}

test.runIf(process.platform === 'linux').each([
  ['pings', 9],
  ['pongs', 10],
  ['texts', 1],
])(
  'a flood of %s that never reads costs little memory',
  async (_name, opcode) => {
    const port = await freePort();
    const program = await Program.start({ kind: 'real' }, { port, data: folder });
    // The first megabytes warm the server up.
    await send(port, framesOf(opcode), 10 * megabyte, () => undefined);
    const before = memoryOf(program.pid);
    let most = before;
    await send(port, framesOf(opcode), flood, () => (most = Math.max(most, memoryOf(program.pid))));
    expect(most - before).toBeLessThan(mostGrowth);
    await program.stop();
  },
  300_000,
);
