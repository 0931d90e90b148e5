/** A connection, as far as its address answers for it. */
interface SharingConnection {
  /** Bytes that the other side has not read yet. */
  readonly unread: number;
}

/** Everything that the connections of one address make the server hold. */
export class AddressShare {
  readonly #connections = new Set<SharingConnection>();
  /** Asks that wait for their answer. */
  waiting = 0;

  get size(): number {
    return this.#connections.size;
  }

  /** Bytes that nobody at this address has read yet. */
  get unread(): number {
    return [...this.#connections].reduce((sum, { unread }) => sum + unread, 0);
  }

  add(connection: SharingConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: SharingConnection): void {
    this.#connections.delete(connection);
  }
}
