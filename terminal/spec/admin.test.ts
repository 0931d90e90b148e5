import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminInEnglish } from '@rookery/texts/en/terminal/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, dig } from '../../server/spec/outside/browser.ts';
import { Client } from '../../server/spec/outside/client.ts';
import type { BackupReport } from '../../server/operations/backups.ts';
import { report } from '../admin/report.ts';
import { textOf } from '../paint/line.ts';
import { run } from '../run.ts';
import type { ExitCode } from '../shell.ts';
import { fakeMachine } from './fake-system.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;
let address: string;
beforeAll(async () => {
  server = await ServerProcess.started();
  address = server.origin.replace('http://', '');
});
afterAll(() => server.remove());

interface Told {
  readonly exit: ExitCode;
  readonly said: string;
}

/** Runs `rookery admin` beside the server. */
async function admin(...words: readonly string[]): Promise<Told> {
  const { system, output, errors } = fakeMachine({});
  const exit = await run(['admin', ...words, '--data', server.data], system, { record: null });
  return { exit, said: output() + errors() };
}

async function asked(...words: readonly string[]): Promise<unknown> {
  return JSON.parse((await admin(...words, '--json')).said);
}

const settings = {
  clock: { kind: 'per-move', move: 600_000 },
  listing: 'public',
  onlookers: 'welcome',
  chat: 'phrases',
};

interface Player {
  readonly browser: Browser;
  readonly client: Client;
  readonly table: string;
}

/** Somebody who plays against a bot; every name is somebody else. */
async function playing(name: string): Promise<Player> {
  const browser = new Browser(address);
  await browser.arrive(name);
  const client = await Client.greeted(address, browser.cookie);
  const until = async (type: string): Promise<unknown> => {
    for (;;) {
      const tell = await client.next();
      if (tell.type === type) return tell;
      if (tell.type === 'refused') throw new Error(JSON.stringify(tell));
    }
  };
  const bots = [{ seat: 1, level: 'chick' }];
  const wish = { game: 'penguin-party', seats: 2, options: null, bots, settings };
  client.say({ type: 'create', id: 2, nonce: 'new', ...wish });
  const table = String(dig(await until('created'), 'table'));
  client.say({ type: 'enter', id: 3, table, seq: null });
  client.say({ type: 'sit', id: 4, table, seat: 0 });
  client.say({ type: 'ready', id: 5, table });
  client.say({ type: 'start', id: 6, table });
  await until('update');
  return { browser, client, table };
}

const tellsOf = ({ client }: Player, type: string): readonly unknown[] =>
  client.tells.filter((tell) => tell.type === type);

