import type { DeskFigures, Effort } from './desk.ts';
import type { Clock } from './ports.ts';

type Counted = Pick<DeskFigures, 'moves' | 'refusals' | 'deciding' | 'thinking'>;
type Task = 'deciding' | 'thinking';

/** Counts what a desk does. */
export class Tally {
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #moves = { people: 0, bots: 0 };
  readonly #refusals = new Map<string, number>();
  readonly #efforts = new Map<Task, Effort>();

  constructor(clock: Pick<Clock, 'monotonic'>) {
    this.#clock = clock;
  }

  countMove(by: 'people' | 'bots'): void {
    this.#moves[by] += 1;
  }

  countRefusal(kind: string): void {
    this.#refusals.set(kind, (this.#refusals.get(kind) ?? 0) + 1);
  }

  /** Waits for a task and notes how long it took. */
  async time<Value>(task: Task, doing: Promise<Value>): Promise<Value> {
    const begun = this.#clock.monotonic();
    try {
      return await doing;
    } finally {
      this.note(task, this.#clock.monotonic() - begun);
    }
  }

  /** Notes how long a task took. */
  note(task: Task, took: number): void {
    const { count, milliseconds } = this.#effort(task);
    this.#efforts.set(task, { count: count + 1, milliseconds: milliseconds + took });
  }

  figures(): Counted {
    return {
      moves: { ...this.#moves },
      refusals: new Map(this.#refusals),
      deciding: this.#effort('deciding'),
      thinking: this.#effort('thinking'),
    };
  }

  #effort(task: Task): Effort {
    return this.#efforts.get(task) ?? { count: 0, milliseconds: 0 };
  }
}
