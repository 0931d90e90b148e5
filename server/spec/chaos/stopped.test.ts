import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { Browser } from '../outside/browser.ts';
import { Client } from '../outside/client.ts';
import { killAll, Program } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-stopped-'));
afterAll(async () => {
  await killAll();
  rmSync(folder, { recursive: true });
});

const second = 1000;
/** Long enough for a busy machine to do what little is done here. */
const move = 12 * second;
const clock = { kind: 'per-move', move };

async function arrive(address: string, name: string): Promise<Client> {
  const browser = new Browser(address);
  await browser.arrive(name);
  return Client.greeted(address, browser.cookie);
}

/** Asks, and gives back the answer, whatever else is told meanwhile. */
async function answerTo(
  client: Client,
  ask: { readonly id: number; readonly [field: string]: unknown },
) {
  client.say(ask);
  await expect
    .poll(() => client.tells.some((tell) => 'id' in tell && tell.id === ask.id), {
      timeout: 20_000,
    })
    .toBe(true);
  return client.tells.find((tell) => 'id' in tell && tell.id === ask.id);
}

const lastUpdate = ({ tells }: Client) => tells.findLast((tell) => tell.type === 'update');

test('a server that was stopped for longer than a move may take costs nobody their time', async () => {
  const port = await freePort();
  const address = `127.0.0.1:${String(port)}`;
  const program = await Program.start({ kind: 'real' }, { port, data: folder });
  const [ana, bo] = [await arrive(address, 'Ana'), await arrive(address, 'Bo')];
  const settings = { clock, listing: 'private', onlookers: 'welcome', chat: 'off' };
  const wish = { type: 'create', game: 'penguin-party', nonce: 'a', seats: 2, options: null };
  const created = await answerTo(ana, { ...wish, bots: [], settings, id: 2 });
  if (created?.type !== 'created') throw new Error(JSON.stringify(created));
  const { table } = created;
  for (const client of [ana, bo]) {
    await answerTo(client, { type: 'enter', table, seq: null, id: 3 });
    await answerTo(client, { type: 'sit', table, seat: null, id: 4 });
    await answerTo(client, { type: 'ready', table, id: 5 });
  }
  await answerTo(ana, { type: 'start', table, id: 6 });
  await expect.poll(() => lastUpdate(bo)).toBeDefined();
  const before = lastUpdate(bo)?.seq;

  process.kill(program.pid, 'SIGSTOP');
  await setTimeout(move + 2 * second);
  process.kill(program.pid, 'SIGCONT');

  // Whoever is to move still can, and no bot has moved for them.
  expect(await answerTo(ana, { type: 'ping', id: 7 })).toMatchObject({ type: 'pong' });
  const update = lastUpdate(ana);
  if (update?.type !== 'update' || update.waiting.for !== 'seats') throw new Error('no turn');
  expect(update.seq).toBe(before);
  const mover = update.waiting.seats.some((seat) => seat === 0) ? ana : bo;
  const shown = lastUpdate(mover);
  if (shown?.type !== 'update') throw new Error('nothing was shown');
  const { match, nth, legal } = shown;
  expect(
    await answerTo(mover, { type: 'decide', table, match, nth, move: legal[0], id: 8 }),
  ).toMatchObject({ type: 'decided' });
  await program.stop();
}, 120_000);
