import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openConnection } from './store/sqlite-connection.ts';
import { backUpHome, restoreHome } from './upkeep.ts';
import { Browser, dig } from './spec/outside/browser.ts';
import { Client } from './spec/outside/client.ts';

type Program = ChildProcessByStdio<null, Readable, Readable>;

const folder = mkdtempSync(join(tmpdir(), 'rookery-program-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The program as `npm start` runs it. */
const start = (words: readonly string[], env: NodeJS.ProcessEnv = {}): Program =>
  spawn(process.execPath, [fileURLToPath(new URL('dist/main.js', import.meta.url)), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });

async function outcome(program: Program): Promise<{ code: unknown; out: string; err: string }> {
  let out = '';
  let err = '';
  program.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  program.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code]: unknown[] = await once(program, 'close');
  return { code, out, err };
}

/** Where it says it is. */
async function addressOf(program: Program): Promise<string> {
  const greeting = String(await once(program.stdout, 'data'));
  return /http:\/\/([^/\s]+:\d+)/.exec(greeting)?.[1] ?? '';
}

const inFolder = ['--host', '127.0.0.1', '--port', '0', '--data'];

describe('the program', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('says where it is, and ends at %s', async (signal) => {
    const data = join(folder, signal);
    const program = start([...inFolder, data]);
    const ended = outcome(program);
    const address = await addressOf(program);
    const browser = new Browser(address);
    await browser.arrive('Pip');
    const client = await Client.greeted(address, browser.cookie);
    expect(await client.ask({ type: 'follow-lobby', id: 2 })).toMatchObject({ id: 2 });
    program.kill(signal);
    expect(await client.closed).toEqual({ code: 1012, reason: 'restart' });
    const { code, err } = await ended;
    expect(code).toBe(0);
    // Logs are lines of JSON.
    const lines = err.trim().split('\n');
    expect(lines.map((line) => dig(JSON.parse(line), 'msg'))).toContain('open');
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(statSync(join(data, 'rookery.db')).mode & 0o777).toBe(0o600);
  });

  test('knows everyone again after a restart', async () => {
    const data = join(folder, 'restarted');
    const first = start([], { ROOKERY_DATA: data, PORT: '0', HOST: '127.0.0.1' });
    const browser = new Browser(await addressOf(first));
    await browser.arrive('Pip');
    first.kill('SIGKILL');
    await once(first, 'close');
    const second = start([...inFolder, data]);
    const again = new Browser(await addressOf(second));
    again.cookie = browser.cookie;
    expect((await again.ask('GET /api/me')).body).toMatchObject({ you: { name: 'Pip' } });
    second.kill();
    await once(second, 'close');
  });

  test('has its folder for itself until it ends, by a kill too', async () => {
    const data = join(folder, 'mine');
    const first = start([...inFolder, data]);
    const address = await addressOf(first);
    const { code, out, err } = await outcome(start([...inFolder, data]));
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 1, out: '', lines: 2 });
    expect(err).toContain(`another server keeps everything in the folder ${data};`);
    expect(err).toContain('npm start -- --data FOLDER');
    expect((await new Browser(address).ask('GET /api/me')).status).toBe(200);

    // A backup goes on beside it; a restore does not, however long the server was silent.
    const home = { data, database: join(data, 'rookery.db') };
    const file = join(folder, 'mine.backup');
    expect(await backUpHome(home, file)).toMatchObject({ ok: true });
    const muchLater = { now: () => Date.now() + 1e9, wait: () => Promise.resolve() };
    expect(await restoreHome(home, file, muchLater)).toMatchObject({
      ok: false,
      problems: [{ kind: 'server-runs' }],
    });

    first.kill('SIGKILL');
    await once(first, 'close');
    expect(await restoreHome(home, file, muchLater)).toMatchObject({ ok: true });
    const second = start([...inFolder, data]);
    expect(await addressOf(second)).not.toBe('');
    second.kill();
    await once(second, 'close');
  });

  test('helps', async () => {
    expect(await outcome(start(['--help']))).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm start -- --port 5000'),
      err: '',
    });
  });
});

describe('the program ends with one line', () => {
  const refusalOf = async (words: readonly string[]): Promise<string> => {
    const { code, out, err } = await outcome(start(words));
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 1, out: '', lines: 2 });
    return err;
  };

  test.each([
    [['--sport', '1'], "Unknown option '--sport'"],
    [['--port', 'penguin'], 'the port must be a number'],
    [['--database', 'oracle'], 'the database must be an address'],
  ])('for %o', async (words, problem) => {
    expect(await refusalOf(words)).toContain(problem);
  });

  test('where there is no such address, and lets go of everything', async () => {
    const words = ['--port', '0', '--host', '192.0.2.250', '--data', join(folder, 'nowhere')];
    expect(await refusalOf(words)).toContain('no address of this machine');
  });

  test('where the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const words = ['--port', port, '--host', '127.0.0.1', '--data', join(folder, 'busy')];
    expect(await refusalOf(words)).toMatch(
      /^rookery: port \d+ of 127\.0\.0\.1 is in use; choose another one: .+\n$/,
    );
    other.close();
  });

  test('where the folder cannot be made', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    expect(await refusalOf([...inFolder, join(file, 'data')])).toContain(
      'choose another one: npm start -- --data FOLDER',
    );
  });

  test('where the database is of a newer version', async () => {
    const data = join(folder, 'newer');
    const first = start([...inFolder, data]);
    await addressOf(first);
    first.kill();
    await once(first, 'close');
    const { db } = await openConnection(join(data, 'rookery.db'));
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    await db.destroy();
    expect(await refusalOf([...inFolder, data])).toMatch(/newer/);
  });

  test('where PostgreSQL does not answer', async () => {
    const url = 'postgres://rook:secret@127.0.0.1:1/rookery';
    const line = await refusalOf([...inFolder, folder, '--database', url]);
    expect(line).toContain('PostgreSQL cannot be used');
    expect(line).not.toContain('secret');
  });
});
