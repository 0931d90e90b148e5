import type { Ask, LeftSeat } from '../asks.ts';
import { afterClose, closeCodes, type AfterClose } from '../close-codes.ts';
import type { TableId } from '../identifiers.ts';
import type { Tell } from '../tells.ts';
import { computeBackoff } from './backoff.ts';
import { Connection, type ConnectionOwner, type Welcome } from './connection.ts';
import { Followings, type Follower, type ListName, type ListTell } from './followings.ts';
import { ServerClock } from './server-clock.ts';
import { numberAsk, UnansweredAsks, type Answer, type LineAsk } from './unanswered.ts';
import type { LineParts } from './wire.ts';

/** Why a line does not reconnect: it was closed from here, or a new attempt would end the same way. */
export type LineEnding = 'closed' | 'session' | 'version' | 'not-text' | 'too-long' | 'unreadable';

/** How a line is at the moment. */
export type LineState =
  | { readonly phase: 'connecting' }
  | {
      readonly phase: 'open';
      readonly welcome: Welcome;
      /** When the server is going to restart, by its clock; undefined if nothing is announced. */
      readonly restartAt?: number;
    }
  /** The next attempt is made at that time. */
  | { readonly phase: 'waiting'; readonly until: number }
  | { readonly phase: 'ended'; readonly because: LineEnding };

/** A table that a line follows. */
export interface TableSubscription {
  /** Asks for everything once more, with the news since the follower's `seq`. */
  again(): void;
  /** Stops following; a seat at a waiting table is given up with it. */
  leave(seat: LeftSeat): Promise<Answer>;
}

/** A line to a server that reconnects by itself. */
export interface Line {
  readonly state: LineState;
  /** The server's time now, in milliseconds since 1970. */
  serverNow(): number;
  /** Calls the listener at every change of state; the returned function unsubscribes it. */
  subscribe(listener: (state: LineState) => void): () => void;
  /** Asks, now or when the line is open again. Never rejects: see `Answer`. */
  ask(ask: LineAsk): Promise<Answer>;
  /** Follows a table from now on, across broken lines; a second follower of a table replaces the first. */
  follow(table: TableId, follower: Follower): TableSubscription;
  /** Follows the public tables or one's own; the returned function stops that. */
  followList<Name extends ListName>(
    name: Name,
    listener: (tell: ListTell<Name>) => void,
  ): () => void;
  /** Reconnects now, or checks that the line lives: the network is back, or a page is looked at again. */
  retryNow(): void;
  close(): void;
}

/** A line that lasted this long, in milliseconds, resets the backoff. */
const steady = 3000;

/** A resumed table that is silent for so long, in milliseconds, is entered again. */
const longestResume = 5000;

/** Opens a line to a server. */
export const openLine = (parts: LineParts): Line => new ReconnectingLine(parts);

class ReconnectingLine implements Line, ConnectionOwner {
  readonly parts: LineParts;
  readonly clock = new ServerClock();
  readonly #asks = new UnansweredAsks();
  readonly #followings = new Followings();
  readonly #listeners = new Set<(state: LineState) => void>();
  #state: LineState = { phase: 'connecting' };
  #connection: Connection | undefined;
  #attempts = 0;
  #openedAt = Infinity;
  #ids = 0;
  #wasSomebody = false;
  #stopTimer: () => void = () => undefined;

