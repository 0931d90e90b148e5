import { openLine, type Line } from '@rookery/protocol/client/line';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAll } from '../chaos/program.ts';
import { until } from '../chaos/until.ts';
import { lineParts, TurnableClock } from '../chaos/wires.ts';
import { startPostgres, type PostgresServer } from '../store/postgres-server.ts';
import { Nodes } from './nodes.ts';

/** So many sockets; `ROOKERY_SOCKETS=5000 npx vitest run server/spec/cluster/reconnect` for a crowd. */
const count = Number(process.env['ROOKERY_SOCKETS'] ?? 200);

let postgres: PostgresServer;
let nodes: Nodes;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  nodes = await Nodes.start(2, () => ['--database', database]);
}, 60_000);
afterAll(async () => {
  await nodes.end();
  await killAll();
  await postgres.stop();
}, 60_000);

/** Somebody who only holds a line, and notes when it was opened. */
class Holder {
  readonly line: Line;
  readonly openings: number[] = [];
  /** What this client has put off, and by how many milliseconds. */
  delays: number[] = [];

  constructor(address: string) {
    const parts = lineParts(address, '', new TurnableClock());
    this.line = openLine({
      ...parts,
      after: (milliseconds, action) => {
        this.delays.push(milliseconds);
        return parts.after(milliseconds, action);
      },
      open: (events) =>
        parts.open({
          ...events,
          opened: () => {
            this.openings.push(performance.now());
            events.opened();
          },
        }),
    });
  }
}

test('a crowd whose server closes comes back at another one, spread over time', async () => {
  const holders: Holder[] = [];
  const isOpen = ({ openings }: Holder): boolean => openings.length > 0;
  while (holders.length < count) {
    for (let index = 0; index < 100; index += 1) holders.push(new Holder(nodes.address));
    await until('everyone is connected', () => holders.every(isOpen), 120_000);
  }
  for (const holder of holders) holder.delays = [];
  const since = performance.now();
  await nodes.program(0).stop();
  const comeBack = (): readonly number[] =>
    holders.flatMap(({ openings }) => (openings.at(-1) ?? 0) - since).filter((at) => at > 0);
  // The balancer hands sockets out in turn, so half of them were there.
  await until('they are back', () => comeBack().length >= holders.length / 2, 120_000);
  const times = comeBack().toSorted((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  const busiest = Math.max(...times.map((begin) => inTenth(times, begin)));
  console.log(
    `${String(times.length)} of ${String(holders.length)} sockets came back: the first after ${at(0).toFixed(0)} ms, half after ${at(0.5).toFixed(0)} ms, the last after ${at(1).toFixed(0)} ms; at most ${String(busiest)} within 100 ms`,
  );
  // However busy this machine is: the first attempts are put off by different spans.
  const delays = holders.flatMap((each) => each.delays.find((span) => span <= 1000) ?? []);
  const fullest = Math.max(...delays.map((begin) => inTenth(delays, begin)));
  expect(fullest).toBeLessThan(delays.length / 2);
  for (const { line } of holders) line.close();
}, 400_000);

/** How many came back within a tenth of a second from a moment on. */
const inTenth = (times: readonly number[], begin: number): number =>
  times.filter((time) => time >= begin && time < begin + 100).length;
