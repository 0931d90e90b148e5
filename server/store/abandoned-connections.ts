import { setTimeout as wait } from 'node:timers/promises';
import type { PostgresQueryResult } from 'kysely';
import { applicationName } from './postgres-settings.ts';

type RunQuery = (sql: string, values: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>;

/** How often, and after how many milliseconds each, the database is asked whether they have ended. */
const mostLooks = 100;
const pause = 50;

/**
 * Connections that broke while a query was under way. Its bytes may still be on their way to the
 * database, and a commit that arrives late would count after somebody was told that it did not. So the
 * database ends these connections before anything else is asked of it: from then on what is there is
 * there, and what is not will not come.
 */
export class AbandonedConnections {
  readonly #processes = new Set<number>();

  /** Notes a connection by the number of the database's process that serves it. */
  add(connection: object): void {
    const process = 'processID' in connection ? connection.processID : undefined;
    if (typeof process === 'number') this.#processes.add(process);
  }

  /** Ends all that were noted so far. */
  async end(run: RunQuery, looks = mostLooks): Promise<void> {
    if (this.#processes.size === 0) return;
    const processes = [...this.#processes];
    const { rows } = await run(endQuery, [processes, applicationName]);
    if (rows.length === 0) {
      for (const process of processes) this.#processes.delete(process);
      return;
    }
    if (looks <= 1) throw new Error('a broken connection is still open');
    await wait(pause);
    await this.end(run, looks - 1);
  }
}

/** Ends those that still live, and names them. */
const endQuery = `
  select pid, pg_terminate_backend(pid) from pg_stat_activity
  where pid = any($1) and application_name = $2 and usename = current_user and pid <> pg_backend_pid()`;
