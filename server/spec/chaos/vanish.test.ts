import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { openDatabaseProxy, type DatabaseProxy } from '../store/database-proxy.ts';
import { startPostgres, type PostgresServer } from '../store/postgres-server.ts';
import { nextDecision, twoGuests } from './guest.ts';
import { Program } from './program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const cleaning: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

interface Opened {
  readonly proxy: DatabaseProxy;
  readonly program: Program;
  readonly address: string;
}

/** A real server whose way to PostgreSQL can be cut. */
async function openBehindProxy(): Promise<Opened> {
  const data = mkdtempSync(join(tmpdir(), 'rookery-vanish-'));
  cleaning.push(() => rmSync(data, { recursive: true }));
  const proxy = await openDatabaseProxy(await postgres.createDatabase());
  cleaning.push(() => proxy.close());
  const port = await freePort();
  const options = ['--database', proxy.address];
  const program = await Program.start({ kind: 'real', options }, { port, data });
  cleaning.push(() => program.kill());
  return { proxy, program, address: `127.0.0.1:${String(port)}` };
}

const readiness = async (address: string): Promise<number> =>
  (await fetch(`http://${address}/readyz`)).status;

test('while the database has vanished the server says so, and when it is back all goes on', async () => {
  const { proxy, address } = await openBehindProxy();
  const guests = await twoGuests(address);
  const next = await nextDecision(guests, () => false);
  if (!next) throw new Error('nobody is to move');
  const { guest, decide } = next;
  expect(await readiness(address)).toBe(200);

  proxy.vanish();
  const begun = performance.now();
  const answer = guest.ask(decide);
  await expect.poll(() => readiness(address), { timeout: 4000 }).toBe(503);
  expect(await answer).toMatchObject({ type: 'refused' });
  expect(performance.now() - begun).toBeLessThan(15_000);

  proxy.comeBack();
  await expect.poll(() => readiness(address), { timeout: 20_000 }).toBe(200);
  expect(await guest.ask(decide)).toMatchObject({ type: 'decided', nth: decide.nth });
});

test('a server whose database has vanished ends soon when it is told to, and says what hung', async () => {
  const { proxy, program, address } = await openBehindProxy();
  const guests = await twoGuests(address);
  const next = await nextDecision(guests, () => false);
  if (!next) throw new Error('nobody is to move');
  proxy.vanish();
  const { guest, decide } = next;
  guest.ask(decide).catch(() => undefined);
  const begun = performance.now();
  await program.stop();
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(program.complaints()).toMatch(
    /"msg":"(?:the tables|the database) (?:could not be closed|took too long to close)/,
  );
});
