/** A socket, as narrow as a line needs it. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What a socket reports; nothing before `open` has returned, and nothing after `closed`. */
export interface WireEvents {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** Everything a line needs from the outside. */
export interface LineParts {
  /** Opens a new socket to the server. */
  open(events: WireEvents): Wire;
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something later, unless the returned function is called before. */
  after(milliseconds: number, action: () => void): () => void;
  /** A number from 0 up to, not including, 1. */
  random(): number;
  /** The name of the program and its version; up to 60 characters. */
  readonly client: string;
}
