import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { MatchId } from '@rookery/protocol/identifiers';
import { expect, test } from 'vitest';
import { openStore } from '../../store/open.ts';
import type { Addition } from '@rookery/desk/store';
import type { Store } from '../../store/store.ts';
import { startPostgres } from './postgres-server.ts';
import { anAddition, aStartedMatch } from './samples.ts';

/** One by default; `ROOKERY_KILL_ROUNDS=200 npx vitest run server/spec/store/durability` for many. */
const rounds = Number(process.env['ROOKERY_KILL_ROUNDS'] ?? 1);
const patience = 60_000 + rounds * 20_000;

const writer = fileURLToPath(new URL('writer.mjs', import.meta.url));
const someMatches = (store: Store): Promise<readonly MatchId[]> =>
  Promise.all(Array.from({ length: 8 }, () => aStartedMatch(store)));

/** The last decision of each match that the writer was told is kept, until it was killed. */
async function writeUntilKilled(
  address: string,
  matches: readonly MatchId[],
): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [writer, address, ...matches], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child.stdout, 'data');
  await wait(Math.random() * 200);
  child.kill('SIGKILL');
  await once(child, 'close');
  // The last line may be cut off in the middle.
  const lines = said.split('\n').slice(0, -1);
  return new Map(lines.map((line) => [line.slice(0, 22), Number(line.slice(23))]));
}

/** Nothing that was acknowledged is missing, nothing is doubled, and at most one was under way. */
async function expectWhole(store: Store, match: MatchId, acknowledged: number): Promise<void> {
  const loaded = await store.loadMatch({ match });
  const acts = loaded?.acts ?? [];
  expect(acts.slice(1)).toEqual(acts.slice(1).map((_act, index) => `0:${String(index + 1)}`));
  const kept = acts.length - 1;
  expect(kept).toBeGreaterThanOrEqual(acknowledged);
  expect(kept).toBeLessThanOrEqual(acknowledged + 1);
  const last = await store.findDecision({ match, seat: 0, nth: kept });
  expect(last).toEqual(
    kept === 0 ? undefined : { seq: kept + 1, act: `0:${String(kept)}`, answer: { nth: kept } },
  );
}

test(
  `a writer killed ${String(rounds)} times loses nothing that SQLite has acknowledged`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rookery-durability-'));
    const address = join(folder, 'rookery.db');
    const first = await openStore(address);
    const matches = await someMatches(first);
    await first.close();
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const said = await writeUntilKilled(address, matches);
      for (const [match, nth] of said) acknowledged.set(match, nth);
      expect(said.size).toBeGreaterThan(0);
      const store = await openStore(address);
      for (const match of matches) {
        await expectWhole(store, match, acknowledged.get(match) ?? 0);
        const loaded = await store.loadMatch({ match });
        acknowledged.set(match, (loaded?.acts.length ?? 1) - 1);
      }
      await store.close();
    }
    rmSync(folder, { recursive: true });
  },
  patience,
);

/** The nth decision in a match in which nobody else decides. */
const decision = (match: MatchId, nth: number): Addition =>
  anAddition(match, {
    expectedSeq: nth,
    acts: [`0:${String(nth)}`],
    decision: { seat: 0, nth, answer: { nth } },
  });

/** Decides from `nth` on until the database is gone. */
async function decideUntilGone(store: Store, match: MatchId, nth: number): Promise<void> {
  try {
    for (let next = nth; ; next += 1) {
      expect(await store.append(decision(match, next))).toEqual({ kind: 'added', seq: next + 1 });
    }
  } catch (error) {
    expect(error).toMatchObject({ kind: 'unavailable' });
  }
}

test(
  `a PostgreSQL killed ${String(rounds)} times loses nothing, and every unknown outcome is found out`,
  async () => {
    const server = await startPostgres();
    const store = await openStore(await server.createDatabase());
    const matches = await someMatches(store);
    const next = new Map(matches.map((match) => [match, 1]));
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged = new Map<MatchId, number>();
      const counting: Store = {
        ...store,
        async append(addition) {
          const added = await store.append(addition);
          acknowledged.set(addition.match, addition.decision?.nth ?? 0);
          return added;
        },
      };
      const deciding = matches.map((match) =>
        decideUntilGone(counting, match, next.get(match) ?? 1),
      );
      await wait(100 + Math.random() * 200);
      await server.crash();
      await Promise.all(deciding);
      for (const match of matches) {
        const known = acknowledged.get(match) ?? (next.get(match) ?? 1) - 1;
        await expectWhole(store, match, known);
        // Whether or not the one under way was kept, sending it again keeps it once.
        const again = await store.append(decision(match, known + 1));
        expect(['added', 'repeated']).toContain(again.kind);
        await expectWhole(store, match, known + 1);
        next.set(match, known + 2);
      }
    }
    await store.close();
    await server.stop();
  },
  patience,
);
