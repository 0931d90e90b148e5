import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tell } from '@rookery/protocol/tells';
import { catalogue } from '@rookery/rules/catalogue';
import { parseRecord } from '@rookery/rules/kernel/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, dig } from './browser.ts';
import { Client } from './client.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-whole-'));
const program = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../dist/main.js', import.meta.url)), '--port', '0', '--data', folder],
  { stdio: ['ignore', 'pipe', 'ignore'], env: { HOST: '127.0.0.1' } },
);
let address = '';

beforeAll(async () => {
  const greeting = String(await once(program.stdout, 'data'));
  address = /http:\/\/([^/\s]+:\d+)/.exec(greeting)?.[1] ?? '';
});
afterAll(async () => {
  program.kill();
  await once(program, 'close');
  rmSync(folder, { recursive: true });
});

const settings = {
  clock: { kind: 'none' },
  listing: 'private',
  onlookers: 'welcome',
  chat: 'phrases',
};

/** The next tell of that type; others are passed over. */
async function nextOf<Type extends Tell['type']>(
  client: Client,
  type: Type,
): Promise<Extract<Tell, { type: Type }>>;
async function nextOf(client: Client, type: string): Promise<Tell> {
  for (;;) {
    const tell = await client.next();
    if (tell.type === 'refused') throw new Error(JSON.stringify(tell.reason));
    if (tell.type === type) return tell;
  }
}

/** Plays the first legal move until nobody is waited for. */
async function playOn(client: Client, table: string): Promise<string> {
  for (let id = 100; ; id += 1) {
    const { waiting, legal, nth, match } = await nextOf(client, 'update');
    if (waiting.for === 'nobody') return match;
    const isMine = waiting.for === 'seats' && waiting.seats.some((seat) => seat === 0);
    if (isMine && legal.length > 0) {
      client.say({ type: 'decide', id, table, match, nth, move: legal[0] });
      await nextOf(client, 'decided');
    }
  }
}

test.each(catalogue.map(({ id }) => id))(
  'a whole match of %s over a socket has a record that replays',
  async (game) => {
    const browser = new Browser(address);
    await browser.arrive('Pip');
    const client = await Client.greeted(address, browser.cookie);
    const bots = [{ seat: 1, level: 'chick' }];
    client.say({
      type: 'create',
      id: 2,
      nonce: 'new',
      game,
      seats: 2,
      options: null,
      bots,
      settings,
    });
    const { table } = await nextOf(client, 'created');
    client.say({ type: 'enter', id: 3, table, seq: null });
    await nextOf(client, 'done');
    client.say({ type: 'sit', id: 4, table, seat: 0 });
    await client.next();
    client.say({ type: 'ready', id: 5, table });
    client.say({ type: 'start', id: 6, table });
    const match = await playOn(client, table);

    const { body: record } = await new Browser(address).ask(`GET /api/matches/${match}/record`);
    const replayed = parseRecord(record, catalogue);
    expect(replayed.ok).toBe(true);
    const { body } = await browser.ask('GET /api/matches');
    expect(dig(body, 'matches', '0', 'id')).toBe(match);
    expect(dig(body, 'matches', '0', 'ranking')).toEqual(
      expect.arrayContaining([expect.arrayContaining([0])]),
    );
    await client.leave();
  },
);
