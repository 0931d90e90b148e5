import type { TableId } from '@rookery/protocol/identifiers';
import type { Clock } from './ports.ts';

/** So many absences are remembered. Those who left longest ago are forgotten first. */
const most = 10_000;

/** Since when people are away from one table. */
export interface TableAbsences {
  leave(person: string): void;
  comeBack(person: string): void;
  /** By the desk's clock in milliseconds; null if the desk has not seen that person go. */
  since(person: string): number | null;
}

/** Since when people are away from their tables, as far as this desk has seen them go. */
export class AbsenceTimes {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #since = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** A table may be forgotten and loaded again meanwhile. */
  at(table: TableId): TableAbsences {
    const keyOf = (person: string): string => `${table} ${person}`;
    return {
      leave: (person) => this.#leave(keyOf(person)),
      comeBack: (person) => void this.#since.delete(keyOf(person)),
      since: (person) => this.#since.get(keyOf(person)) ?? null,
    };
  }

  #leave(key: string): void {
    this.#since.delete(key);
    this.#since.set(key, this.#clock.now());
    const [longest] = this.#since.keys();
    if (this.#since.size > most && longest !== undefined) this.#since.delete(longest);
  }
}