describe('rookery admin', () => {
  test('says what runs there', async () => {
    expect(await admin('status')).toMatchObject({
      exit: 0,
      said: expect.stringMatching(
        /^rookery \d.* is running\.\n.*\nRegistration is open\.\nThe server makes no backups by itself; .*\n$/,
      ),
    });
  });

  test('says when the last backup was made, and why others fail', () => {
    const status = {
      kind: 'status',
      server: 'rookery 1',
      sockets: 0,
      tables: 0,
      matches: 0,
      registration: 'open',
      restartAt: null,
    } as const;
    const hour = 3_600_000;
    const said = (backups: BackupReport): readonly string[] =>
      report({ ...status, backups }, 'everything', {
        texts: adminInEnglish,
        language: 'en',
        now: 50 * hour,
      })
        .slice(3)
        .map(textOf);
    expect(said({ lastAt: null, failing: null })).toEqual(['No backup has been made yet.']);
    expect(
      said({ lastAt: hour, failing: { since: 48 * hour, because: 'the disk is full' } }),
    ).toEqual([
      'The last backup was made 2 days ago.',
      'Backups have failed for 2 hr: the disk is full. Mend that; the server tries again every ten minutes.',
    ]);
  });

  test('lists tables and matches with their people, and closes them', async () => {
    const ana = await playing('Ana');
    const tables = await admin('tables');
    expect(tables.said).toMatch(/^table +game +phase +age +quiet for +people\n/);
    expect(tables.said).toMatch(
      new RegExp(`${ana.table} +penguin-party +playing +0 min +0 min +Ana, chick \\(bot\\)\n`),
    );
    const matches = await asked('matches');
    expect(dig(matches, 'tables', '0', 'id')).toBe(ana.table);
    const match = String(dig(matches, 'tables', '0', 'match'));
    expect(await admin('close', match)).toEqual({
      exit: 0,
      said: `The table ${ana.table} is closed; everyone there was told.\n`,
    });
    await expect
      .poll(() => tellsOf(ana, 'gone'))
      .toEqual([{ type: 'gone', table: ana.table, because: 'closed' }]);
    expect((await admin('matches')).said).toBe('No match is being played.\n');
    expect(await admin('close', match)).toMatchObject({
      exit: 1,
      said: expect.stringContaining('There is no open table or match of that id.'),
    });
    // The table is closed for good, and its host may open another one.
    ana.client.say({ type: 'enter', id: 9, table: ana.table, seq: null });
    await expect.poll(() => tellsOf(ana, 'refused')).toHaveLength(1);
    await ana.client.leave();
  });

  test('a banned person is gone from the table, where a bot plays on', async () => {
    const bo = await playing('Bo');
    const eve = await playing('Eve');
    eve.client.say({ type: 'enter', id: 9, table: bo.table, seq: null });
    expect((await admin('ban', 'Bo')).said).toContain('Bo is banned');
    expect(await bo.client.closed).toMatchObject({ code: 4002 });
    expect((await bo.browser.ask('GET /api/me')).body).toEqual({ you: null });
    const seats = dig(await asked('tables'), 'tables');
    expect(JSON.stringify(seats)).not.toContain('"Bo"');
    await expect
      .poll(() => tellsOf(eve, 'table').map((tell) => dig(tell, 'table', 'seats', '0', 'who')))
      .toContainEqual(expect.objectContaining({ kind: 'bot' }));
    // Whoever comes back with the old cookie is nobody: no seat, no chat, no table.
    const back = await Client.greeted(address, bo.browser.cookie);
    for (const ask of [
      { type: 'sit', id: 3, table: bo.table, seat: null },
      {
        type: 'say',
        id: 4,
        table: bo.table,
        nonce: 'x',
        said: { kind: 'phrase', phrase: 'hello' },
      },
    ]) {
      expect(await back.ask(ask)).toMatchObject({ reason: { kind: 'no-session' } });
    }
    await back.leave();
    await eve.client.leave();
  });

  test('renames, also at the table', async () => {
    const rude = await playing('Rude');
    expect(await admin('rename', 'Rude', 'Guest 1')).toEqual({
      exit: 0,
      said: 'The new name is Guest 1.\n',
    });
    await expect
      .poll(() => tellsOf(rude, 'table').map((tell) => dig(tell, 'table', 'seats', '0', 'who')))
      .toContainEqual(expect.objectContaining({ name: 'Guest 1' }));
    await rude.client.leave();
  });

  test('resets a password, which is printed once', async () => {
    const browser = new Browser(address);
    await browser.arrive('Cleo');
    expect(await admin('password', 'Cleo')).toMatchObject({
      exit: 1,
      said: expect.stringContaining('has no account'),
    });
    const account = { account: 'cleo', password: 'long enough' };
    await browser.ask('PUT /api/me/account', account);
    const { said } = await admin('password', 'cleo');
    const password = /is (\S+)\. It is shown once/.exec(said)?.[1];
    const again = new Browser(address);
    expect((await again.ask('POST /api/log-in', account)).status).toBe(403);
    expect((await again.ask('POST /api/log-in', { ...account, password })).status).toBe(200);
  });

  test('closes registration, also across a restart, and opens it again', async () => {
    expect((await admin('registration', 'closed')).said).toBe('Registration is closed.\n');
    await server.kill();
    await server.start();
    expect((await admin('registration')).said).toBe('Registration is closed.\n');
    const newcomer = new Browser(address);
    const me = { name: 'New', penguin: 'little' };
    expect((await newcomer.ask('PUT /api/me', me)).status).toBe(403);
    expect((await admin('registration', 'open')).said).toBe('Registration is open.\n');
    expect((await newcomer.ask('PUT /api/me', me)).status).toBe(200);
  });

  test('announces a restart to everyone at a table', async () => {
    const dora = await playing('Dora');
    expect((await admin('announce', '5')).said).toMatch(
      /^Everyone is told that the server restarts at .* \(connections: 1\)\.\n$/,
    );
    const at: unknown = expect.any(Number);
    await expect.poll(() => tellsOf(dora, 'restart')).toEqual([{ type: 'restart', at }]);
    expect((await admin('announce', 'off')).said).toContain('does not restart');
    await expect.poll(() => tellsOf(dora, 'restart')).toHaveLength(2);
    await dora.client.leave();
  });

  test('of a name that several have, lists them', async () => {
    await Promise.all([new Browser(address).arrive('Twin'), new Browser(address).arrive('Twin')]);
    const { exit, said } = await admin('ban', 'Twin');
    expect(exit).toBe(1);
    expect(said).toMatch(
      /^rookery: Several people go by that name; use an id:\nid .*\n(.*Twin.*\n){2}$/,
    );
  });
});

describe('rookery admin is one clear line', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'rookery-admin-'));
  afterAll(() => rmSync(elsewhere, { recursive: true }));

  const at = async (path: string): Promise<Told> => {
    const { system, output, errors } = fakeMachine({});
    const exit = await run(['admin', 'status', '--admin', path], system, { record: null });
    return { exit, said: output() + errors() };
  };

  test('where no server runs', async () => {
    const path = join(elsewhere, 'none.sock');
    expect(await at(path)).toEqual({
      exit: 1,
      said: `rookery: No server runs at ${path}. Say where it is: --data FOLDER, or --admin PATH.\n`,
    });
  });

  // Root may use whatever there is.
  test.skipIf(process.getuid?.() === 0)('where the file belongs to somebody else', async () => {
    const path = join(elsewhere, 'theirs.sock');
    const other = createServer().listen(path);
    await once(other, 'listening');
    chmodSync(path, 0);
    expect((await at(path)).said).toContain(`You may not use ${path}.`);
    other.close();
  });

  test('where something else answers', async () => {
    const path = join(elsewhere, 'other.sock');
    const other = createServer((socket) => socket.end('hello\n')).listen(path);
    await once(other, 'listening');
    expect((await at(path)).said).toContain('did not answer: it has ended');
    other.close();
  });
});
