import type { Ask, Hello } from '@rookery/protocol/asks';
import { closeCodes, type CloseReason } from '@rookery/protocol/close-codes';
import { formatTell, parseAsk } from '@rookery/protocol/messages';
import type { Reason } from '@rookery/protocol/reasons';
import type { Tell } from '@rookery/protocol/tells';
import { protocolVersion } from '@rookery/protocol/version';
import type { RawData, WebSocket } from 'ws';
import type { Caller, Desk } from '@rookery/desk/desk';
import type { Gates } from '../limits/gates.ts';
import type { Limits } from '../limits/limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { Visitor } from '../sessions/sessions.ts';
import type { AccountPerson } from '../store/store.ts';
import type { SocketMeter } from './meter.ts';

/** What may lie unread in a socket, in bytes; more means that nobody reads. */
const longestBuffer = 262_144;

/** How long the other side has for its goodbye, in milliseconds. */
const goodbye = 5000;

/** What all connections share. */
export interface ConnectionParts {
  readonly desk: Pick<Desk, 'answer' | 'resume' | 'forget'>;
  readonly gates: Pick<Gates, 'messageOfSession' | 'messageOfAddress'>;
  readonly limits: Limits;
  readonly meter: SocketMeter;
  readonly now: () => number;
  welcome(id: number, person: AccountPerson | null): Tell;
  /** What everyone who comes is told after that; nothing most of the time. */
  notice?(): Tell | undefined;
  /** A bug; it is answered by `fault` and told here. */
  onFault(error: unknown): void;
}

/** Who is at the other end of a new socket. */
export interface Arrival {
  readonly id: string;
  readonly visitor: Visitor | undefined;
  readonly client: string;
}

/** One socket: reads what comes, answers everything, and never lets much gather. */
export class SocketConnection implements Caller {
  readonly id: string;
  readonly client: string;
  /** When anything was last heard. */
  heardAt: number;
  person: AccountPerson | null;
  /** The hash of its session's token. */
  session: string | null;
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  readonly #messages: TokenBucket;
  #excess: TokenBucket | undefined;
  #isGreeted = false;
  #isEnding = false;
  #waiting = 0;
  #work = Promise.resolve();

  constructor(socket: WebSocket, { id, visitor, client }: Arrival, parts: ConnectionParts) {
    this.id = id;
    this.client = client;
    this.person = visitor?.person ?? null;
    this.session = visitor?.family ?? null;
    this.heardAt = parts.now();
    this.#socket = socket;
    this.#parts = parts;
    this.#messages = new TokenBucket(parts.limits.socketMessages, this.heardAt);
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('pong', () => {
      // A browser answers by itself; whoever never says hello is no client of ours.
      if (this.#isGreeted) this.heardAt = parts.now();
    });
    // Whatever is wrong with a frame or the line, `ws` closes it with the right code.
    socket.on('error', () => undefined);
  }

  get isGreeted(): boolean {
    return this.#isGreeted;
  }

  tell(tell: Tell): void {
    if (this.#isEnding || this.#socket.readyState !== this.#socket.OPEN) return;
    const frame = frameOf(tell);
    if (this.#socket.bufferedAmount + frame.length > longestBuffer) this.end('slow');
    else this.#socket.send(frame, { binary: false });
  }

  /** Asks for a sign of life, which browsers give by themselves, also in hidden tabs. */
  ping(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  /** Says goodbye; nothing is heard or told any more. */
  end(reason: CloseReason): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#socket.close(closeCodes[reason], reason);
    setTimeout(() => this.#socket.terminate(), goodbye).unref();
  }

  /** Answers what was asked before, then says goodbye. */
  async finish(): Promise<void> {
    this.#socket.pause();
    await this.#work;
    // A paused socket would not hear the other side's goodbye.
    this.#socket.resume();
    this.end('restart');
  }

  /** Cuts the line. */
  cut(): void {
    this.#socket.terminate();
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.heardAt = this.#parts.now();
    if (this.#isEnding) return;
    if (isBinary || !Buffer.isBuffer(data)) {
      this.end('not-text');
      return;
    }
    const parsed = parseAsk(data.toString('utf8'));
    const [unread] = parsed.ok ? [] : parsed.problems;
    const id = parsed.ok ? parsed.value.id : (unread?.id ?? null);
    const wait = this.#waitFor();
    if (wait > 0) this.#overrun(id, wait);
    else if (parsed.ok) this.#take(parsed.value);
    else this.#refuse(id, unread?.fault ?? { kind: 'not-json' });
  }

  /** How long until this socket, its session and its address may send again. */
  #waitFor(): number {
    const { gates } = this.#parts;
    return (
      this.#messages.take(this.heardAt) ||
      (this.session === null ? 0 : gates.messageOfSession(this.session)) ||
      gates.messageOfAddress(this.client)
    );
  }

  #overrun(id: number | null, wait: number): void {
    this.#refuse(id, { kind: 'busy', retryAfter: wait });
    this.#excess ??= new TokenBucket(this.#parts.limits.excess, this.heardAt);
    if (this.#excess.take(this.heardAt) > 0) this.end('flood');
  }

  #refuse(id: number | null, reason: Reason): void {
    this.#parts.meter.refused(reason.kind);
    this.tell({ type: 'refused', id, reason });
  }

  #take(ask: Ask): void {
    if (ask.type === 'hello') this.#greet(ask);
    else if (!this.#isGreeted) this.#refuse(ask.id, { kind: 'hello-first' });
    else if (ask.type === 'ping') {
      this.tell({ type: 'pong', id: ask.id, now: this.heardAt });
    } else this.#queue(ask, () => this.#parts.desk.answer(this, ask));
  }

  #greet(hello: Hello): void {
    if (hello.protocol !== protocolVersion) {
      this.#refuse(hello.id, { kind: 'unknown-version', known: [protocolVersion] });
      this.end('version');
      return;
    }
    this.#isGreeted = true;
    this.tell(this.#parts.welcome(hello.id, this.person));
    const notice = this.#parts.notice?.();
    if (notice) this.tell(notice);
    if (hello.resume.length > 0) {
      this.#queue(hello, () => this.#parts.desk.resume(this, hello.resume));
    }
  }

  /** What one socket asks is done in the order in which it was asked. */
  #queue(ask: Ask, work: () => Promise<void>): void {
    if (this.#waiting >= this.#parts.limits.waiting) {
      this.#overrun(ask.id, 1000);
      return;
    }
    const { meter } = this.#parts;
    const begun = performance.now();
    this.#waiting += 1;
    this.#work = this.#work
      .then(work)
      .catch((error: unknown) => {
        this.#parts.onFault(error);
        this.#refuse(ask.id, { kind: 'fault' });
      })
      .finally(() => {
        this.#waiting -= 1;
        meter.asked(ask.type, performance.now() - begun);
      });
  }
}

const frames = new WeakMap<Tell, Buffer>();

/** Returns the bytes of a message. A message to many sockets is one object and is serialized once. */
function frameOf(tell: Tell): Buffer {
  const known = frames.get(tell);
  if (known) return known;
  const frame = Buffer.from(formatTell(tell));
  frames.set(tell, frame);
  return frame;
}
