import { levels } from '@rookery/bots/levels';
import { heartbeat, patience } from '@rookery/protocol/limits';
import { formatTell, parseAsk } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';
import { protocolVersion } from '@rookery/protocol/version';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Caller, Session } from './caller.ts';
import type { LocalDesk } from './local-desk.ts';

/** What a line to the desk needs. */
export interface LocalLineParts {
  readonly desk: LocalDesk;
  readonly session: Session;
  now(): number;
  /** Sends a frame to the other end. */
  send(frame: string): void;
}

/** The host's end of one line: reads what comes and answers everything, as a server's socket does. */
export class LocalLine implements Caller {
  readonly session: Session;
  readonly #parts: LocalLineParts;
  #isGreeted = false;

  constructor(parts: LocalLineParts) {
    this.#parts = parts;
    this.session = parts.session;
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
      if (!this.#greet(ask.id, ask.protocol)) return;
      await desk.resume(this, ask.resume);
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
    const { seat, people } = this.session;
    const person = people.find((each) => each.seat === seat);
    return person ? { name: person.name, penguin: person.penguin, account: null } : null;
  }
}
