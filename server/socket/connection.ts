import { randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Ask, Hello } from '@rookery/protocol/asks';
import { closeCodes, type CloseReason } from '@rookery/protocol/close-codes';
import { parseAsk } from '@rookery/protocol/messages';
import type { Reason } from '@rookery/protocol/reasons';
import type { Tell } from '@rookery/protocol/tells';
import { protocolVersion } from '@rookery/protocol/version';
import type { RawData, WebSocket } from 'ws';
import type { Caller, Desk } from '@rookery/desk/desk';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Limits } from '../limits/limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { Visitor } from '../sessions/sessions.ts';
import type { AccountPerson } from '../store/store.ts';
import type { AddressUsage } from './address-usage.ts';
import { frameOf, Outbox } from './outbox.ts';

/** How long the other side has to answer a close frame, in milliseconds. */
const closeTimeout = 5000;

/** Nothing more is read from whoever is closed for these reasons: to parse what they send costs others time. */
const misuses: ReadonlySet<CloseReason> = new Set(['flood', 'not-text']);

/** How long such a socket has to take the close frame, in milliseconds. */
const misuseTimeout = 1000;

/** A socket with fewer unread bytes than this never suffers from the others of its address. */
const harmlessBuffer = 32_768;

/** What is counted and timed of all sockets; it holds nothing of what was said. */
export interface SocketMetrics {
  asked(type: string, milliseconds: number): void;
  refused(kind: string): void;
  closed(code: number): void;
}

/** What all connections share. */
export interface ConnectionParts {
  readonly desk: Pick<Desk, 'answer' | 'resume' | 'forget'>;
  readonly rateLimits: Pick<RateLimits, 'messageOfSession' | 'messageOfAddress'>;
  readonly limits: Limits;
  readonly metrics: SocketMetrics;
  /** Milliseconds since some moment; it never jumps. */
  readonly monotonic: () => number;
  /** Milliseconds since 1970, as clients are told. */
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
  /** What lies under the socket: whole frames are written straight to it. */
  readonly stream: Writable;
}

/** One socket: reads what comes, answers everything, and bounds what the server holds for it. */
export class SocketConnection implements Caller {
  readonly id: string;
  readonly client: string;
  /** When anything was last heard, by the monotonic clock. */
  heardAt: number;
  person: AccountPerson | null;
  /** The hash of its session's token. */
  session: string | null;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #parts: ConnectionParts;
  readonly #usage: AddressUsage;
  readonly #messages: TokenBucket;
  #excess: TokenBucket | undefined;
  #isGreeted = false;
  /** What the last ping carried; only a pong that carries the same answers it. */
  #openPing: string | undefined;
  #endedBy: CloseReason | undefined;
  #waiting = 0;
  #work = Promise.resolve();

