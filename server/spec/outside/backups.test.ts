import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { askServer } from '../../admin/client.ts';
import { openStore } from '../../store/open.ts';
import { restore } from '../../store/restore.ts';
import { Program } from '../chaos/program.ts';
import { aGuest } from '../store/samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));
let program: Program | undefined;
afterEach(async () => {
  await program?.kill();
});

async function start(name: string, options: readonly string[] = []): Promise<string> {
  const port = await freePort();
  const every = ['--backup-every', '1', '--backup-folder', join(folder, name, 'kept'), ...options];
  const home = { port, data: join(folder, name) };
  program = await Program.start({ kind: 'real', options: every }, home);
  return `127.0.0.1:${String(port)}`;
}

const metricsAt = async (address: string): Promise<string> =>
  (await fetch(`http://${address}/metrics`)).text();

const figure = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);

test('a server backs itself up, keeps the last ones alone, and what it kept can be restored', async () => {
  const kept = join(folder, 'well', 'kept');
  mkdirSync(kept, { recursive: true });
  const old = ['rookery-2020-01-01-00-00-00.backup', 'rookery-2020-01-02-00-00-00.backup'];
  const brokenOff = 'rookery-2020-01-03-00-00-00.backup.unfinished';
  const underWay = 'rookery-2020-01-04-00-00-00.backup.unfinished';
  for (const name of [...old, brokenOff, underWay, 'notes.txt']) {
    writeFileSync(join(kept, name), '');
  }
  // They are long due, so that the first backup is made at once.
  for (const name of [...old, brokenOff]) utimesSync(join(kept, name), 0, 0);
  const store = await openStore(join(folder, 'well', 'rookery.db'));
  const { id } = await aGuest(store, 'Pip');
  await store.close();
  const address = await start('well', ['--backup-keep', '2']);
  await expect
    .poll(async () => figure(await metricsAt(address), 'rookery_backup_last_bytes'))
    .toBeGreaterThan(0);
  const names = readdirSync(kept).toSorted();
  const made: unknown = expect.stringMatching(/^rookery-20.*backup$/);
  expect(names).toEqual(['notes.txt', old[1], underWay, made]);
  const file = join(kept, String(names[3]));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(program?.complaints()).toContain('"msg":"backed up"');
  expect(figure(await metricsAt(address), 'rookery_backup_failing')).toBe(0);
  expect(await askServer(join(folder, 'well', 'admin.sock'), { op: 'status' })).toMatchObject({
    ok: true,
    value: { backups: { lastAt: expect.any(Number), failing: null } },
  });
  const database = join(folder, 'restored.db');
  expect(await restore(database, file)).toBe(true);
  const restored = await openStore(database);
  expect(await restored.findPeople({ people: [id] })).toMatchObject([{ name: 'Pip' }]);
  await restored.close();
});

test('the administrator hears of the last backup after a restart', async () => {
  const kept = join(folder, 'again', 'kept');
  mkdirSync(kept, { recursive: true });
  const name = 'rookery-2026-11-18-20-00-00.backup';
  writeFileSync(join(kept, name), 'just made');
  // File systems count fractions of a millisecond.
  const seconds = Math.floor(Date.now() / 1000) - 0.9994;
  utimesSync(join(kept, name), seconds, seconds);
  await start('again');
  expect(await askServer(join(folder, 'again', 'admin.sock'), { op: 'status' })).toMatchObject({
    ok: true,
    value: { backups: { lastAt: Math.floor(seconds * 1000), failing: null } },
  });
});

test('a backup that fails is counted and logged, the administrator hears why, and the server goes on', async () => {
  mkdirSync(join(folder, 'ill'), { recursive: true });
  writeFileSync(join(folder, 'ill', 'kept'), 'a file, not a folder');
  const address = await start('ill');
  await expect
    .poll(async () => figure(await metricsAt(address), 'rookery_backup_failures_total'))
    .toBe(1);
  expect(figure(await metricsAt(address), 'rookery_backup_failing')).toBe(1);
  expect(program?.complaints()).toContain('no backup could be made');
  expect(await askServer(join(folder, 'ill', 'admin.sock'), { op: 'status' })).toMatchObject({
    ok: true,
    value: { backups: { lastAt: null, failing: { because: expect.stringContaining('EEXIST') } } },
  });
  expect(await (await fetch(`http://${address}/readyz`)).text()).toBe('ready\n');
});
