import { statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askServer } from '../../admin/client.ts';
import { SocketInUse, openAdminListener } from '../../admin/listener.ts';
import type { AdminAnswer } from '../../admin/answers.ts';
import type { AdminRequest } from '../../admin/requests.ts';
import { openLog } from '../../operations/log.ts';
import { Browser, dig } from './browser.ts';
import { Client } from './client.ts';
import { openHouse, type House } from './house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const ask = (request: AdminRequest): Promise<AdminAnswer> => house.service.administer(request);
const password = 'a long enough one';

async function member(account: string): Promise<Browser> {
  const browser = new Browser(house.address);
  await browser.arrive('Pip');
  await browser.ask('PUT /api/me/account', { account, password });
  return browser;
}

test('a banned person is shown out, leaves the tables, and cannot come back', async () => {
  const browser = await member('pip');
  const client = await Client.greeted(house.address, browser.cookie);
  expect(await ask({ op: 'ban', person: 'pip' })).toMatchObject({ kind: 'banned' });
  expect(await client.closed).toEqual({ code: 4002, reason: 'session' });
  expect(house.desk.heard).toContain('personLeaves');
  expect((await browser.ask('GET /api/me')).body).toEqual({ you: null });
  const again = new Browser(house.address);
  expect(await again.ask('POST /api/log-in', { account: 'pip', password })).toMatchObject({
    status: 403,
    body: { reason: { kind: 'banned' } },
  });
  // Whoever does not know the password learns nothing about the account.
  const guess = await again.ask('POST /api/log-in', { account: 'pip', password: `${password}?` });
  expect(guess.body).toMatchObject({ reason: { kind: 'wrong-password' } });
  expect(await ask({ op: 'unban', person: 'pip' })).toMatchObject({ kind: 'unbanned' });
  expect((await again.ask('POST /api/log-in', { account: 'pip', password })).status).toBe(200);
});

test('a new password works, the old one and every session do not', async () => {
  const browser = await member('pip');
  const client = await Client.greeted(house.address, browser.cookie);
  const answer = await ask({ op: 'password', person: 'PIP' });
  expect(await client.closed).toMatchObject({ code: 4002 });
  const fresh = String(dig(answer, 'password'));
  const again = new Browser(house.address);
  expect((await again.ask('POST /api/log-in', { account: 'pip', password })).status).toBe(403);
  expect((await again.ask('POST /api/log-in', { account: 'pip', password: fresh })).status).toBe(
    200,
  );
  expect(house.logged()).not.toContain(fresh);
});

test('while registration is closed nobody new comes in, and everyone known does', async () => {
  const guest = new Browser(house.address);
  await guest.arrive('Guest');
  const known = await member('pip');
  expect(await ask({ op: 'registration', to: 'closed' })).toEqual({
    kind: 'registration',
    to: 'closed',
  });
  const newcomer = new Browser(house.address);
  const refusal = { status: 403, body: { reason: { kind: 'registration-closed' } } };
  const me = { name: 'New', penguin: 'little' };
  expect(await newcomer.ask('PUT /api/me', me)).toMatchObject(refusal);
  const claim = { account: 'guest', password };
  expect(await guest.ask('PUT /api/me/account', claim)).toMatchObject(refusal);
  expect((await guest.ask('PUT /api/me', { ...me, name: 'Renamed' })).status).toBe(200);
  expect((await known.ask('POST /api/log-in', { account: 'pip', password })).status).toBe(200);
  await ask({ op: 'registration', to: 'open' });
  expect((await newcomer.ask('PUT /api/me', me)).status).toBe(200);
});

test('a person is found by id, account or a name that nobody else has', async () => {
  await member('pip');
  const other = new Browser(house.address);
  await other.arrive('Pip');
  expect(await ask({ op: 'rename', person: 'Pip', name: 'Pop' })).toMatchObject({
    kind: 'renamed',
    person: { account: 'pip', name: 'Pop' },
  });
  await other.ask('PUT /api/me', { name: 'Twin', penguin: 'little' });
  await new Browser(house.address).arrive('Twin');
  await new Browser(house.address).arrive('Twin');
  const twins = await ask({ op: 'rename', person: 'Twin', name: 'Pop' });
  expect(twins).toMatchObject({ kind: 'ambiguous-person' });
  expect(dig(twins, 'people')).toHaveLength(3);
  expect(await ask({ op: 'ban', person: 'Nobody' })).toEqual({ kind: 'unknown-person' });
});

test('a restart is announced to everyone who is there, and to whoever comes', async () => {
  const early = await Client.greeted(house.address);
  const answer = await ask({ op: 'announce', minutes: 5 });
  expect(answer).toMatchObject({ kind: 'announced', sockets: 1 });
  const at = dig(answer, 'at');
  expect(await early.next()).toEqual({ type: 'restart', at });
  const late = await Client.greeted(house.address);
  expect(await late.next()).toEqual({ type: 'restart', at });
  await ask({ op: 'announce', minutes: null });
  expect(await early.next()).toEqual({ type: 'restart', at: null });
  const last = await Client.greeted(house.address);
  expect(await last.ask({ type: 'ping', id: 5 })).toMatchObject({ type: 'pong' });
  await Promise.all([early, late, last].map((client) => client.leave()));
});

test('the socket is a file for its owner alone, answers lines, and logs each of them', async () => {
  const path = join(dirname(house.database), 'admin.sock');
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const close = await openAdminListener(path, { administer: ask, log });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await expect(openAdminListener(path, { administer: ask, log })).rejects.toThrow(SocketInUse);
  expect(await askServer(path, { op: 'status' })).toMatchObject({
    ok: true,
    value: { kind: 'status', server: 'rookery test' },
  });
  const line = createConnection(path);
  line.write('{"op":"close"}\nnonsense\n');
  let heard = '';
  line.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  await expect.poll(() => heard.split('"unreadable"').length).toBe(3);
  line.destroy();
  await once(line, 'close');
  expect(lines.map((each) => dig(JSON.parse(each), 'request'))).toEqual(['status']);
  await close();
  expect(await askServer(path, { op: 'status' })).toMatchObject({
    ok: false,
    problems: [{ kind: 'no-server' }],
  });
});
