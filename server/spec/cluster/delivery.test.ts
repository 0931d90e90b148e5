import { openLine, type Line } from '@rookery/protocol/client/line';
import type { TableId } from '@rookery/protocol/identifiers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../chaos/player.ts';
import { killAll } from '../chaos/program.ts';
import { until } from '../chaos/until.ts';
import { lineParts, TurnableClock } from '../chaos/wires.ts';
import { startPostgres, type PostgresServer } from '../store/postgres-server.ts';
import { Nodes } from './nodes.ts';

/** So many moves are measured; `ROOKERY_DELIVERIES=2000 npx vitest run server/spec/cluster/delivery` for more. */
const moves = Number(process.env['ROOKERY_DELIVERIES'] ?? 100);

let postgres: PostgresServer;
let nodes: Nodes;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  // Everyone connects to a node of their choice, without a balancer.
  nodes = await Nodes.start(2, () => ['--database', database], { before: 'nothing' });
}, 60_000);
afterAll(async () => {
  await nodes.end();
  await killAll();
  await postgres.stop();
}, 60_000);

/** Somebody who looks on at a node, and notes when each update came. */
class Watch {
  readonly #line: Line;
  readonly cameAt = new Map<string, number>();

  constructor(address: string, table: TableId) {
    this.#line = openLine(lineParts(address, '', new TurnableClock()));
    this.#line.follow(table, {
      seq: () => null,
      heard: (tell) => {
        if (tell.type !== 'update') return;
        const name = `${tell.match} ${String(tell.seq)}`;
        if (!this.cameAt.has(name)) this.cameAt.set(name, performance.now());
      },
      resumed: () => undefined,
      refused: () => undefined,
    });
  }

  leave(): void {
    this.#line.close();
  }
}

test(
  'a viewer at another node sees a move almost as soon as one at the same node',
  async () => {
    const addresses = [0, 1].map((index) => `127.0.0.1:${String(nodes.port(index))}`);
    const [here = '', there = ''] = addresses;
    const [ana, bo] = [await Player.arrive(here, 'Ana'), await Player.arrive(here, 'Bo')];
    const table = await ana.create({ game: 'penguin-party', seats: 2, bots: [] });
    await ana.sit(table);
    await bo.sit(table);
    await ana.must('start');
    const watches = [new Watch(here, table), new Watch(there, table)] as const;
    await until('both are shown the match', () => watches.every(({ cameAt }) => cameAt.size > 0));
    ana.play();
    bo.play();
    await until(
      'enough moves are made',
      () => ana.acknowledged.length + bo.acknowledged.length >= moves,
      120_000 + moves * 1000,
    );
    const later: number[] = [];
    for (const [name, at] of watches[0].cameAt) {
      const other = watches[1].cameAt.get(name);
      if (other !== undefined) later.push(other - at);
    }
    const sorted = later.toSorted((one, other) => one - other);
    const quantile = (share: number): number =>
      sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
    console.log(
      `${String(sorted.length)} moves: at the other node ${quantile(0.5).toFixed(1)} ms later (median), ${quantile(0.99).toFixed(1)} ms (99 %)`,
    );
    expect(sorted.length).toBeGreaterThan(moves / 4);
    // News are heard long before anybody would look without them.
    expect(quantile(0.5)).toBeLessThan(500);
    for (const each of [ana, bo, ...watches]) each.leave();
  },
  300_000 + moves * 1000,
);
