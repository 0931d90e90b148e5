import { openDatabaseProxy, type DatabaseProxy } from '../store/database-proxy.ts';
import { startPostgres, type PostgresServer } from '../store/postgres-server.ts';
import { ClusterPlayers } from './cluster-players.ts';
import { Nodes } from './nodes.ts';

/** What became of one fault. */
export interface StrikeOutcome {
  /** From the fault until the last player whose line broke was shown the table again, in milliseconds; 0 if none broke. */
  readonly back: number;
  /** From the fault until everyone was shown something new and moves were made, in milliseconds. */
  readonly playing: number;
  /** How many moves were acknowledged so far. */
  readonly acknowledged: number;
  /** What was lost, doubled or forked, or shown wrongly. */
  readonly wrongs: readonly string[];
}

/** Three real servers over one PostgreSQL, and people who play on and on. */
export class FaultCluster {
  readonly postgres: PostgresServer;
  readonly nodes: Nodes;
  readonly players: ClusterPlayers;
  /** The first node reaches the database by a way that can be cut. */
  readonly proxy: DatabaseProxy;
  readonly #database: string;

  private constructor(
    {
      postgres,
      proxy,
      nodes,
      players,
    }: Pick<FaultCluster, 'postgres' | 'proxy' | 'nodes' | 'players'>,
    database: string,
  ) {
    this.postgres = postgres;
    this.proxy = proxy;
    this.nodes = nodes;
    this.players = players;
    this.#database = database;
  }

  static async start(tables: number): Promise<FaultCluster> {
    const postgres = await startPostgres();
    const database = await postgres.createDatabase();
    const proxy = await openDatabaseProxy(database);
    const nodes = await Nodes.start(3, (index) => [
      '--database',
      index === 0 ? proxy.address : database,
    ]);
    const players = await ClusterPlayers.sitDown(nodes.address, tables);
    players.play();
    return new FaultCluster({ postgres, proxy, nodes, players }, database);
  }

  anyNode(): number {
    return Math.floor(Math.random() * this.nodes.count);
  }

  /** Does something bad, waits until everyone plays on, and looks what it has cost. */
  async strike(fault: Fault): Promise<StrikeOutcome> {
    const since = performance.now();
    await fault(this);
    const back = await this.players.goOn(since);
    await this.players.makeMoves(this.players.players.length);
    const playing = performance.now() - since;
    const wrongs = await this.players.examine(this.#database, 'playing');
    return { back, playing, acknowledged: this.players.acknowledged, wrongs };
  }

  /** Everyone stops; compares all that was ever promised with all that is stored. */
  async conclude(): Promise<readonly string[]> {
    await this.players.rest();
    return this.players.examine(this.#database, 'resting');
  }

  async end(): Promise<void> {
    this.players.leave();
    await this.nodes.end();
    await this.proxy.close();
    await this.postgres.stop();
  }
}

/** Something that goes wrong in a cluster; fulfilled when it is over. */
export type Fault = (cluster: FaultCluster) => Promise<void>;
