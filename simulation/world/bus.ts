import { parseNews } from '@rookery/desk/news';
import type { Bus, News, NewsListener } from '@rookery/desk/ports';
import type { Dice } from './dice.ts';
import type { SimulatedProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

/** A node's end of the bus. */
interface BusEnd {
  readonly process: SimulatedProcess;
  readonly listener: NewsListener;
  isCut: boolean;
}

/** What the bus needs from its surroundings. */
export interface BusParts {
  readonly scheduler: Scheduler;
  readonly dice: Dice;
  /** The longest way of a message at the moment, in milliseconds. */
  readonly slowness: () => number;
  /** The share of messages that are lost at the moment. */
  readonly loss: () => number;
}

/** Carries news between nodes: late, in any order, twice, and not at all to a node that is cut off. */
export class SimulatedBus {
  readonly #parts: BusParts;
  readonly #ends = new Set<BusEnd>();

  constructor(parts: BusParts) {
    this.#parts = parts;
  }

  /** A node's end of it. */
  endFor(process: SimulatedProcess): Bus {
    return {
      publish: (news) => this.#publish(process, news),
      subscribe: (listener) => {
        const end = { process, listener, isCut: false };
        this.#ends.add(end);
        return () => this.#ends.delete(end);
      },
    };
  }

  /** Cuts a process off, which notices that after a while, and connects it again later. */
  cut(process: SimulatedProcess, milliseconds: number): void {
    for (const end of this.#ends) {
      if (end.process === process && !end.isCut) this.#cut(end, milliseconds);
    }
  }

  #cut(end: BusEnd, milliseconds: number): void {
    const { scheduler, dice } = this.#parts;
    const noticed = dice.between(0, milliseconds);
    Object.assign(end, { isCut: true });
    scheduler.after(noticed, () => end.process.run(() => end.listener.interrupted()));
    scheduler.after(milliseconds, () => {
      Object.assign(end, { isCut: false });
      end.process.run(() => end.listener.restored());
    });
  }

  #publish(from: SimulatedProcess, news: News): void {
    const frame = JSON.stringify([news]);
    for (const end of this.#ends) {
      if (end.process.isDead) this.#ends.delete(end);
      else if (end.process !== from) this.#send(end, frame);
    }
  }

  #send(end: BusEnd, frame: string): void {
    const { scheduler, dice, slowness, loss } = this.#parts;
    const copies = dice.chance(0.05) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      if (dice.chance(loss())) continue;
      scheduler.after(dice.between(0.2, slowness()), () => {
        if (end.isCut || !this.#ends.has(end)) return;
        end.process.run(() => end.listener.hear(parseNews(JSON.parse(frame))));
      });
    }
  }
}
