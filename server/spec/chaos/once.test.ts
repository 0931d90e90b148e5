import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tell } from '@rookery/protocol/tells';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { numbersFrom } from '../outside/chaos.ts';
import { nextDecision, twoGuests, type Decide, type Guest } from './guest.ts';
import { keptAt, wrongsIn } from './ledger.ts';
import { killAll, Program, type Home } from './program.ts';
import { Window } from './window.ts';

/** `ROOKERY_SEED` repeats a run. */
const seed = Number(process.env['ROOKERY_SEED'] ?? Date.now() % 1e9);

/** The server is killed while these decisions are under way. */
const deadly: ReadonlySet<number> = new Set([4, 13, 21]);

/** A server that is killed and started again on the same port. */
class House {
  readonly address: string;
  readonly home: Home;
  #program: Program;

  private constructor(home: Home, program: Program) {
    this.home = home;
    this.address = `127.0.0.1:${String(home.port)}`;
    this.#program = program;
  }

  static async open(): Promise<House> {
    const data = mkdtempSync(join(tmpdir(), 'rookery-once-'));
    const home = { port: await freePort(), data };
    return new House(home, await Program.start({ kind: 'boundless' }, home));
  }

  async killAndStart(guests: readonly Guest[]): Promise<void> {
    await this.#program.kill();
    this.#program = await Program.start({ kind: 'boundless' }, this.home);
    for (const guest of guests) await guest.comeBack();
  }

  async close(): Promise<void> {
    await this.#program.kill();
    rmSync(this.home.data, { recursive: true });
  }
}

let house: House | undefined;
afterEach(async () => {
  await house?.close();
  await killAll();
});

const withoutId = (tell: Tell): string => JSON.stringify({ ...tell, id: 0 });

/** Sends a decision one to five times over one to three sockets, whole, in part, and with cuts. */
async function sendWildly(
  { address }: House,
  { cookie }: Guest,
  decide: Decide,
  below: (limit: number) => number,
): Promise<readonly Window[]> {
  const windows = await Promise.all(
    Array.from({ length: 1 + below(3) }, () => Window.open(address, cookie)),
  );
  const cuts: Promise<void>[] = [];
  const times = 1 + below(5);
  for (let time = 0; time < times; time += 1) {
    const window = entryOf(windows, below(windows.length));
    const message = { ...decide, id: 1000 + time };
    const manner = below(4);
    // Halves come to nothing; whole ones count, though nobody hears the answer.
    if (manner === 0) cuts.push(window.cutAfter(message, below(100) / 100));
    else if (manner === 1) cuts.push(window.cutAfter(message, 1));
    else window.say(message);
  }
  if (below(2) > 0) await Promise.all(cuts);
  return windows;
}

test.each(catalogue.map(({ id }) => id))(
  `every decision of %s counts once, however often it is sent over however many sockets (seed ${String(seed)})`,
  async (game) => {
    const random = numbersFrom(seed);
    const below = (limit: number): number => Math.floor(random() * limit);
    house = await House.open();
    const guests = await twoGuests(house.address, game);
    const decided = new Map(guests.map((guest) => [guest, 0]));
    let repeats = 0;
    for (let turn = 0; ; turn += 1) {
      const isDecided = (guest: Guest, { nth }: Decide): boolean =>
        nth <= (decided.get(guest) ?? 0);
      const next = await nextDecision(guests, isDecided, below);
      if (!next) break;
      const { guest, decide } = next;
      const windows = await sendWildly(house, guest, decide, below);
      if (deadly.has(turn)) await house.killAndStart(guests);
      const answer = await guest.ask(decide);
      expect(answer).toMatchObject({ type: 'decided', nth: decide.nth });
      await Promise.all(windows.map((window) => window.listen()));
      const answers = [answer, ...windows.flatMap((window) => window.answers)];
      repeats += answers.length - 1;
      expect([...new Set(answers.map(withoutId))]).toEqual([withoutId(answer)]);
      for (const window of windows) window.shut();
      decided.set(guest, decide.nth);
    }
    // How many there are is left to chance; a match with none would prove nothing.
    expect(repeats).toBeGreaterThan(4);
    const match = guests[0].last('update')?.match;
    const [kept] = await keptAt(house.home.data, match === undefined ? [] : [match]);
    if (!kept) throw new Error('no match');
    expect(wrongsIn(kept)).toEqual([]);
    const counts = guests.map(
      (_guest, seat) => kept.rows.filter((row) => row.seat === seat).length,
    );
    expect(counts).toEqual([...decided.values()]);
    expect(kept.rows.length).toBeGreaterThan(Math.max(...deadly));
    await Promise.all(guests.map((guest) => guest.leave()));
  },
  180_000,
);
