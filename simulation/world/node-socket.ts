import { levels } from '@rookery/bots/levels';
import type { Caller, Desk } from '@rookery/desk/desk';
import type { Clock } from '@rookery/desk/ports';
import type { Person } from '@rookery/desk/store';
import type { Ask, Hello } from '@rookery/protocol/asks';
import { closeCodes } from '@rookery/protocol/close-codes';
import { heartbeat, patience } from '@rookery/protocol/limits';
import { formatTell, parseAsk } from '@rookery/protocol/messages';
import type { Tell } from '@rookery/protocol/tells';
import { protocolVersion } from '@rookery/protocol/version';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { NodeEnd, SimulatedLink } from './link.ts';

/** Whoever watches what passes a node's sockets. */
export interface SocketObserver {
  onAsk(socket: NodeSocket, ask: Ask): void;
  /** Just before it is sent as this frame. */
  onTell(socket: NodeSocket, tell: Tell, frame: string): void;
}

/** What a socket needs from its node. */
export interface NodeSocketParts {
  readonly id: string;
  readonly node: string;
  readonly link: SimulatedLink;
  readonly person: Person;
  readonly desk: Pick<Desk, 'answer' | 'resume' | 'forget'>;
  readonly clock: Clock;
  readonly observer: SocketObserver;
  /** Nothing leaves a dead process. */
  isDead(): boolean;
}

const frames = new WeakMap<Tell, string>();

/** Equal tells for many are one object, and are written once. */
function frameOf(tell: Tell): string {
  const known = frames.get(tell);
  if (known !== undefined) return known;
  const frame = formatTell(tell);
  frames.set(tell, frame);
  return frame;
}

/** The node's end of a connection: reads frames and answers everything, as the server's socket does. */
export class NodeSocket implements Caller, NodeEnd {
  readonly id: string;
  readonly person: Person;
  readonly node: string;
  readonly #parts: NodeSocketParts;
  /** When anything was last heard, by the node's clock. */
  #heardAt: number;
  #isGreeted = false;
  #isOver = false;
  #isFinishing = false;
  #work = Promise.resolve();

  constructor(parts: NodeSocketParts) {
    this.#parts = parts;
    this.id = parts.id;
    this.person = parts.person;
    this.node = parts.node;
    this.#heardAt = parts.clock.monotonic();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether nothing was heard for too long. */
  get isSilent(): boolean {
    return this.#parts.clock.monotonic() - this.#heardAt > patience;
  }

  tell(tell: Tell): void {
    if (this.#isOver || this.#parts.isDead()) return;
    const frame = frameOf(tell);
    this.#parts.observer.onTell(this, tell, frame);
    this.#parts.link.tell(frame);
  }

  hear(frame: string): void {
    if (this.#isOver || this.#isFinishing) return;
    this.#heardAt = this.#parts.clock.monotonic();
    const parsed = parseAsk(frame);
    if (parsed.ok) this.#take(parsed.value);
    else {
      const { id, fault } = entryOf(parsed.problems, 0);
      this.tell({ type: 'refused', id, reason: fault });
    }
  }

  closed(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#parts.desk.forget(this);
  }

  /** Says goodbye. */
  end(reason: keyof typeof closeCodes): void {
    if (this.#isOver) return;
    this.#parts.link.end(closeCodes[reason]);
    this.closed();
  }

  /** Hears nothing more, answers what was asked before, then says goodbye. */
  async finish(): Promise<void> {
    this.#isFinishing = true;
    await this.#work;
    this.end('restart');
  }

  /** Its process is dead. The other side notices, unless the whole machine is gone. */
  lose(how: 'process' | 'machine'): void {
    this.#isOver = true;
    if (how === 'process') this.#parts.link.cut();
    else this.#parts.link.vanish();
  }

  #take(ask: Ask): void {
    this.#parts.observer.onAsk(this, ask);
    if (ask.type === 'hello') this.#greet(ask);
    else if (!this.#isGreeted) {
      this.tell({ type: 'refused', id: ask.id, reason: { kind: 'hello-first' } });
    } else if (ask.type === 'ping') {
      this.tell({ type: 'pong', id: ask.id, now: this.#parts.clock.now() });
    } else this.#queue(() => this.#parts.desk.answer(this, ask));
  }

  #greet({ id, resume }: Hello): void {
    const { clock, desk, person, node } = this.#parts;
    this.#isGreeted = true;
    this.tell({
      type: 'welcome',
      id,
      protocol: protocolVersion,
      server: node,
      now: clock.now(),
      heartbeat,
      patience,
      games: catalogue.map((game) => ({ ...gameLine(game), levels })),
      you: { name: person.name, penguin: person.penguin, account: null },
    });
    if (resume.length > 0) this.#queue(() => desk.resume(this, resume));
  }

  /** What one socket asks is done in the order in which it was asked. */
  #queue(work: () => Promise<void>): void {
    this.#work = this.#work.then(work);
  }
}

const gameLine = ({ id, seats, editions }: (typeof catalogue)[number]) => ({ id, seats, editions });
