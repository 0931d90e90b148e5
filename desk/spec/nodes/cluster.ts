import { think } from '@rookery/bots/workers/worker';
import { botRunner, storePorts } from '../../../server/desk-ports.ts';
import { startPostgres, type PostgresServer } from '../../../server/spec/store/postgres-server.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/store.ts';
import type { Desk, DeskParts } from '../../desk.ts';
import { openDesk } from '../../open-desk.ts';
import type { Clock } from '../../ports.ts';
import { InProcessBus, type BusEnd } from '../in-process-bus.ts';
import { randomId, TestCaller } from '../test-caller.ts';

/** The machine's time; what a desk does later is done ten times as early. */
class HurriedClock implements Clock {
  #ahead = 0;
  /** A stopped clock rings nothing, as in a process that is stopped. */
  isStopped = false;

  now(): number {
    return Math.round(performance.timeOrigin + performance.now() + this.#ahead);
  }

  monotonic(): number {
    return performance.now();
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(() => this.#ring(run), milliseconds / 10);
    return () => clearTimeout(timer);
  }

  soon(run: () => void): void {
    setImmediate(() => this.#ring(run));
  }

  adopt(now: number): void {
    this.#ahead += now - this.now();
  }

  /** Makes this clock wrong. */
  turn(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  #ring(run: () => void): void {
    if (!this.isStopped) run();
  }
}

/** One of several desks over a database. */
export interface ClusterNode {
  readonly desk: Desk;
  readonly bus: BusEnd;
  readonly clock: HurriedClock;
  /** How often a bot was asked for a move here. */
  readonly thoughts: () => number;
}

/** Nodes over one PostgreSQL database. */
export class Cluster {
  readonly store: Store;
  readonly #server: PostgresServer;
  readonly #address: string;
  readonly #bus = new InProcessBus();
  readonly #stores: Store[] = [];
  readonly #desks = new Set<Desk>();
  readonly complaints: string[] = [];

  private constructor(server: PostgresServer, address: string, store: Store) {
    this.#server = server;
    this.#address = address;
    this.store = store;
  }

  static async start(): Promise<Cluster> {
    const server = await startPostgres();
    const address = await server.createDatabase();
    return new Cluster(server, address, await openStore(address));
  }

  async node(parts: Partial<DeskParts> = {}): Promise<ClusterNode> {
    const store = await openStore(this.#address);
    this.#stores.push(store);
    const clock = new HurriedClock();
    const bus = this.#bus.open();
    const complain = (event: string, facts: object): void => {
      this.complaints.push(`${event} ${JSON.stringify(facts)}`);
    };
    let thoughts = 0;
    const bots = botRunner({
      think: async (request) => {
        thoughts += 1;
        await Promise.resolve();
        return think(request, {});
      },
    });
    const log = { warn: complain, error: complain };
    const ids = { randomId, randomSecret: randomId };
    const ports = storePorts(store);
    const desk = openDesk({ ...ports, clock, bus, log, bots, ...ids, standIn: 'chick', ...parts });
    await desk.open();
    this.#desks.add(desk);
    return { desk, bus, clock, thoughts: () => thoughts };
  }

  /** Ends a node without a word. */
  kill({ desk, bus, clock }: ClusterNode): void {
    clock.isStopped = true;
    bus.cut();
    this.#desks.delete(desk);
  }

  async caller(name: string): Promise<TestCaller> {
    const person = { id: randomId(), name, penguin: 'little' as const };
    const at = Math.round(performance.timeOrigin + performance.now());
    await this.store.beginSession({ tokenHash: randomId(), at, expiresAt: at + 1e9, person });
    return new TestCaller(person);
  }

  async end(): Promise<void> {
    await Promise.all([...this.#desks].map((desk) => desk.close()));
    await Promise.all([this.store, ...this.#stores].map((store) => store.close()));
    await this.#server.stop();
  }
}
