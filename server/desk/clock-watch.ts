import type { TableId } from '@rookery/protocol/identifiers';
import type { Store } from '../store/store.ts';
import { messageOf } from '../store/trouble.ts';
import type { Clock } from './clock.ts';
import type { DeskLog } from './desk.ts';

/** So far ahead, in milliseconds, deadlines are known here; later ones are the store's matter. */
const ahead = 30_000;

/** More deadlines than this within that time are looked up in portions. */
const portion = 5000;

interface WatchParts {
  readonly store: Pick<Store, 'dueMatches'>;
  readonly clock: Clock;
  readonly log: DeskLog;
  /** Time has run out at that table. */
  readonly ring: (table: TableId) => void;
}

/** One timer for the clocks of all tables, in memory or not. */
export class ClockWatch {
  readonly #parts: WatchParts;
  readonly #deadlines = new Map<TableId, number>();
  #nextLook = 0;
  #timer: { readonly at: number; readonly cancel: () => void } | undefined;

  constructor(parts: WatchParts) {
    this.#parts = parts;
  }

  /** Looks for what is due, now and from time to time. */
  async look(): Promise<void> {
    const { store, clock, log } = this.#parts;
    const before = clock.now() + ahead;
    this.#nextLook = before;
    try {
      const due = await store.dueMatches({ before, limit: portion });
      for (const { table, deadline } of due) {
        if (table !== null) this.#deadlines.set(table, deadline);
      }
    } catch (error) {
      log.warn('clocks-not-read', { because: messageOf(error) });
    }
    this.#arm();
  }

  /** Time runs out then at that table; null if it does not. */
  note(table: TableId, deadline: number | null): void {
    if (deadline === null || deadline > this.#nextLook) {
      this.#deadlines.delete(table);
      return;
    }
    this.#deadlines.set(table, deadline);
    if (this.#timer && deadline < this.#timer.at) this.#arm();
  }

  stop(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
  }

  #arm(): void {
    this.#timer?.cancel();
    const { clock } = this.#parts;
    const at = Math.min(this.#nextLook, ...this.#deadlines.values());
    const cancel = clock.after(Math.max(0, at - clock.now()), () => this.#ring());
    this.#timer = { at, cancel };
  }

  #ring(): void {
    const at = this.#parts.clock.now();
    for (const [table, deadline] of this.#deadlines) {
      if (deadline > at) continue;
      this.#deadlines.delete(table);
      this.#parts.ring(table);
    }
    if (at >= this.#nextLook) void this.look();
    else this.#arm();
  }
}
