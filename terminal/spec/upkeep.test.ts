import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFileKind } from '../file-kind.ts';
import { run } from '../run.ts';
import type { ExitCode } from '../shell.ts';
import { fakeMachine } from './fake-system.ts';
import { ServerProcess } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-upkeep-'));
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.started();
});
afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true });
});

interface Told {
  readonly exit: ExitCode;
  readonly said: string;
}

/** Runs a command on the real disk, with time that passes. */
async function upkeep(...args: readonly string[]): Promise<Told> {
  const { system, output, errors } = fakeMachine({});
  const machine = {
    ...system,
    kindOf: findFileKind,
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
  };
  const exit = await run(args, machine, { record: null });
  return { exit, said: output() + errors() };
}

async function arrive(name: string): Promise<string> {
  const answer = await fetch(`${server.origin}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, penguin: 'little' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function nameOf(cookie: string): Promise<unknown> {
  const answer = await fetch(`${server.origin}/api/me`, { headers: { cookie } });
  return answer.json();
}

test('a server is backed up while it runs, restored only when it does not, and knows everyone again', async () => {
  const data = ['--data', server.data];
  const early = await arrive('Early');
  const file = join(folder, 'everything.backup');
  expect(await upkeep('backup', file, ...data)).toMatchObject({
    exit: 0,
    said: expect.stringContaining(`Everything is in ${file}`),
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const late = await arrive('Late');

  const whileItRuns = await upkeep('restore', file, ...data);
  expect(whileItRuns.exit).toBe(1);
  expect(whileItRuns.said).toContain('A server is using this database.');
  expect(await nameOf(late)).toMatchObject({ you: { name: 'Late' } });

  await server.kill();
  const afterwards = await upkeep('restore', file, ...data);
  expect(afterwards).toMatchObject({
    exit: 0,
    said: expect.stringContaining('can be started now'),
  });
  await server.start();
  expect(await nameOf(early)).toMatchObject({ you: { name: 'Early' } });
  expect(await nameOf(late)).toEqual({ you: null });
});

test('a folder gets a file named after the time', async () => {
  const { exit } = await upkeep('backup', folder, '--data', server.data);
  expect(exit).toBe(0);
  expect(readdirSync(folder).join(' ')).toMatch(/rookery-\d{4}(?:-\d\d){5}\.backup/);
});

test('a file that is there is not overwritten', async () => {
  const file = join(folder, 'twice.backup');
  await upkeep('backup', file, '--data', server.data);
  const again = await upkeep('backup', file, '--data', server.data);
  expect(again).toEqual({
    exit: 1,
    said: `rookery: The file “${file}” exists already; name another one.\n`,
  });
});

test('where there is no database nothing is made', async () => {
  const nowhere = join(folder, 'nowhere');
  const { exit, said } = await upkeep('backup', join(folder, 'none.backup'), '--data', nowhere);
  expect(exit).toBe(1);
  expect(said).toContain(`There is no database at ${join(nowhere, 'rookery.db')}`);
  expect(statSync(nowhere, { throwIfNoEntry: false })).toBeUndefined();
});

test('a folder that is not there is one clear line', async () => {
  const { exit, said } = await upkeep('backup', join(folder, 'no/x'), '--data', server.data);
  expect(exit).toBe(1);
  expect(said).toMatch(/^rookery: The folder cannot be used \(ENOENT.*\)\.\n$/);
});

test('a file that is no backup changes nothing', async () => {
  const home = join(folder, 'new-home');
  const { exit, said } = await upkeep('restore', import.meta.filename, '--data', home);
  expect(exit).toBe(1);
  expect(said).toContain('Nothing was changed: this backup cannot be used');
});

test('a damaged backup is refused before anybody waits for a server', async () => {
  const home = join(folder, 'later-home');
  const { exit, said } = await upkeep('restore', server.data, '--data', home);
  expect(exit).toBe(1);
  expect(said).toContain(`There is no file “${server.data}”`);
  const damaged = join(folder, 'damaged.backup');
  writeFileSync(damaged, 'nothing of ours');
  const refused = await upkeep('restore', damaged, '--data', server.data);
  expect(refused.exit).toBe(1);
  expect(refused.said).toMatch(/^rookery: Nothing was changed: this backup cannot be used/);
});

test('a path at which nobody can look is told apart from one where nothing lies', () => {
  const loop = join(folder, 'loop');
  symlinkSync(loop, loop);
  expect(findFileKind(loop)).toBe('unseen');
  expect(findFileKind(join(folder, 'nothing-here'))).toBe('nothing');
  expect(findFileKind(folder)).toBe('folder');
});

test('PostgreSQL that does not answer is one clear line without the password', async () => {
  const url = 'postgres://rook:secret@127.0.0.1:1/rookery';
  const { exit, said } = await upkeep('backup', join(folder, 'pg.backup'), '--database', url);
  expect(exit).toBe(1);
  expect(said).toContain('PostgreSQL cannot be used');
  expect(said).not.toContain('secret');
});
