import type { TableId } from '@rookery/protocol/identifiers';
import type { AlertPort, PendingAlert } from './alerts.ts';
import { occasionsAt, turnsAt, type AlertOccasion } from './alert-occasions.ts';
import { lookElsewhere } from './elsewhere.ts';
import { dueAt } from './hosted-match.ts';
import type { HotTable } from './hot-table.ts';
import { OnceLater } from './once-later.ts';
import { messageOf, type Clock, type DeskLog } from './ports.ts';

/** Whoever looks or moves within this span, in milliseconds, needs no alert. */
const debounce = 15_000;

/**
 * A line that sleeps counts as present until it is taken for dead. So a table at which nothing happens for so
 * long, in milliseconds, is looked at once more.
 */
const stillness = 60_000;

/** Alerts are looked for this often, in milliseconds, and so many are taken at once. */
const pollInterval = 5000;
const batch = 100;

interface AlertParts {
  readonly port: AlertPort;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly log: Pick<DeskLog, 'warn'>;
  tableAt(id: TableId): HotTable;
}

/** Notes alerts for people who are away, and sends those that are due. Other desks may send them as well. */
export class AlertDesk {
  readonly #parts: AlertParts;
  readonly #poll: OnceLater;
  /** Tables at which somebody may have missed the beginning of a turn, and when that was. */
  readonly #still = new Map<TableId, number>();
  #isStopped = false;
  #underWay = Promise.resolve();

  constructor(parts: AlertParts) {
    this.#parts = parts;
    this.#poll = new OnceLater(parts.clock, () => {
      this.#underWay = this.#pollOnce();
    });
  }

  start(): void {
    this.#poll.schedule(pollInterval);
  }

  /** Ends it, once what is under way is done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#poll.cancel();
    await this.#underWay;
  }

  /** Something has happened at a table: whoever is away will hear of it. `by` is the seat that caused it. */
  onOccasions(id: TableId, occasions: readonly AlertOccasion[], by: number | null): void {
    if (occasions.length === 0) return;
    const { clock } = this.#parts;
    const table = this.#parts.tableAt(id);
    const away = occasions.filter(({ person }) => !table.followers.isPresent(person));
    if (away.length < occasions.length) this.#still.set(id, clock.now());
    const due = clock.now() + debounce;
    void this.#note(away.map((each) => ({ ...each, table: id, by, dueAt: due })));
  }

  /** Nobody may have noted what happened at these tables: whoever could have is gone. */
  lookAt(tables: readonly TableId[]): void {
    const since = this.#parts.clock.now() - stillness + debounce;
    for (const id of tables) this.#still.set(id, since);
  }

  async #note(alerts: readonly PendingAlert[]): Promise<void> {
    if (alerts.length === 0) return;
    try {
      await this.#parts.port.store.noteAlerts({ alerts });
    } catch (error) {
      this.#parts.log.warn('alerts-not-noted', { because: messageOf(error) });
    }
  }

  async #pollOnce(): Promise<void> {
    try {
      await this.#lookAtStill();
      await this.#sendDue();
    } catch (error) {
      this.#parts.log.warn('alerts-not-sent', { because: messageOf(error) });
    }
    if (!this.#isStopped) this.#poll.schedule(pollInterval);
  }

  /** Whoever was there when their turn began may have been asleep. */
  async #lookAtStill(): Promise<void> {
    const before = this.#parts.clock.now() - stillness;
    const due = [...this.#still].filter(([, since]) => since <= before).map(([id]) => id);
    for (const id of due) this.#still.delete(id);
    await Promise.all(due.map((id) => this.#lookAgain(id)));
  }

  async #lookAgain(id: TableId): Promise<void> {
    const { clock } = this.#parts;
    const table = this.#parts.tableAt(id);
    await table.visit(async () => {
      const at = clock.now();
      const turns = await this.#withoutPresent(table, turnsAt(table.now, at));
      await this.#note(turns.map((turn) => ({ ...turn, table: id, by: null, dueAt: at })));
    });
  }

  async #sendDue(): Promise<void> {
    const { port, clock } = this.#parts;
    const due = await port.store.claimAlerts({ at: clock.now(), limit: batch });
    await Promise.all(due.map((alert) => this.#sendIfTrue(alert)));
    if (due.length >= batch) await this.#sendDue();
  }

  /** Sends an alert, unless its reason is gone or its person is there. */
  async #sendIfTrue(alert: PendingAlert): Promise<void> {
    const table = this.#parts.tableAt(alert.table);
    try {
      await table.visit(async () => {
        await table.reloadIfStale();
        const occasions = occasionsAt(table.now, this.#parts.clock.now());
        const holds = occasions.filter((each) => isSame(each, alert));
        const [wanted] = await this.#withoutPresent(table, holds);
        if (wanted) this.#send(table, alert);
      });
    } catch (error) {
      this.#parts.log.warn('alert-not-sent', { table: alert.table, because: messageOf(error) });
    }
  }

  async #withoutPresent(
    table: HotTable,
    occasions: readonly AlertOccasion[],
  ): Promise<readonly AlertOccasion[]> {
    if (occasions.length === 0) return [];
    await lookElsewhere(table);
    return occasions.filter(({ person }) => !table.followers.isPresent(person));
  }

  #send({ now }: HotTable, { person, table, kind, by }: PendingAlert): void {
    const mover = by === null ? undefined : now.table.seats[by]?.person;
    const name = mover === undefined || mover === null ? undefined : now.people.get(mover)?.name;
    const until = now.match ? dueAt(now.match.clocks) : null;
    const { game } = now.table;
    this.#parts.port.send({ person, table, kind, game, by: name ?? null, until });
  }
}

const isSame = (one: AlertOccasion, other: AlertOccasion): boolean =>
  one.person === other.person && one.occasion === other.occasion;
