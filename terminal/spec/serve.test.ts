import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'rookery-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

interface Ran {
  readonly greeting: string;
  readonly errors: string;
  readonly ready: string;
  readonly code: unknown;
}

/** Starts a program; gives what it says first, whether it is ready, and how it ended. */
async function runUntilReady(words: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'], env: {} });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, 'close');
  const greeting = String(await Promise.race([once(child.stdout, 'data'), ended.then(() => '')]));
  const origin = /http:\/\/[\d.]+:\d+/.exec(greeting)?.[0];
  const ready = origin === undefined ? '' : await (await fetch(`${origin}/readyz`)).text();
  child.kill('SIGTERM');
  const [code]: unknown[] = await ended;
  return { greeting: greeting.replace(/:\d+/, ':PORT'), errors, ready, code };
}

test('rookery serve is the server that npm start runs, with the same options and greeting', async () => {
  const data = join(folder, 'data');
  const words = ['--host', '127.0.0.1', '-p', '0', '--data', data, '--log', 'silent'];
  const served = await runUntilReady([program('terminal/bin/rookery.js'), 'serve', ...words]);
  expect(served).toMatchObject({ code: 0, errors: '', ready: 'ready\n' });
  expect(served.greeting).toContain('Rookery is open.');
  expect(await runUntilReady([program('server/dist/main.js'), ...words])).toEqual(served);
});

test('rookery serve says in one line why it cannot start', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const words = ['serve', '--data', join(file, 'data')];
  const { code, errors } = await runUntilReady([program('terminal/bin/rookery.js'), ...words]);
  expect(code).toBe(1);
  expect(errors).toMatch(/^rookery: the folder .*: rookery serve --data FOLDER\n$/);
});
