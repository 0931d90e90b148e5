import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startCaddy, startNginx } from '../../../deploy/spec/proxies.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { dig } from './browser.ts';
import { Program } from '../chaos/program.ts';
import { isInstalled } from '../installed.ts';

const origin = 'https://rookery.example';
let folder: string;
let server: Program | undefined;
let proxy: ChildProcess | undefined;
afterEach(async () => {
  if (proxy) {
    const ended = once(proxy, 'close');
    proxy.kill('SIGTERM');
    await ended;
  }
  await server?.kill();
  rmSync(folder, { recursive: true });
});

/** How a client reaches the name of the example on this machine. */
const here = (tls: number) =>
  ({
    host: '127.0.0.1',
    port: tls,
    servername: 'rookery.example',
    rejectUnauthorized: false,
    headers: { host: 'rookery.example', origin, 'content-type': 'application/json' },
  }) as const;

function ask(
  tls: number,
  method: string,
  path: string,
  body = '',
): Promise<{ status: number; cookie: string }> {
  return new Promise((resolve, reject) => {
    request({ ...here(tls), method, path }, (response) => {
      const [cookie = ''] = response.headers['set-cookie'] ?? [];
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, cookie }));
    })
      .once('error', reject)
      .end(body);
  });
}

const statusOf = (tls: number): Promise<number> =>
  ask(tls, 'GET', '/readyz').then(
    ({ status }) => status,
    () => 0,
  );

async function protocolOf(tls: number): Promise<unknown> {
  const line = connect({ ...here(tls), ALPNProtocols: ['h2', 'http/1.1'] });
  await once(line, 'secureConnect');
  line.destroy();
  return line.alpnProtocol;
}

/** Opens a table with a bot, starts a match there and makes the first move; gives the answer. */
async function playMove(tls: number, cookie: string): Promise<unknown> {
  const { headers, ...way } = here(tls);
  const url = `wss://127.0.0.1:${String(tls)}/socket`;
  const options = { ...way, headers: { host: headers.host, cookie }, origin };
  const socket = new WebSocket(url, 'rookery.1', options);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const settings = {
    clock: { kind: 'none' },
    listing: 'private',
    onlookers: 'welcome',
    chat: 'off',
  };
  const bots = [{ seat: 1, level: 'chick' }];
  const wish = { game: 'penguin-party', seats: 2, options: { start: 0 }, bots, settings };
  await once(socket, 'open');
  say({ type: 'hello', id: 1, protocol: 1, client: 'test', resume: [] });
  say({ type: 'create', id: 2, nonce: 'new', ...wish });
  for await (const [data] of on(socket, 'message')) {
    const tell: unknown = JSON.parse(String(data));
    const [type, table] = [dig(tell, 'type'), dig(tell, 'table')];
    if (type === 'created') {
      say({ type: 'enter', id: 3, table, seq: null });
      say({ type: 'sit', id: 4, table, seat: 0 });
      say({ type: 'start', id: 5, table });
    }
    if (type === 'update' && dig(tell, 'nth') === 1) {
      const [match, move] = [dig(tell, 'match'), dig(tell, 'legal', '0')];
      say({ type: 'decide', id: 6, table, match, nth: 1, move });
    }
    if (type !== 'decided' && type !== 'refused') continue;
    socket.close();
    return tell;
  }
  return undefined;
}

const proxies = [
  {
    name: 'nginx',
    isHere: isInstalled('nginx', '-v') && isInstalled('openssl', 'version'),
    start: startNginx,
  },
  { name: 'caddy', isHere: isInstalled('caddy', 'version'), start: startCaddy },
];

for (const { name, isHere, start } of proxies) {
  const title = `a move is played through ${name} as in the example, over TLS`;
  test.runIf(isHere)(isHere ? title : `${title} (not tried: no ${name})`, async () => {
    folder = mkdtempSync(join(tmpdir(), `rookery-${name}-`));
    const ports = { behind: await freePort(), tls: await freePort(), plain: await freePort() };
    const home = { port: ports.behind, data: join(folder, 'data') };
    server = await Program.start({ kind: 'real', options: ['--origin', origin] }, home);
    proxy = start(folder, ports);
    const { tls } = ports;
    await expect.poll(() => statusOf(tls)).toBe(200);
    expect(await protocolOf(tls)).toBe('h2');
    // Figures are for this machine alone, and a body that is too long never arrives.
    expect((await ask(tls, 'GET', '/metrics')).status).toBe(404);
    // Caddy 2.6 cuts the line to the server and answers 502.
    expect([413, 502]).toContain((await ask(tls, 'PUT', '/api/me', 'x'.repeat(40_000))).status);
    const me = await ask(tls, 'PUT', '/api/me', '{"name":"Pip","penguin":"little"}');
    expect(me).toMatchObject({ status: 200, cookie: expect.stringMatching(/^__Host-.*; Secure$/) });
    const [cookie = ''] = me.cookie.split(';');
    expect(await playMove(tls, cookie)).toMatchObject({ type: 'decided', nth: 1 });
  });
}
