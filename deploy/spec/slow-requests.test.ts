import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect as connectPlain, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { isInstalled } from '../../server/spec/installed.ts';
import { startCaddy, startNginx, type ProxyPorts } from './proxies.ts';

/** Stands for Rookery: answers every request, and repeats what comes through a socket. */
let server: Server;
let behind: number;
beforeAll(async () => {
  server = createServer((_, answer) => void answer.end('here\n'));
  server.on('upgrade', (_, socket: Socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    socket.on('error', () => socket.destroy());
    socket.pipe(socket);
  });
  behind = await freePort();
  server.listen(behind, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const name = 'rookery.example';

/** A connection to the proxy, and what came through it so far. */
class Line {
  heard = '';
  isOpen = true;
  readonly socket: Socket;
  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (chunk: Buffer) => (this.heard += chunk.toString()));
    // An error is followed by a close.
    socket.on('error', () => undefined);
    socket.on('close', () => (this.isOpen = false));
  }

  static secure = (port: number): Line =>
    new Line(connect({ host: '127.0.0.1', port, servername: name, rejectUnauthorized: false }));

  static plain = (port: number): Line => new Line(connectPlain(port, '127.0.0.1'));

  say(...lines: readonly string[]): this {
    this.socket.write(lines.join('\r\n'));
    return this;
  }
}

const head = (request: string): readonly string[] => [`${request} HTTP/1.1`, `Host: ${name}`];

/** What a whole request to the proxy is answered. */
async function answerTo(line: Line, path: string): Promise<string> {
  line.say(...head(`GET ${path}`), 'Connection: close', '', '');
  await expect.poll(() => line.isOpen, { timeout: 5000 }).toBe(false);
  return line.heard;
}

/** Requests that never become whole, by what is missing. */
const openSlowRequests = ({ tls, plain }: ProxyPorts): Readonly<Record<string, Line>> => ({
  'the rest of a header': Line.secure(tls).say(...head('GET /'), 'X-Slow: '),
  'the rest of a body': Line.secure(tls).say(...head('PUT /'), 'Content-Length: 9', '', '{'),
  'the whole header': Line.secure(tls),
  'a greeting in TLS': Line.plain(tls),
  'the rest of a header, at port 80': Line.plain(plain).say(...head('GET /'), 'X-Slow: '),
});

/** Fails unless the proxy answers whole requests, closes all others within 10 s, and keeps a socket. */
async function examine(ports: ProxyPorts): Promise<void> {
  await expect
    .poll(() => answerTo(Line.secure(ports.tls), '/table/SECRET'), { timeout: 10_000 })
    .toContain('here');
  expect(await answerTo(Line.plain(ports.plain), '/')).toMatch(/^HTTP\/1.1 30[18] /);
  const socket = Line.secure(ports.tls);
  socket.say(...head('GET /socket'), 'Connection: Upgrade', 'Upgrade: x', '', '');
  const slow = Object.entries(openSlowRequests(ports));
  const open = (): readonly string[] =>
    slow.filter(([, { isOpen }]) => isOpen).map(([missing]) => missing);
  await wait(5000);
  expect(open()).toHaveLength(slow.length);
  await expect.poll(open, { timeout: 9000 }).toEqual([]);
  socket.say('still there');
  await expect.poll(() => socket.heard).toContain('still there');
}

type Start = (folder: string, ports: ProxyPorts) => ChildProcess;

async function tryProxy(start: Start, look: (folder: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-slow-'));
  const ports = { behind, tls: await freePort(), plain: await freePort() };
  const proxy = start(folder, ports);
  const ended = once(proxy, 'close');
  try {
    await examine(ports);
    look(folder);
  } finally {
    proxy.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const hasNginx = isInstalled('nginx', '-v') && isInstalled('openssl', 'version');
const hasCaddy = isInstalled('caddy', 'version');
const titled = (title: string, isHere: boolean): string =>
  isHere ? title : `${title} (not tried: it is not installed)`;

describe.concurrent('a slow request is given up after 10 s, and a socket stays open', () => {
  test.runIf(hasNginx)(
    titled('by nginx, whose access log names no table', hasNginx),
    () =>
      tryProxy(startNginx, (folder) =>
        expect(readFileSync(join(folder, 'access'), 'utf8')).not.toContain('SECRET'),
      ),
    40_000,
  );

  for (const file of ['Caddyfile', 'Caddyfile-nodes'] as const) {
    test.runIf(hasCaddy)(
      titled(`by Caddy with ${file}`, hasCaddy),
      () =>
        tryProxy(
          (folder, ports) => startCaddy(folder, ports, file),
          () => undefined,
        ),
      40_000,
    );
  }
});
