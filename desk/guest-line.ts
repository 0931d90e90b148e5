import { levels } from '@rookery/bots/levels';
import { heartbeat, patience } from '@rookery/protocol/limits';
import { formatTell, parseAsk } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';
import { protocolVersion } from '@rookery/protocol/version';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Caller, Desk } from './desk.ts';
import { personIdOf, type DeviceSeat } from './device-store.ts';
import type { MatchBeginning, Person } from './store.ts';

/** Who is at the end of a line within one device: a seat, or somebody who sees what everyone may see. */
export interface DeviceGuest {
  readonly seat: number | null;
  /** For a new table: who plays on this device, and where. */
  readonly people: readonly (NonNullable<DeviceSeat['person']> & { readonly seat: number })[];
  /** For a new table whose matches begin in the middle of another one. */
  readonly beginning?: MatchBeginning;
}

/** What a line to the desk needs. */
export interface GuestLineParts {
  readonly desk: Pick<Desk, 'answer' | 'resume' | 'forget'>;
  readonly guest: DeviceGuest;
  /** Unlike that of every other line. */
  readonly id: string;
  now(): number;
  /** Sends a frame to the other end. */
  send(frame: string): void;
}

/** The desk's end of a line within one device: reads frames and answers everything, as a server's socket does. */
export class GuestLine implements Caller {
  readonly id: string;
  readonly person: Person | null;
  readonly companions: NonNullable<Caller['companions']>;
  readonly beginning: MatchBeginning | undefined;
  readonly #parts: GuestLineParts;
  #isGreeted = false;

  constructor(parts: GuestLineParts) {
    const { seat, people, beginning } = parts.guest;
    this.#parts = parts;
    this.beginning = beginning;
    this.id = parts.id;
    this.companions = people.map(({ seat: taken, name, penguin }) => ({
      seat: taken,
      person: { id: personIdOf(taken), name, penguin },
    }));
    const known = this.companions.find((each) => each.seat === seat)?.person;
    // Whoever comes back is known by the seat alone; the table has the name.
    this.person =
      seat === null ? null : (known ?? { id: personIdOf(seat), name: '', penguin: 'little' });
  }

  tell(tell: Tell): void {
    this.#parts.send(formatTell(tell));
  }

  async hear(frame: string): Promise<void> {
    const parsed = parseAsk(frame);
    if (!parsed.ok) {
      const { id, fault } = entryOf(parsed.problems, 0);
      this.tell({ type: 'refused', id, reason: fault });
      return;
    }
    const ask = parsed.value;
    const { desk } = this.#parts;
    if (ask.type === 'hello') {
      if (this.#greet(ask.id, ask.protocol)) await desk.resume(this, ask.resume);
    } else if (!this.#isGreeted) {
      this.tell({ type: 'refused', id: ask.id, reason: { kind: 'hello-first' } });
    } else if (ask.type === 'ping') {
      this.tell({ type: 'pong', id: ask.id, now: this.#parts.now() });
    } else {
      await desk.answer(this, ask);
    }
  }

  close(): void {
    this.#parts.desk.forget(this);
  }

  #greet(id: number, protocol: number): boolean {
    if (protocol !== protocolVersion) {
      const reason = { kind: 'unknown-version', known: [protocolVersion] } as const;
      this.tell({ type: 'refused', id, reason });
      return false;
    }
    this.#isGreeted = true;
    this.tell({
      type: 'welcome',
      id,
      protocol: protocolVersion,
      server: 'this device',
      now: this.#parts.now(),
      heartbeat,
      patience,
      games: catalogue.map(({ id: game, seats, editions }) => ({
        id: game,
        seats,
        editions,
        levels,
      })),
      you: this.#you(),
    });
    return true;
  }

  #you(): Extract<Tell, { readonly type: 'welcome' }>['you'] {
    const { seat, people } = this.#parts.guest;
    const person = people.find((each) => each.seat === seat);
    return person ? { name: person.name, penguin: person.penguin, account: null } : null;
  }
}
