import type { TableId } from '@rookery/protocol/identifiers';
import { messageOf, type Clock, type DeskLog } from './ports.ts';
import type { DeadlineStore } from './store.ts';

/** Deadlines within 30 s are held in memory; later ones stay in the store. */
const horizon = 30_000;

/** At most this many deadlines are looked up at once. */
const batch = 5000;

/** Deadlines that could not be read are read again after this long, in milliseconds. */
const retryDelay = 1000;

/** How often the host notes that it is alive, in milliseconds: about so much downtime may go uncredited. */
const aliveInterval = 5000;

interface DeadlineParts {
  readonly deadlines: DeadlineStore;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly log: Pick<DeskLog, 'warn'>;
  /** Time has run out at that table. */
  readonly onDue: (table: TableId) => void;
}

/** One timer for the clocks of all tables, in memory or not. */
export class DeadlineTimer {
  readonly #parts: DeadlineParts;
  readonly #deadlines = new Map<TableId, number>();
  #nextLoad = 0;
  #timer: { readonly at: number; readonly cancel: () => void } | undefined;

  constructor(parts: DeadlineParts) {
    this.#parts = parts;
  }

  /** Loads the next deadlines, now and from time to time. */
  async load(): Promise<void> {
    const { deadlines, clock, log } = this.#parts;
    const before = clock.now() + horizon;
    this.#nextLoad = before;
    try {
      const due = await deadlines.dueMatches({ before, limit: batch });
      for (const { table, deadline } of due) {
        if (table !== null) this.#deadlines.set(table, deadline);
      }
    } catch (error) {
      log.warn('clocks-not-read', { because: messageOf(error) });
      this.#nextLoad = clock.now() + retryDelay;
    }
    this.#arm();
  }

  /** Notes when time runs out at a table; null if it does not. */
  note(table: TableId, deadline: number | null): void {
    if (deadline === null || deadline > this.#nextLoad) {
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
    const at = Math.min(this.#nextLoad, ...this.#deadlines.values());
    const cancel = clock.after(Math.max(0, at - clock.now()), () => this.#fire());
    this.#timer = { at, cancel };
  }

  #fire(): void {
    const at = this.#parts.clock.now();
    for (const [table, deadline] of this.#deadlines) {
      if (deadline > at) continue;
      this.#deadlines.delete(table);
      this.#parts.onDue(table);
    }
    if (at >= this.#nextLoad) void this.load();
    else this.#arm();
  }
}

/** Notes from now on that the host is alive; the returned function ends that. */
export function startAliveMarks({
  deadlines,
  clock,
  log,
}: Pick<DeadlineParts, 'deadlines' | 'clock' | 'log'>): () => void {
  const schedule = (): (() => void) =>
    clock.after(aliveInterval, () => {
      deadlines.markAlive({ at: clock.now() }).catch((error: unknown) => {
        log.warn('pulse-not-kept', { because: messageOf(error) });
      });
      cancel = schedule();
    });
  let cancel = schedule();
  return () => cancel();
}
