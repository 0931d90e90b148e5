/** Resolved once everything that promises have set in motion is done. */
export type Drain = () => Promise<void>;

interface ScheduledEvent {
  readonly at: number;
  /** Events of the same time happen in the order in which they were scheduled. */
  readonly order: number;
  run: (() => void) | undefined;
}

const isBefore = (a: ScheduledEvent, b: ScheduledEvent): boolean =>
  a.at < b.at || (a.at === b.at && a.order < b.order);

/** Virtual time, in milliseconds since the simulation began. Nothing happens but what is scheduled. */
export class Scheduler {
  readonly #drain: Drain;
  /** A binary heap: no event comes before its parent. */
  readonly #events: ScheduledEvent[] = [];
  #now = 0;
  #scheduled = 0;
  #isStopped = false;

  constructor(drain: Drain) {
    this.#drain = drain;
  }

  get now(): number {
    return this.#now;
  }

  /** Runs something later; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void {
    this.#scheduled += 1;
    const event = { at: this.#now + Math.max(0, milliseconds), order: this.#scheduled, run };
    this.#push(event);
    return () => Object.assign(event, { run: undefined });
  }

  /** Runs everything up to some time, event by event. */
  async runUntil(time: number): Promise<void> {
    await this.#drain();
    while (!this.#isStopped) {
      const [next] = this.#events;
      if (!next || next.at > time) break;
      this.#pop();
      this.#now = next.at;
      if (!next.run) continue;
      next.run();
      // oxlint-disable-next-line no-await-in-loop -- one event after the other is what makes it repeatable
      await this.#drain();
    }
    if (!this.#isStopped) this.#now = Math.max(this.#now, time);
  }

  /** Nothing happens any more. */
  stop(): void {
    this.#isStopped = true;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  #push(event: ScheduledEvent): void {
    const events = this.#events;
    let place = events.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = events[above];
      if (!parent || !isBefore(event, parent)) break;
      events[place] = parent;
      place = above;
    }
    events[place] = event;
  }

  #pop(): void {
    const events = this.#events;
    const last = events.pop();
    if (!last || events.length === 0) return;
    let place = 0;
    for (;;) {
      const child = this.#earlierChild(place);
      const found = events[child];
      if (!found || !isBefore(found, last)) break;
      events[place] = found;
      place = child;
    }
    events[place] = last;
  }

  #earlierChild(place: number): number {
    const left = this.#events[2 * place + 1];
    const right = this.#events[2 * place + 2];
    return left && right && isBefore(right, left) ? 2 * place + 2 : 2 * place + 1;
  }
}
