import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type PoolClient } from 'pg';
import { AbandonedConnections } from './abandoned-connections.ts';
import type { ConnectionSource } from './postgres-hosts.ts';

/**
 * Connections whose queries fail in time. A database machine that vanishes closes nothing, so a query
 * would wait until the system gives up the connection, which takes many minutes.
 */
export class PatientPool implements PostgresPool {
  readonly #pool: ConnectionSource;
  readonly #patience: number;
  readonly #abandoned = new AbandonedConnections();

  /** A query may take so many milliseconds. */
  constructor(pool: ConnectionSource, patience: number) {
    this.#pool = pool;
    this.#patience = patience;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    const connection = new PatientConnection(client, this.#patience, this.#abandoned);
    try {
      await this.#abandoned.end((sql, values) => connection.query(sql, values));
      return connection;
    } catch (error) {
      connection.release();
      throw error;
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

/** A connection that is given up when it does not answer in time. */
class PatientConnection implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #patience: number;
  readonly #abandoned: AbandonedConnections;
  #isGivenUp = false;

  constructor(client: PoolClient, patience: number, abandoned: AbandonedConnections) {
    this.#client = client;
    this.#patience = patience;
    this.#abandoned = abandoned;
  }

  query<Row>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(sql: unknown, values: readonly unknown[] = []): unknown {
    return this.#answerTo(String(sql), values);
  }

  async #answerTo(sql: string, values: readonly unknown[]): Promise<unknown> {
    const impatience = setTimeout(() => this.#giveUp(), this.#patience);
    try {
      return await this.#client.query(sql, [...values]);
    } catch (error) {
      if (!(error instanceof DatabaseError)) this.#abandoned.add(this.#client);
      throw this.#isGivenUp ? noAnswer(this.#patience, error) : error;
    } finally {
      clearTimeout(impatience);
    }
  }

  /** Ends the connection, so that its query and all that would follow fail at once. */
  #giveUp(): void {
    this.#isGivenUp = true;
    void this.#client.end();
  }

  release(): void {
    this.#client.release();
  }
}

const noAnswer = (patience: number, cause: unknown): Error =>
  new Error(`no answer within ${String(patience / 1000)} s`, { cause });
