import type { DeskFigures, Effort } from './desk.ts';

type Counted = Pick<DeskFigures, 'moves' | 'refusals' | 'deciding' | 'storing' | 'thinking'>;
type Task = 'deciding' | 'storing' | 'thinking';

/** Counts what a desk does. */
export class Tally {
  readonly #moves = { people: 0, bots: 0 };
  readonly #refusals = new Map<string, number>();
  readonly #efforts = new Map<Task, Effort>();

  move(by: 'people' | 'bots'): void {
    this.#moves[by] += 1;
  }

  refusal(kind: string): void {
    this.#refusals.set(kind, (this.#refusals.get(kind) ?? 0) + 1);
  }

  /** Waits for a task and notes how long it took. */
  async timed<Value>(task: Task, doing: Promise<Value>): Promise<Value> {
    const begun = performance.now();
    try {
      return await doing;
    } finally {
      const { count, milliseconds } = this.#effort(task);
      const spent = milliseconds + performance.now() - begun;
      this.#efforts.set(task, { count: count + 1, milliseconds: spent });
    }
  }

  figures(): Counted {
    return {
      moves: { ...this.#moves },
      refusals: new Map(this.#refusals),
      deciding: this.#effort('deciding'),
      storing: this.#effort('storing'),
      thinking: this.#effort('thinking'),
    };
  }

  #effort(task: Task): Effort {
    return this.#efforts.get(task) ?? { count: 0, milliseconds: 0 };
  }
}
