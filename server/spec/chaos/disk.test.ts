import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf } from '@rookery/rules/kernel/entry';
import { afterEach, describe, expect, test, vi, type TestContext } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { Browser } from '../outside/browser.ts';
import { nextDecision, twoGuests, type Guest } from './guest.ts';
import { keptAt, lostFrom, wrongsIn } from './ledger.ts';
import { Player } from './player.ts';
import { Program, type Home } from './program.ts';
import { failSyncs, troubles, type Trouble } from './troubles.ts';
import { until } from './until.ts';

vi.setConfig({ testTimeout: 240_000 });

const cleaning: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0).toReversed()) await clean();
});

interface Opened {
  readonly home: Home;
  readonly address: string;
  readonly program: Program;
}

/** A real server on a disk that can be made to fail. */
async function openOn(trouble: Trouble, { skip }: TestContext): Promise<Opened> {
  const whyNot = trouble.whyNot();
  skip(whyNot !== undefined, whyNot);
  const data = mkdtempSync(join(tmpdir(), 'rookery-disk-'));
  cleaning.push(() => rmSync(data, { recursive: true }), trouble.prepare(data));
  const home = { port: await freePort(), data };
  return { home, address: `127.0.0.1:${String(home.port)}`, program: await started(home) };
}

async function started(home: Home): Promise<Program> {
  const program = await Program.start({ kind: 'real' }, home);
  cleaning.push(() => program.kill());
  return program;
}

/** How many acts of the guests' match are on the disk. */
async function actsOf({ home }: Opened, guest: Guest): Promise<number> {
  const match = guest.last('update')?.match;
  const kept = await keptAt(home.data, match === undefined ? [] : [match]);
  expect(kept.flatMap(wrongsIn)).toEqual([]);
  return entryOf(kept, 0).rows.length;
}

const readiness = async (address: string): Promise<number> =>
  (await fetch(`http://${address}/readyz`)).status;

const notSaved = { type: 'refused', reason: { kind: 'not-saved' } };

describe.each(troubles)('on a disk $name', (trouble) => {
  test('nothing is answered that is not kept, and all is well when the disk is', async (context) => {
    const opened = await openOn(trouble, context);
    const { program, home, address } = opened;
    const guests = await twoGuests(address);
    const next = await nextDecision(guests, () => false);
    if (!next) throw new Error('nobody is to move');
    const { guest, decide } = next;
    const before = await actsOf(opened, guest);
    const shown = guests.map((each) => each.last('update')?.view);

    const mend = await trouble.begin(program.pid, home.data);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await guest.ask(decide)).toMatchObject(notSaved);
    }
    const { table } = decide;
    expect(await guest.ask({ type: 'hand-over', table, level: 'chick' })).toMatchObject(notSaved);
    const late = await new Browser(address).ask('PUT /api/me', { name: 'Late', penguin: 'little' });
    expect(late.status).toBe(503);
    expect((await new Browser(address).ask('GET /api/me')).status).toBe(200);
    expect(await readiness(address)).toBe(503);
    expect(guests.map((each) => each.last('update')?.view)).toEqual(shown);
    await mend();

    await expect.poll(() => readiness(address), { timeout: 10_000 }).toBe(200);
    expect(await actsOf(opened, guest)).toBe(before);
    expect(await guest.ask(decide)).toMatchObject({ type: 'decided', nth: decide.nth });
    expect(await guest.ask(decide)).toMatchObject({ type: 'decided', nth: decide.nth });
    expect(await actsOf(opened, guest)).toBeGreaterThan(before);
    await new Browser(address).arrive('Later');
    await program.stop();
    expect(program.complaints()).toContain('nothing could be kept');
  });

  test('what was not kept is not there after a kill either', async (context) => {
    const opened = await openOn(trouble, context);
    const { program, home, address } = opened;
    const guests = await twoGuests(address);
    const next = await nextDecision(guests, () => false);
    if (!next) throw new Error('nobody is to move');
    const { guest, decide } = next;
    const before = await actsOf(opened, guest);
    const mend = await trouble.begin(program.pid, home.data);
    expect(await guest.ask(decide)).toMatchObject(notSaved);
    await program.kill();
    await mend();
    expect(await actsOf(opened, guest)).toBe(before);

    await started(home);
    await guest.comeBack();
    expect(await guest.ask(decide)).toMatchObject({ type: 'decided', nth: decide.nth });
    expect(await actsOf(opened, guest)).toBeGreaterThan(before);
  });
});

const [syncs] = troubles;
if (!syncs) throw new Error('no troubles');

test('a start believes nothing that only the log of the database holds', async (context) => {
  const opened = await openOn({ ...syncs, whyNot: () => undefined }, context);
  const { program, home, address } = opened;
  const guests = await twoGuests(address);
  const next = await nextDecision(guests, () => false);
  if (!next) throw new Error('nobody is to move');
  expect(await next.guest.ask(next.decide)).toMatchObject({ type: 'decided' });
  const acts = await actsOf(opened, next.guest);
  await program.kill();
  expect(statSync(join(home.data, 'rookery.db-wal')).size).toBeGreaterThan(0);
  await (await started(home)).kill();
  // Everything has been written into the file itself, and waited for: the log is not needed any more.
  const data = mkdtempSync(join(tmpdir(), 'rookery-alone-'));
  cleaning.push(() => rmSync(data, { recursive: true }));
  copyFileSync(join(home.data, 'rookery.db'), join(data, 'rookery.db'));
  expect(await actsOf({ ...opened, home: { ...home, data } }, next.guest)).toBe(acts);
});

test('waits that fail now and then under load cost nobody an acknowledged move', async (context) => {
  const opened = await openOn(syncs, context);
  const { program, home, address } = opened;
  const tables = await Promise.all(
    ['penguin-party', 'penguinramids', 'penguin-party'].map(async (game) => {
      const [ana, bo] = [await Player.arrive(address, 'Ana'), await Player.arrive(address, 'Bo')];
      const table = await ana.create({ game, seats: 2, bots: [] });
      await ana.sit(table);
      await bo.sit(table);
      await ana.must('start');
      return [ana, bo];
    }),
  );
  const players = tables.flat();
  await failSyncs(program.pid, '5+9');
  for (const player of players) player.play();
  const moves = (): number => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  await until('many moves', () => moves() > 120);
  await program.kill();
  for (const player of players) player.leave();
  const matches = new Set(
    players.flatMap((player) => player.acknowledged.map(({ match }) => match)),
  );
  for (const kept of await keptAt(home.data, [...matches])) {
    expect(wrongsIn(kept)).toEqual([]);
    for (const { acknowledged } of players) {
      const own = acknowledged.filter(({ match }) => match === kept.id);
      expect(lostFrom(kept, own)).toEqual([]);
    }
  }
  expect(players.flatMap(({ wrongs }) => wrongs)).toEqual([]);
  expect(program.complaints()).toContain('nothing could be kept');
});
