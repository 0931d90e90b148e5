/** A connection, as far as the limits of its address count it. */
interface CountedConnection {
  /** Bytes that the other side has not read yet. */
  readonly unread: number;
}

/** What the server holds for all connections of one address. */
export class AddressUsage {
  readonly #connections = new Set<CountedConnection>();
  /** Asks that wait for their answer. */
  waiting = 0;

  get size(): number {
    return this.#connections.size;
  }

  /** Bytes that nobody at this address has read yet. */
  get unread(): number {
    return [...this.#connections].reduce((sum, { unread }) => sum + unread, 0);
  }

  add(connection: CountedConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: CountedConnection): void {
    this.#connections.delete(connection);
  }
}
