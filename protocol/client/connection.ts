import type { Ask, Hello } from '../asks.ts';
import { closeCodes } from '../close-codes.ts';
import { formatAsk, parseTell } from '../messages.ts';
import type { Tell } from '../tells.ts';
import { protocolVersion } from '../version.ts';
import type { ServerClock } from './server-clock.ts';
import type { LineParts, Wire } from './wire.ts';

/** The first thing a server tells. */
export type Welcome = Extract<Tell, { readonly type: 'welcome' }>;

/** A socket whose hello is not answered within this time, in milliseconds, is given up. */
const longestGreeting = 15_000;

/** How soon a ping has to be answered when the line may be dead, in milliseconds. */
const shortPatience = 5000;

/** How soon an ask has to be followed by any sign of life, in milliseconds. */
const answerPatience = 8000;

/** What one connection needs from the line it belongs to. */
export interface ConnectionOwner {
  readonly parts: LineParts;
  readonly clock: ServerClock;
  /** A number that no other ask has. */
  nextId(): number;
  resume(): Hello['resume'];
  welcomed(welcome: Welcome): void;
  told(tell: Tell): void;
  /** It is over, for a close code; nothing follows. `unreadable` is a message no version of ours has. */
  over(code: number | 'unreadable'): void;
}

/** One socket from its hello to its end: keeps it alive, and notices when it is dead. */
export class Connection {
  readonly #owner: ConnectionOwner;
  readonly #wire: Wire;
  readonly #helloId: number;
  #asked: { readonly id: number; readonly at: number };
  #isOver = false;
  /** Set while a sign of life is awaited. */
  #stopWatch: (() => void) | undefined;
  #stopBeat: () => void = () => undefined;

  constructor(owner: ConnectionOwner) {
    const { parts } = owner;
    this.#owner = owner;
    this.#helloId = owner.nextId();
    this.#asked = { id: this.#helloId, at: parts.now() };
    this.#stopWatch = this.#doubtAfter(longestGreeting);
    this.#wire = parts.open({
      opened: () => this.#greet(),
      heard: (text) => this.#hear(text),
      closed: (code) => this.#end(code),
    });
  }

  send(ask: Ask): void {
    if (this.#isOver) return;
    // Everything is answered: a line that stays silent after an ask is dead.
    this.#stopWatch ??= this.#doubtAfter(answerPatience);
    this.#wire.send(formatAsk(ask));
  }

  /** Finds out soon whether the line is still alive. */
  probe(): void {
    this.#calm();
    this.#ping(shortPatience);
  }

  /** Closes it without a report. */
  cut(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#calm();
    this.#stopBeat();
    this.#wire.close();
  }

  #greet(): void {
    if (this.#isOver) return;
    const { parts } = this.#owner;
    const id = this.#helloId;
    this.#asked = { id, at: parts.now() };
    const resume = this.#owner.resume();
    this.send({ type: 'hello', id, protocol: protocolVersion, client: parts.client, resume });
  }

  #hear(text: string): void {
    if (this.#isOver) return;
    const parsed = parseTell(text);
    if (!parsed.ok) {
      this.#end('unreadable');
      return;
    }
    const tell = parsed.value;
    this.#setClock(tell);
    if (tell.type === 'welcome') {
      this.#keepAlive(tell);
      this.#owner.welcomed(tell);
    } else if (tell.type === 'refused' && tell.id === this.#helloId) {
      const { version, flood } = closeCodes;
      this.#end(tell.reason.kind === 'unknown-version' ? version : flood);
    } else {
      this.#calm();
      if (tell.type !== 'pong') this.#owner.told(tell);
    }
  }

  #setClock(tell: Tell): void {
    if (!('now' in tell)) return;
    const { clock, parts } = this.#owner;
    const isAnswer = 'id' in tell && tell.id === this.#asked.id;
    clock.heard(tell.now, parts.now(), isAnswer ? this.#asked.at : undefined);
  }

  /** Pings whatever else is said, as the server may have nothing else to go by. */
  #keepAlive(pulse: Pick<Welcome, 'heartbeat' | 'patience'>): void {
    this.#calm();
    const beat = (): void => {
      this.#stopBeat = this.#owner.parts.after(pulse.heartbeat, () => {
        beat();
        this.#ping(Math.max(pulse.patience - pulse.heartbeat, shortPatience));
      });
    };
    this.#stopBeat();
    beat();
  }

  /**
   * Silence is measured from a ping on, never from a clock alone: hidden pages and sleeping machines
   * run their timers late.
   */
  #ping(silence: number): void {
    if (this.#isOver) return;
    const id = this.#owner.nextId();
    this.#asked = { id, at: this.#owner.parts.now() };
    this.#stopWatch ??= this.#doubtAfter(silence);
    this.send({ type: 'ping', id });
  }

  #calm(): void {
    this.#stopWatch?.();
    this.#stopWatch = undefined;
  }

  #doubtAfter(silence: number): () => void {
    return this.#owner.parts.after(silence, () => this.#end(closeCodes.silence));
  }

  #end(code: number | 'unreadable'): void {
    if (this.#isOver) return;
    this.cut();
    this.#owner.over(code);
  }
}