  constructor(parts: LineParts) {
    this.parts = parts;
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  serverNow(): number {
    return this.parts.now() + this.clock.offset;
  }

  subscribe(listener: (state: LineState) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  ask(ask: LineAsk): Promise<Answer> {
    return this.#ask(numberAsk(ask, this.nextId(), () => this.parts.random()));
  }

  follow(table: TableId, follower: Follower): TableSubscription {
    this.#asks.forgetLeave(table);
    this.#followings.add(table, follower);
    void this.#enter(table);
    return {
      again: () => {
        if (this.#followings.of(table) === follower) void this.#enter(table);
      },
      leave: (seat) => {
        this.#followings.remove(table, follower);
        return this.#ask({ type: 'leave', id: this.nextId(), table, seat });
      },
    };
  }

  followList<Name extends ListName>(
    name: Name,
    listener: (tell: ListTell<Name>) => void,
  ): () => void {
    const list: ListName = name;
    this.#followings.addToList(name, listener);
    if (this.#state.phase === 'open') this.#send({ type: `follow-${list}`, id: this.nextId() });
    return () => {
      this.#followings.removeFromList(name, listener);
      const isFollowed = this.#followings.followedLists.includes(list);
      if (isFollowed || this.#state.phase !== 'open') return;
      this.#send({ type: `leave-${list}`, id: this.nextId() });
    };
  }

  retryNow(): void {
    if (this.#state.phase === 'open') this.#connection?.probe();
    else if (this.#state.phase === 'waiting') this.#connect();
  }

  close(): void {
    this.#end('closed');
  }

  nextId(): number {
    this.#ids += 1;
    return this.#ids;
  }

  resume(): ReturnType<Followings['resume']> {
    return this.#followings.resume();
  }

  welcomed(welcome: Welcome): void {
    // The server no longer knows the session, so the seats are out of reach: somebody has to notice.
    if (this.#wasSomebody && welcome.you === null) {
      this.#end('session');
      return;
    }
    this.#wasSomebody = welcome.you !== null;
    this.#openedAt = this.parts.now();
    this.#become({ phase: 'open', welcome });
    for (const ask of this.#asks.toSend()) this.#send(ask);
    for (const name of this.#followings.followedLists) {
      this.#send({ type: `follow-${name}`, id: this.nextId() });
    }
    for (const table of this.#followings.thatAre('new')) void this.#enter(table);
    this.#stopTimer = this.parts.after(longestResume, () => {
      for (const table of this.#followings.thatAre('asked')) void this.#enter(table);
    });
  }

  told(tell: Tell): void {
    if (isAnswer(tell)) {
      this.#asks.answer(tell);
    } else if (tell.type === 'refused') {
      const { id } = tell;
      const delay = id === null ? undefined : this.#asks.answer({ ...tell, id });
      if (id !== null && delay !== undefined) this.#retry(id, delay);
    } else if (tell.type === 'restart') {
      this.#noteRestart(tell.at);
    } else {
      this.#followings.tell(tell);
    }
  }

  #noteRestart(at: number | null): void {
    if (this.#state.phase !== 'open') return;
    const { welcome } = this.#state;
    this.#become({ phase: 'open', welcome, ...(at !== null && { restartAt: at }) });
  }

  over(code: number | 'unreadable'): void {
    this.#connection = undefined;
    this.#stopTimer();
    if (code === 'unreadable') {
      this.#end(code);
      return;
    }
    const ending = endings.get(code);
    if (ending) this.#end(ending);
    else this.#reconnect(afterClose(code));
  }

  #reconnect(after: AfterClose): void {
    this.#asks.lineBroke();
    const now = this.parts.now();
    this.#attempts = now - this.#openedAt >= steady ? 1 : this.#attempts + 1;
    this.#openedAt = Infinity;
    const delay = computeBackoff(this.#attempts, after, this.parts.random());
    this.#stopTimer = this.parts.after(delay, () => this.#connect());
    this.#become({ phase: 'waiting', until: now + delay });
  }

  #connect(): void {
    this.#stopTimer();
    this.#connection = new Connection(this);
    this.#become({ phase: 'connecting' });
  }

  #end(because: LineEnding): void {
    if (this.#state.phase === 'ended') return;
    this.#stopTimer();
    this.#connection?.cut();
    this.#connection = undefined;
    this.#become({ phase: 'ended', because });
    this.#asks.lineEnded();
  }

  #ask(ask: Ask): Promise<Answer> {
    const answer = this.#asks.add(ask);
    if (this.#state.phase === 'open') this.#sendById(ask.id);
    else if (this.#state.phase === 'ended') this.#asks.lineEnded();
    return answer;
  }

  /** If the line breaks meanwhile the ask is sent anyway, and sending it twice does no harm. */
  #retry(id: number, delay: number): void {
    this.parts.after(delay, () => {
      if (this.#state.phase === 'open') this.#sendById(id);
    });
  }

  #sendById(id: number): void {
    const ask = this.#asks.send(id);
    if (ask) this.#send(ask);
  }

  #send(ask: Ask): void {
    this.#connection?.send(ask);
  }

  /** While the line is closed there is nothing to do: the next hello lists whatever is followed. */
  async #enter(table: TableId): Promise<void> {
    const follower = this.#followings.of(table);
    if (!follower || this.#state.phase !== 'open') return;
    const ask = { type: 'enter', id: this.nextId(), table, seq: follower.seq() } as const;
    const answer = await this.#ask(ask);
    if (answer.type !== 'refused' || !this.#followings.remove(table, follower)) return;
    follower.refused(answer.reason);
  }

  #become(state: LineState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(state);
  }
}

const endings = new Map<number, LineEnding>([
  [closeCodes.session, 'session'],
  [closeCodes.version, 'version'],
  [closeCodes['not-text'], 'not-text'],
  [closeCodes['too-long'], 'too-long'],
]);

/** Whether a tell answers an ask that was done. */
const isAnswer = (
  tell: Tell,
): tell is Extract<Tell, { readonly type: 'done' | 'created' | 'decided' | 'moment' }> =>
  ['done', 'created', 'decided', 'moment'].includes(tell.type);
