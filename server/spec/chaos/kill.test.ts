import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MatchId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { parseRecord } from '@rookery/rules/kernel/record';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { Browser } from '../outside/browser.ts';
import { keptAt, lostFrom, truthFor, wrongsIn } from './ledger.ts';
import { Player } from './player.ts';
import { killAll, points, Program, type Kind } from './program.ts';
import { until } from './until.ts';

/** Ten by default; `ROOKERY_KILL_ROUNDS=200 npx vitest run server/spec/chaos/kill` for many. */
const rounds = Number(process.env['ROOKERY_KILL_ROUNDS'] ?? 10);
const tables = Number(process.env['ROOKERY_KILL_TABLES'] ?? 12);

/**
 * How soon after the port is open again everyone plays on, in milliseconds. Pauses between attempts double,
 * chance halves some of them, and the first is a second: the next attempt comes within twice the time that
 * the server was away and a second. The rest is for a machine that stands still meanwhile.
 */
const soonAfter = (away: number): number => 2 * away + 5000;

/** How long nothing has to happen until nothing more will, in milliseconds, though a machine stands still. */
const quiet = 3000;

const data = mkdtempSync(join(tmpdir(), 'rookery-kill-'));
afterAll(async () => {
  await killAll();
  rmSync(data, { recursive: true });
});

/** Every other round the real program dies somewhere; between them, one dies at each named point in turn. */
function kindOf(round: number): Kind {
  if (round % 2 === 0) return { kind: 'real' };
  const point = entryOf(points, ((round - 1) / 2) % points.length);
  return { kind: 'mortal', point, nth: 1 + Math.floor(Math.random() * 200) };
}

const isLong = rounds > 10;

/** A long run says how it goes. */
function report(round: number, players: readonly Player[], slowest: number): void {
  if (!isLong || (round + 1) % 10 > 0) return;
  const moves = acknowledgedBy(players);
  console.log(
    `${String(round + 1)} kills, ${String(moves)} acknowledged moves, 0 lost; resumed in at most ${slowest.toFixed(0)} ms`,
  );
}

/** Two people and a bot at each table, an onlooker at every third. */
async function sitDown(address: string, index: number): Promise<readonly Player[]> {
  const { id: game } = entryOf(catalogue, index % catalogue.length);
  const names = ['Ana', 'Bo', ...(index % 3 === 0 ? ['Onno'] : [])];
  const people = await Promise.all(names.map((name) => Player.arrive(address, name)));
  const [ana, bo, onlooker] = people;
  if (!ana || !bo) throw new Error('nobody came');
  const bots = [{ seat: 2, level: 'chick' }];
  const table = await ana.create({ game, seats: 3, bots });
  onlooker?.look(table);
  await ana.sit(table);
  await bo.sit(table);
  await ana.must('start');
  await until('the match is shown', () => people.every(({ update }) => update !== undefined));
  return people;
}

/** Dies in the middle of everything: by itself at its point, or now. */
async function die(program: Program, kind: Kind): Promise<void> {
  if (kind.kind === 'mortal') {
    program.arm();
    await program.gone;
    return;
  }
  await wait(100 + Math.random() * 900);
  await program.kill();
}

const acknowledgedBy = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Holds what the players were promised against what the disk has; what was wrong. */
async function examine(
  players: readonly Player[],
  matches: ReadonlySet<MatchId>,
): Promise<readonly string[]> {
  const kept = await keptAt(data, [...matches]);
  const wrongs = kept.flatMap((match) => [
    ...wrongsIn(match),
    ...players.flatMap(({ acknowledged }) =>
      lostFrom(
        match,
        acknowledged.filter((each) => each.match === match.id),
      ),
    ),
  ]);
  return [...wrongs, ...players.flatMap((player) => player.wrongs)];
}

const matchesNow = (players: readonly Player[]): ReadonlySet<MatchId> =>
  new Set(players.flatMap(({ update }) => update?.match ?? []));

/** Everyone plays on after a kill; how long the last one took, from the moment the port was open. */
async function resumed(
  program: Program,
  players: readonly Player[],
  killedAt: number,
): Promise<number> {
  await until('everyone has come back', () =>
    players.every(({ resumedAt }) => resumedAt > program.openedAt),
  );
  const before = acknowledgedBy(players);
  await until('somebody moves', () => acknowledgedBy(players) > before);
  for (const player of players) player.restFromCuts();
  const took = Math.max(...players.map(({ resumedAt }) => resumedAt)) - program.openedAt;
  expect(took).toBeLessThan(soonAfter(program.openedAt - killedAt));
  return took;
}

/** Everyone stops; what they were shown is what the log tells. */
async function expectTruth(players: readonly Player[]): Promise<void> {
  for (const player of players) player.isPlaying = false;
  await until('nothing is under way', () => players.every(({ isSettled }) => isSettled));
  const quietSince = performance.now();
  await until('the bots have moved', () =>
    players.every(({ shownAt }) => performance.now() - Math.max(shownAt, quietSince) > quiet),
  );
  for (const kept of await keptAt(data, [...matchesNow(players)])) {
    for (const { update, seat, news } of players) {
      if (update?.match !== kept.id) continue;
      const viewer = seat === null ? 'onlooker' : entryOf(seatsOf(kept.seats), seat);
      const truth = truthFor(kept, viewer);
      expect(update.view).toEqual(truth.view);
      expect(news.get(kept.id) ?? truth.news).toEqual(truth.news);
    }
  }
}

/** Records of finished matches, as anybody may have them, replay by the rules. */
async function expectRecords(address: string, matches: ReadonlySet<MatchId>): Promise<number> {
  const browser = new Browser(address);
  let finished = 0;
  for (const match of matches) {
    const { status, body } = await browser.ask(`GET /api/matches/${match}/record`);
    if (status !== 200) continue;
    finished += 1;
    expect(parseRecord(body, catalogue)).toMatchObject({ ok: true });
  }
  return finished;
}

test(
  `a server killed ${String(rounds)} times under load loses and doubles nothing`,
  async () => {
    const home = { port: await freePort(), data };
    const address = `127.0.0.1:${String(home.port)}`;
    const first = await Program.start({ kind: 'boundless' }, home);
    const seated = await Promise.all(
      Array.from({ length: tables }, (_none, index) => sitDown(address, index)),
    );
    const players = seated.flat();
    const everyMatch = new Set<MatchId>();
    for (const player of players) player.play();
    await until('the first moves', () => acknowledgedBy(players) > tables);
    await first.kill();
    let killedAt = performance.now();
    let slowest = 0;
    for (let round = 0; round < rounds; round += 1) {
      const kind = kindOf(round);
      const program = await Program.start(kind, home);
      slowest = Math.max(slowest, await resumed(program, players, killedAt));
      await die(program, kind);
      killedAt = performance.now();
      const matches = matchesNow(players);
      expect(await examine(players, matches)).toEqual([]);
      for (const match of matches) everyMatch.add(match);
      report(round, players, slowest);
    }
    const last = await Program.start({ kind: 'real' }, home);
    await resumed(last, players, killedAt);
    await expectTruth(players);
    const finished = await expectRecords(address, everyMatch);
    expect(await examine(players, everyMatch)).toEqual([]);
    for (const player of players) player.leave();
    await last.stop();
    if (isLong) console.log(`${String(finished)} finished matches replay`);
    expect(acknowledgedBy(players)).toBeGreaterThan(rounds * tables);
  },
  120_000 + rounds * 30_000,
);
