import type { Wire, WireEvents } from '@rookery/protocol/client/wire';
import type { Dice } from './dice.ts';
import type { Scheduler } from './scheduler.ts';

/** The code of a connection that broke without a goodbye. */
const broken = 1006;

/** What a node has of one connection. */
export interface NodeEnd {
  hear(frame: string): void;
  /** The other side is gone, as far as can be seen from here. */
  closed(): void;
}

/** How a link is made. */
export interface LinkOrigin {
  readonly scheduler: Scheduler;
  readonly dice: Dice;
  /** The longest way of a frame, in milliseconds. */
  readonly slowness: number;
}

/** Which side a frame goes to. */
type LinkDirection = 'to-node' | 'to-guest';

/**
 * One connection between a guest and a node. Like TCP it keeps the order and doubles nothing; what is on
 * its way when it breaks is lost, and a side may go on believing in it.
 */
export class SimulatedLink implements Wire {
  readonly #origin: LinkOrigin;
  readonly #events: WireEvents;
  readonly #arrivals = { 'to-node': 0, 'to-guest': 0 };
  #nodeEnd: NodeEnd | undefined;
  #stalledUntil = 0;
  #isBroken = false;
  #isClosedHere = false;
  #isClosedThere = false;

  constructor(origin: LinkOrigin, events: WireEvents) {
    this.#origin = origin;
    this.#events = events;
  }

  get isOver(): boolean {
    return this.#isClosedHere && this.#isClosedThere;
  }

  /** The node has accepted it. */
  open(nodeEnd: NodeEnd): void {
    this.#nodeEnd = nodeEnd;
    this.#carry('to-guest', () => this.#events.opened());
  }

  /** Nobody is there, or nobody accepts. */
  refuse(): void {
    this.#isClosedThere = true;
    this.#carry('to-guest', () => this.#closeHere(broken));
  }

  send(frame: string): void {
    this.#carry('to-node', () => {
      if (!this.#isClosedThere) this.#nodeEnd?.hear(frame);
    });
  }

  /** The guest closes it. */
  close(): void {
    this.#isClosedHere = true;
    this.#carry('to-node', () => this.#closeThere());
  }

  /** The node tells something. */
  tell(frame: string): void {
    this.#carry('to-guest', () => {
      if (!this.#isClosedHere) this.#events.heard(frame);
    });
  }

  /** The node closes it. */
  end(code: number): void {
    this.#isClosedThere = true;
    this.#carry('to-guest', () => this.#closeHere(code));
  }

  /** It breaks: what is on its way is lost, and each side notices when it does. */
  cut(): void {
    this.#isBroken = true;
    const { scheduler, dice } = this.#origin;
    scheduler.after(dice.between(1, 2000), () => this.#closeHere(broken));
    scheduler.after(dice.between(1, 2000), () => this.#closeThere());
  }

  /** It breaks, and neither side notices. */
  vanish(): void {
    this.#isBroken = true;
  }

  /** Nothing arrives for a while; then everything does, in order. */
  stall(milliseconds: number): void {
    this.#stalledUntil = Math.max(this.#stalledUntil, this.#origin.scheduler.now + milliseconds);
  }

  #carry(direction: LinkDirection, arrive: () => void): void {
    const { scheduler, dice, slowness } = this.#origin;
    if (this.#isBroken) return;
    const soonest = Math.max(this.#arrivals[direction], this.#stalledUntil);
    const at = Math.max(soonest, scheduler.now + dice.between(0.3, slowness));
    this.#arrivals[direction] = at;
    scheduler.after(at - scheduler.now, () => {
      if (!this.#isBroken) arrive();
    });
  }

  #closeHere(code: number): void {
    if (this.#isClosedHere) return;
    this.#isClosedHere = true;
    this.#events.closed(code);
  }

  #closeThere(): void {
    if (this.#isClosedThere) return;
    this.#isClosedThere = true;
    this.#nodeEnd?.closed();
  }
}
