import type { TableId } from '@rookery/protocol/identifiers';
import type { NodeStore } from './node-store.ts';
import { OnceLater } from './once-later.ts';
import { messageOf, type Clock, type DeskLog } from './ports.ts';

/** How long a lease lasts without being renewed, in milliseconds. */
const span = 5000;

/** Leases whose bots still think are renewed this often, in milliseconds. */
const renewal = 1500;

/** A lease that another node has is asked for again after this long, in milliseconds. */
const retryDelay = 1000;

interface LeaseParts {
  readonly node: string;
  readonly nodes: Pick<NodeStore, 'takeLeases' | 'releaseLeases'>;
  readonly clock: Pick<Clock, 'monotonic' | 'after' | 'soon'>;
  readonly log: Pick<DeskLog, 'warn'>;
  /** Whether bots of that table think here. */
  isInUse(table: TableId): boolean;
  /** Looks again whether a bot is to move at that table. */
  wake(table: TableId): void;
}

/**
 * Which tables' bots this node runs, so that no two nodes think about the same. If two do nevertheless, the
 * store takes the move of one of them.
 */
export class Leases {
  readonly #parts: LeaseParts;
  /** Until when each is held, by the monotonic clock. */
  readonly #held = new Map<TableId, number>();
  readonly #wanted = new Set<TableId>();
  readonly #denied = new Set<TableId>();
  readonly #retry: OnceLater;
  readonly #renewal: OnceLater;
  #isAsking = false;

  constructor(parts: LeaseParts) {
    this.#parts = parts;
    this.#retry = new OnceLater(parts.clock, () => this.#wakeDenied());
    this.#renewal = new OnceLater(parts.clock, () => void this.#renew());
  }

  /** Whether this node holds the lease. If not, it is asked for, and the table is woken later. */
  claim(table: TableId): boolean {
    if ((this.#held.get(table) ?? -Infinity) > this.#parts.clock.monotonic()) return true;
    this.#wanted.add(table);
    if (!this.#isAsking) {
      this.#isAsking = true;
      this.#parts.clock.soon(() => void this.#askForWanted());
    }
    return false;
  }

  /** Gives a lease back, if it is held. */
  release(table: TableId): void {
    const { node, nodes, log } = this.#parts;
    if (!this.#held.delete(table)) return;
    nodes.releaseLeases({ node, tables: [table] }).catch((error: unknown) => {
      log.warn('lease-not-released', { table, because: messageOf(error) });
    });
  }

  stop(): void {
    this.#retry.cancel();
    this.#renewal.cancel();
  }

  async #askForWanted(): Promise<void> {
    const tables = [...this.#wanted];
    this.#wanted.clear();
    const granted = await this.#take(tables);
    this.#isAsking = false;
    for (const table of tables) {
      if (granted.has(table)) this.#parts.wake(table);
      else this.#denied.add(table);
    }
    if (this.#denied.size > 0) this.#retry.schedule(retryDelay);
    if (granted.size > 0) this.#renewal.schedule(renewal);
  }

  async #take(tables: readonly TableId[]): Promise<ReadonlySet<TableId>> {
    const { node, nodes, clock, log } = this.#parts;
    const begun = clock.monotonic();
    try {
      const granted = await nodes.takeLeases({ node, tables, span });
      for (const table of granted) this.#held.set(table, begun + span);
      return new Set(granted);
    } catch (error) {
      log.warn('leases-not-taken', { because: messageOf(error) });
      return new Set();
    }
  }

  /** All that were denied are asked for again together. */
  #wakeDenied(): void {
    const tables = [...this.#denied];
    this.#denied.clear();
    for (const table of tables) this.#parts.wake(table);
  }

  async #renew(): Promise<void> {
    const now = this.#parts.clock.monotonic();
    for (const [table, until] of this.#held) if (until <= now) this.#held.delete(table);
    const used = [...this.#held.keys()].filter((table) => this.#parts.isInUse(table));
    if (used.length > 0) await this.#take(used);
    if (this.#held.size > 0) this.#renewal.schedule(renewal);
  }
}
