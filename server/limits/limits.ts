import type { Allowance } from './token-bucket.ts';

/** How much anyone may ask for. */
export interface Limits {
  /** Messages of one socket, of all sockets of a session, and of all from an address. */
  readonly socketMessages: Allowance;
  readonly sessionMessages: Allowance;
  readonly addressMessages: Allowance;
  /** Messages beyond those, each answered by `busy`, before the socket is closed. */
  readonly excess: Allowance;
  /** Tables that one `hello` may go on with; each costs as much as a message. */
  readonly resumedTables: number;
  /** Messages of one socket that may wait for their answer. */
  readonly waiting: number;
  /** Messages of all sockets of an address that may wait for their answer. */
  readonly waitingOfAddress: number;
  /** Bytes that one socket, and all sockets of an address, may leave unread. */
  readonly unreadOfSocket: number;
  readonly unreadOfAddress: number;
  readonly socketsOfSession: number;
  readonly socketsOfAddress: number;
  /** HTTP requests of any kind. */
  readonly requests: Allowance;
  /** New sessions for people nobody knows. */
  readonly newcomers: Allowance;
  /** Passwords and codes tried from an address. */
  readonly attempts: Allowance;
  /** Passwords tried for an account, from wherever. */
  readonly attemptsOfAccount: Allowance;
  /** Codes tried anywhere, so that many addresses guess no better than one. */
  readonly codes: Allowance;
}

/** A person never notices these; a classroom behind one address does not either. */
export const usualLimits: Limits = {
  socketMessages: { burst: 60, perSecond: 10 },
  sessionMessages: { burst: 120, perSecond: 20 },
  addressMessages: { burst: 1000, perSecond: 200 },
  excess: { burst: 200, perSecond: 10 },
  resumedTables: 50,
  waiting: 32,
  waitingOfAddress: 1000,
  unreadOfSocket: 262_144,
  unreadOfAddress: 16_777_216,
  socketsOfSession: 20,
  socketsOfAddress: 500,
  requests: { burst: 400, perSecond: 50 },
  newcomers: { burst: 60, perSecond: 0.5 },
  attempts: { burst: 20, perSecond: 0.1 },
  attemptsOfAccount: { burst: 10, perSecond: 1 / 60 },
  codes: { burst: 100, perSecond: 1 },
};

const boundless: Allowance = { burst: 1e9, perSecond: 1e9 };

/** Where everyone comes from one address: measurements, or a proxy that hides the addresses. */
export const limitsWithoutAddresses: Limits = {
  ...usualLimits,
  addressMessages: boundless,
  waitingOfAddress: 1e9,
  unreadOfAddress: 1e12,
  socketsOfAddress: 1e9,
  requests: boundless,
  newcomers: boundless,
  attempts: boundless,
};
