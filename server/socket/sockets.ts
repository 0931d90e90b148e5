import type { News } from '@rookery/desk/ports';
import type { Tell } from '@rookery/protocol/tells';
import type { WebSocket } from 'ws';
import type { OpenSockets } from '../http/me.ts';
import type { AccountPerson } from '../store/store.ts';
import { closeCodes } from '@rookery/protocol/close-codes';
import { AddressUsage } from './address-usage.ts';
import { SocketConnection, type Arrival, type ConnectionParts } from './connection.ts';
import { Rotation } from './rotation.ts';

/** How sockets are kept alive, in milliseconds. */
export interface KeepAlive {
  /** The other side is asked for a sign of life this often. */
  readonly heartbeat: number;
  /** A socket that is silent for so long is dead. */
  readonly patience: number;
}

/** Some sockets are looked at this often, in milliseconds: to ping all at once would keep everybody waiting. */
const longestStep = 50;

/** How long a restart waits for sockets to close, in milliseconds. */
const closeTimeout = 2000;

/** How long an answer with a new token may take to arrive, in milliseconds. */
const tokenDelivery = 2000;

/** Whose sockets are meant. */
export interface Concerned {
  readonly person?: string;
  readonly family?: string;
}

/** All sockets that are open. */
export class Sockets implements OpenSockets {
  readonly #parts: ConnectionParts;
  readonly #keepAlive: KeepAlive;
  readonly #publish: (news: News) => void;
  readonly #open = new Set<SocketConnection>();
  readonly #ofSession = new Map<string, Set<SocketConnection>>();
  readonly #usages = new Map<string, AddressUsage>();
  readonly #beat: NodeJS.Timeout;
  #isClosing = false;

  /** `publish` tells other nodes about people and their sessions. */
  constructor(
    parts: ConnectionParts,
    keepAlive: KeepAlive,
    publish: (news: News) => void = () => undefined,
  ) {
    this.#publish = publish;
    this.#parts = parts;
    this.#keepAlive = keepAlive;
    const step = Math.min(longestStep, keepAlive.heartbeat / 2);
    const rotation = new Rotation(this.#open, keepAlive.heartbeat / 2 / step);
    this.#beat = setInterval(() => this.#checkAlive(rotation.next()), step);
    this.#beat.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Whether another one fits in. */
  hasRoomFor({ visitor, client }: Pick<Arrival, 'visitor' | 'client'>): boolean {
    const { socketsOfAddress, socketsOfSession } = this.#parts.limits;
    const ofSession = visitor ? (this.#ofSession.get(visitor.family)?.size ?? 0) : 0;
    const ofAddress = this.#usages.get(client)?.size ?? 0;
    return !this.#isClosing && ofSession < socketsOfSession && ofAddress < socketsOfAddress;
  }

  add(socket: WebSocket, arrival: Arrival): void {
    const usage = this.#usages.get(arrival.client) ?? new AddressUsage();
    const connection = new SocketConnection(socket, arrival, this.#parts, usage);
    this.#open.add(connection);
    this.#usages.set(arrival.client, usage);
    usage.add(connection);
    if (connection.session !== null) this.#group(connection.session).add(connection);
    socket.once('close', (code) => this.#remove(connection, code));
    // It may have arrived while the last ones were being sent away.
    if (this.#isClosing) connection.end('restart');
  }

  /** Tells everyone who has said hello. */
  tellAll(tell: Tell): void {
    for (const connection of this.#open) if (connection.isGreeted) connection.tell(tell);
  }

  personChanged(person: AccountPerson): void {
    this.#publish({ kind: 'person', person: person.id });
    for (const connection of this.#open) {
      if (connection.person?.id === person.id) connection.person = person;
    }
  }

  /**
   * Somebody may have opened a socket with a copy of the old token. Own windows and that one look alike, so
   * all are closed. Own windows come back at once, and by then they have the new token.
   */
  sessionRenewed(oldFamily: string): void {
    const outdated = [...(this.#ofSession.get(oldFamily) ?? [])];
    setTimeout(() => {
      for (const connection of outdated) connection.end('restart');
      this.#publish({ kind: 'session', family: oldFamily });
    }, tokenDelivery).unref();
  }

  endSession(family: string): void {
    this.#publish({ kind: 'session', family });
    for (const connection of this.#ofSession.get(family) ?? []) connection.end('session');
  }

  endPerson(person: string): void {
    this.#publish({ kind: 'person', person });
    for (const connection of this.#open) {
      if (connection.person?.id === person) connection.end('session');
    }
  }

  endOthers(person: string, family: string): void {
    this.#publish({ kind: 'person', person });
    for (const connection of this.#open) {
      const isOther = connection.person?.id === person && connection.session !== family;
      if (isOther) connection.end('session');
    }
  }

  /** Those with a session, of this person or of this family; all of them where neither is given. */
  withSession(concerned?: Concerned): readonly SocketConnection[] {
    return [...this.#open].filter(({ session, person }) => {
      if (session === null) return false;
      return !concerned || session === concerned.family || person?.id === concerned.person;
    });
  }

  /** Answers what was asked, closes all sockets, and waits until they are closed. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#beat);
    const impatience = setTimeout(() => this.#cutAll(), closeTimeout);
    // Whatever takes longer than that is finished by the desk, without its socket.
    for (const connection of this.#open) void connection.finish();
    await this.#emptied();
    clearTimeout(impatience);
  }

  #emptied(): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#open.size === 0) resolve();
        else setTimeout(look, 10);
      };
      look();
    });
  }

  #cutAll(): void {
    for (const connection of this.#open) connection.cut();
  }

  #group(session: string): Set<SocketConnection> {
    const known = this.#ofSession.get(session);
    if (known) return known;
    const group = new Set<SocketConnection>();
    this.#ofSession.set(session, group);
    return group;
  }

  #remove(connection: SocketConnection, code: number): void {
    const { client, session } = connection;
    this.#open.delete(connection);
    // A client that does not read never answers the close frame; it would count as a broken line.
    this.#parts.metrics.closed(connection.endedBy ? closeCodes[connection.endedBy] : code);
    this.#parts.desk.forget(connection);
    const usage = this.#usages.get(client);
    usage?.remove(connection);
    if (usage?.size === 0) this.#usages.delete(client);
    if (session === null) return;
    const group = this.#ofSession.get(session);
    group?.delete(connection);
    if (group?.size === 0) this.#ofSession.delete(session);
  }

  /** Whoever was just heard needs no ping. */
  #checkAlive(connections: readonly SocketConnection[]): void {
    const { heartbeat, patience } = this.#keepAlive;
    const now = this.#parts.monotonic();
    for (const connection of connections) {
      const silence = now - connection.heardAt;
      if (silence > patience) connection.end('silence');
      else if (silence > heartbeat / 2) connection.ping();
    }
  }
}
