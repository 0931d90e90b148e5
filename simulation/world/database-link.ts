import type { ChatStore, DeadlineStore, TableDirectory, TableStore } from '@rookery/desk/store';
import type { SimulatedDatabase } from './database.ts';
import type { Dice } from './dice.ts';
import type { SimulatedProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

/** What becomes of one call. */
export type CallFate =
  | 'done'
  /** It never reached the database; the caller gets an error. */
  | 'not-done'
  /** It was done, and the answer was lost: the caller gets the same error. */
  | 'answer-lost'
  /** The caller gets an error, and it is done afterwards. */
  | 'done-late';

/** How the way to the database is at the moment. */
export interface DatabaseWeather {
  /** The longest way there or back, in milliseconds. */
  readonly slowness: number;
  /** The share of calls that go wrong. */
  readonly trouble: number;
  readonly isDown: boolean;
}

/** All that a desk stores. */
export type DatabasePorts = TableStore & DeadlineStore & ChatStore & TableDirectory;

/** What a link needs from its surroundings. */
export interface DatabaseLinkParts {
  readonly database: SimulatedDatabase;
  readonly scheduler: Scheduler;
  readonly process: SimulatedProcess;
  readonly dice: Dice;
  readonly weather: () => DatabaseWeather;
  /** A database that is shared is a server, which may do what nobody waits for any more. A file is not. */
  readonly company: 'alone' | 'among others';
}

// Made once, because whoever makes an error pays for its stack.
const lineBroke = new Error('the line to the database broke');

/** A node's way to the database: calls take time, overtake each other, fail, and may fail after the fact. */
export class DatabaseLink {
  readonly #parts: DatabaseLinkParts;

  constructor(parts: DatabaseLinkParts) {
    this.#parts = parts;
  }

  /** Reads something. */
  read<Value>(work: (database: SimulatedDatabase) => Value): Promise<Value> {
    const { trouble, isDown } = this.#parts.weather();
    return this.#call(work, isDown || this.#parts.dice.chance(trouble) ? 'not-done' : 'done');
  }

  /** Changes something that another try would find changed, however late it is done. */
  write<Value>(work: (database: SimulatedDatabase) => Value): Promise<Value> {
    if (this.#parts.company === 'alone') return this.writeSoon(work);
    return this.#call(work, this.#fateOfWrite(['not-done', 'answer-lost', 'done-late']));
  }

  /** Changes something that must not happen after the caller has looked. */
  writeSoon<Value>(work: (database: SimulatedDatabase) => Value): Promise<Value> {
    return this.#call(work, this.#fateOfWrite(['not-done', 'answer-lost']));
  }

  #fateOfWrite(troubles: readonly CallFate[]): CallFate {
    const { dice, weather } = this.#parts;
    const { trouble, isDown } = weather();
    if (isDown) return 'not-done';
    return dice.chance(trouble) ? dice.pick(troubles) : 'done';
  }

  #call<Value>(work: (database: SimulatedDatabase) => Value, fate: CallFate): Promise<Value> {
    const { dice, weather } = this.#parts;
    const { slowness } = weather();
    const there = dice.between(0.2, slowness);
    const back = dice.between(0.2, slowness);
    return new Promise((resolve, reject) => {
      this.#later(there, () => this.#arrive(work, fate, { resolve, reject, back }));
    });
  }

  #arrive<Value>(
    work: (database: SimulatedDatabase) => Value,
    fate: CallFate,
    to: {
      readonly resolve: (value: Value) => void;
      readonly reject: (error: Error) => void;
      readonly back: number;
    },
  ): void {
    const { database, process, dice } = this.#parts;
    const answer = (action: () => void): void => this.#later(to.back, () => process.run(action));
    const fail = (): void => to.reject(lineBroke);
    if (fate === 'done-late') this.#later(dice.between(1, 3000), () => void work(database));
    const isDone = fate === 'done' || fate === 'answer-lost';
    const found = isDone ? { value: work(database) } : undefined;
    answer(() => (found && fate === 'done' ? to.resolve(found.value) : fail()));
  }

  #later(milliseconds: number, run: () => void): void {
    this.#parts.scheduler.after(milliseconds, run);
  }
}
