import { Client, type Pool, type PoolClient, type PoolConfig } from 'pg';
import { messageOf } from './trouble.ts';

/** Where connections come from. */
export interface ConnectionSource {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
}

/** An address for each host of a database: `postgres://user@one:5432,two:5432/name` has two. */
export function hostsOf(address: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] =
    /^([^:]*:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/s.exec(address) ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  return [first, ...others];
}

const standbyQuery = 'select pg_is_in_recovery() as "isStandby"';

const ensureWritable = ({ rows }: { readonly rows: readonly unknown[] }): void => {
  const [row] = rows;
  const isStandby = typeof row === 'object' && row !== null && 'isStandby' in row && row.isStandby;
  if (isStandby === true) throw new Error('it is a standby');
};

/** Opens one connection to whichever host takes writes. */
export async function openWritableClient(settings: readonly PoolConfig[]): Promise<Client> {
  const problems: string[] = [];
  for (const each of settings) {
    const client = new Client(each);
    client.on('error', () => undefined);
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
      await client.connect();
      // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
      if (settings.length > 1) ensureWritable(await client.query(standbyQuery));
      return client;
    } catch (error) {
      problems.push(messageOf(error));
      void client.end().catch(() => undefined);
    }
  }
  throw new Error(problems.join('; '));
}

/**
 * Connections to whichever host takes writes, as `target_session_attrs=read-write` means it. The host that
 * did so last is asked first.
 */
export class WritableHosts implements ConnectionSource {
  readonly #pools: readonly Pool[];
  readonly #writable = new WeakSet<PoolClient>();
  #last = 0;

  constructor(pools: readonly Pool[]) {
    this.#pools = pools;
  }

  async connect(): Promise<PoolClient> {
    const problems: string[] = [];
    for (let step = 0; step < this.#pools.length; step += 1) {
      const index = (this.#last + step) % this.#pools.length;
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next one only if this one fails
        const client = await this.#connectTo(this.#pools[index]);
        this.#last = index;
        return client;
      } catch (error) {
        problems.push(messageOf(error));
      }
    }
    throw new Error(problems.join('; '));
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  async #connectTo(pool: Pool | undefined): Promise<PoolClient> {
    if (!pool) throw new Error('there is no host');
    const client = await pool.connect();
    if (this.#writable.has(client)) return client;
    try {
      ensureWritable(await client.query(standbyQuery));
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#writable.add(client);
    return client;
  }
}
