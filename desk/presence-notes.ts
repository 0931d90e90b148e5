import type { TableId } from '@rookery/protocol/identifiers';
import type { NodeStore, PresenceNote } from './node-store.ts';
import { OnceLater } from './once-later.ts';
import { messageOf, type Bus, type Clock, type DeskLog } from './ports.ts';
import { Queue } from './queue.ts';

/** Changes of presence within this span, in milliseconds, are noted together. */
const debounce = 50;

/** What could not be noted is tried again after this long, in milliseconds. */
const retryDelay = 1000;

interface PresenceParts {
  readonly node: string;
  readonly nodes: Pick<NodeStore, 'notePresence'>;
  readonly bus: Pick<Bus, 'publish'> | undefined;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Pick<DeskLog, 'warn'>;
  /** Who has that table open here. */
  presenceHere(table: TableId): PresenceNote;
}

/** Notes in the store who has which table open at this node, so that others can show it. */
export class PresenceNotes {
  readonly #parts: PresenceParts;
  readonly #changed = new Set<TableId>();
  readonly #noting: OnceLater;
  /** A note that overtook an earlier one would be overwritten by it, and stay wrong. */
  readonly #inOrder = new Queue();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#noting = new OnceLater(parts.clock, () => void this.note());
  }

  /** Somebody has come to these tables, or gone. */
  change(tables: Iterable<TableId>): void {
    for (const table of tables) this.#changed.add(table);
    if (this.#changed.size > 0) this.#noting.schedule(debounce);
  }

  stop(): void {
    this.#noting.cancel();
  }

  /** Notes all changes so far. */
  note(): Promise<void> {
    return this.#inOrder.run(() => this.#noteChanged());
  }

  async #noteChanged(): Promise<void> {
    const { node, nodes, bus, log } = this.#parts;
    const changed = [...this.#changed];
    this.#changed.clear();
    try {
      const tables = changed.map((table) => ({ table, ...this.#parts.presenceHere(table) }));
      await nodes.notePresence({ node, tables });
      for (const table of changed) bus?.publish({ kind: 'presence', table });
    } catch (error) {
      log.warn('presence-not-noted', { because: messageOf(error) });
      for (const table of changed) this.#changed.add(table);
      this.#noting.schedule(retryDelay);
    }
  }
}