  constructor(
    socket: WebSocket,
    { id, visitor, client, stream }: Arrival,
    parts: ConnectionParts,
    usage: AddressUsage,
  ) {
    this.id = id;
    this.client = client;
    this.person = visitor?.person ?? null;
    this.session = visitor?.family ?? null;
    this.heardAt = parts.monotonic();
    this.#socket = socket;
    this.#outbox = new Outbox(stream);
    this.#parts = parts;
    this.#usage = usage;
    this.#messages = new TokenBucket(parts.limits.socketMessages, this.heardAt);
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary));
    socket.on('ping', (payload) => this.#hearPing(payload));
    socket.on('pong', (payload) => this.#hearPong(payload));
    // Whatever is wrong with a frame or the line, `ws` closes it with the right code.
    socket.on('error', () => undefined);
  }

  get isGreeted(): boolean {
    return this.#isGreeted;
  }

  /** Bytes that the other side has not read yet. */
  get unread(): number {
    return this.#socket.bufferedAmount + this.#outbox.bytes;
  }

  /** Why this side ended the connection; undefined if the other side did, or nobody. */
  get endedBy(): CloseReason | undefined {
    return this.#endedBy;
  }

  tell(tell: Tell): void {
    if (!this.#isOpen) return;
    const frame = frameOf(tell);
    if (this.#canHold(frame.bytes)) this.#outbox.add(frame);
    else this.end('slow');
  }

  /** Asks for a sign of life, which browsers give by themselves, also in hidden tabs. */
  ping(): void {
    if (!this.#isOpen) return;
    this.#openPing = randomBytes(6).toString('base64url');
    this.#socket.ping(this.#openPing);
  }

  /** Closes the socket; nothing is heard or told any more. */
  end(reason: CloseReason): void {
    if (this.#endedBy !== undefined) return;
    this.#endedBy = reason;
    this.#outbox.flush();
    this.#socket.close(closeCodes[reason], reason);
    const isMisused = misuses.has(reason);
    if (isMisused) this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), isMisused ? misuseTimeout : closeTimeout).unref();
  }

  /** Answers what was asked before, then closes the socket. */
  async finish(): Promise<void> {
    this.#socket.pause();
    await this.#work;
    // A paused socket would not hear the close frame of the other side.
    this.#socket.resume();
    this.end('restart');
  }

  /** Closes the socket without waiting for the other side. */
  cut(): void {
    this.#socket.terminate();
  }

  get #isOpen(): boolean {
    return this.#endedBy === undefined && this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether so many more bytes may wait until the other side reads. */
  #canHold(bytes: number): boolean {
    const { unreadOfSocket, unreadOfAddress } = this.#parts.limits;
    const unread = this.unread + bytes;
    if (unread <= harmlessBuffer) return true;
    return unread <= unreadOfSocket && this.#usage.unread + bytes <= unreadOfAddress;
  }

  /** Answers a ping, which counts like any other message. */
  #hearPing(payload: Buffer): void {
    this.heardAt = this.#parts.monotonic();
    if (!this.#isOpen) return;
    if (this.#waitFor() > 0) this.#countExcess();
    else if (this.#canHold(payload.length)) this.#socket.pong(payload);
    else this.end('slow');
  }

  /** Only the answer to a ping of ours is a sign of life; all others count like messages. */
  #hearPong(payload: Buffer): void {
    const isAnswer = payload.toString() === this.#openPing;
    this.#openPing = undefined;
    // A browser answers by itself, so whoever never says hello is no client of ours.
    if (isAnswer && this.#isGreeted) this.heardAt = this.#parts.monotonic();
    else if (this.#waitFor() > 0) this.#countExcess();
  }

  #hear(data: RawData, isBinary: boolean): void {
    this.heardAt = this.#parts.monotonic();
    if (!this.#isOpen) return;
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
    const { rateLimits } = this.#parts;
    return (
      this.#messages.take(this.#parts.monotonic()) ||
      (this.session === null ? 0 : rateLimits.messageOfSession(this.session)) ||
      rateLimits.messageOfAddress(this.client)
    );
  }

  #overrun(id: number | null, wait: number): void {
    this.#refuse(id, { kind: 'busy', retryAfter: wait });
    this.#countExcess();
  }

  /** Ends a connection that goes on sending more than it may. */
  #countExcess(): void {
    const { limits, monotonic } = this.#parts;
    this.#excess ??= new TokenBucket(limits.excess, monotonic());
    if (this.#excess.take(monotonic()) > 0) this.end('flood');
  }

  #refuse(id: number | null, reason: Reason): void {
    this.#parts.metrics.refused(reason.kind);
    this.tell({ type: 'refused', id, reason });
  }

  #take(ask: Ask): void {
    if (ask.type === 'hello') this.#greet(ask);
    else if (!this.#isGreeted) this.#refuse(ask.id, { kind: 'hello-first' });
    else if (ask.type === 'ping') {
      this.tell({ type: 'pong', id: ask.id, now: this.#parts.now() });
    } else this.#queue(ask, () => this.#parts.desk.answer(this, ask));
  }

  #greet(hello: Hello): void {
    if (hello.protocol !== protocolVersion) {
      this.#refuse(hello.id, { kind: 'unknown-version', known: [protocolVersion] });
      this.end('version');
      return;
    }
    const { resumedTables: most } = this.#parts.limits;
    const wait = this.#messages.take(this.#parts.monotonic(), hello.resume.length);
    if (hello.resume.length > most) this.#refuse(hello.id, { kind: 'too-many-tables', most });
    else if (wait > 0) this.#overrun(hello.id, wait);
    else this.#welcome(hello);
  }

  #welcome(hello: Hello): void {
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
    const { limits } = this.#parts;
    if (this.#waiting >= limits.waiting || this.#usage.waiting >= limits.waitingOfAddress) {
      this.#overrun(ask.id, 1000);
      return;
    }
    this.#waiting += 1;
    this.#usage.waiting += 1;
    this.#work = this.#runAfter(this.#work, ask, work);
  }

  /** Never rejects: whatever fails is answered by `fault`. */
  async #runAfter(before: Promise<void>, ask: Ask, work: () => Promise<void>): Promise<void> {
    const { metrics, monotonic } = this.#parts;
    const begun = monotonic();
    await before;
    try {
      await work();
    } catch (error) {
      this.#parts.onFault(error);
      this.#refuse(ask.id, { kind: 'fault' });
    } finally {
      this.#waiting -= 1;
      this.#usage.waiting -= 1;
      metrics.asked(ask.type, monotonic() - begun);
    }
  }
}
