import {
  fields,
  listOf,
  oneOf,
  optional,
  text,
  wholeNumber,
  type Reader,
} from '@rookery/rules/kernel/shape';
import { said } from './chat.ts';
import { matchId, tableId } from './identifiers.ts';
import { settings } from './tables.ts';
import { count, gameValue, orNull, seatNumber, tagged, word, type ReadBy } from './shapes.ts';

/** The client's own number of an ask; its answer carries the same. */
const id = count;

/**
 * Made by the client, new for each wish and the same when it is sent again: a wish that might have
 * been heard before a line broke counts once.
 */
const nonce: Reader<string> = (input, at, problems) => {
  const value = text(40)(input, at, problems);
  if (value === undefined || /^[\w-]+$/.test(value)) return value;
  problems.push({ kind: 'unreadable', at, found: value });
  return undefined;
};

/** How much of a match the client has seen; null for nothing. */
const seq = optional(count, null);

/** An ask that needs no more than a table. */
const atTable = <const Type extends string>(type: Type) =>
  fields({ type: oneOf([type]), id, table: tableId });

/** What becomes of the seat of somebody who leaves a waiting table. */
const leftSeats = ['give-up', 'keep'] as const;
export type LeftSeat = (typeof leftSeats)[number];

/** Everything a client may ask; each gets exactly one answer. */
export const askReaders = {
  /** The first message: which version, and what to go on with after a broken line. */
  hello: fields({
    type: oneOf(['hello']),
    id,
    protocol: count,
    client: text(60),
    resume: listOf(fields({ table: tableId, seq: orNull(count) })),
  }),
  ping: fields({ type: oneOf(['ping']), id }),

  'follow-lobby': fields({ type: oneOf(['follow-lobby']), id }),
  'leave-lobby': fields({ type: oneOf(['leave-lobby']), id }),
  /** Follows the list of one's own tables. */
  'follow-my-tables': fields({ type: oneOf(['follow-my-tables']), id }),
  'leave-my-tables': fields({ type: oneOf(['leave-my-tables']), id }),

  create: fields({
    type: oneOf(['create']),
    id,
    nonce,
    game: word,
    seats: wholeNumber(1, 9),
    options: optional(gameValue, null),
    bots: listOf(fields({ seat: seatNumber, level: word })),
    settings,
  }),
  /** Sits down at a public table of that game, or opens one with so many seats. */
  'quick-match': fields({
    type: oneOf(['quick-match']),
    id,
    nonce,
    game: word,
    seats: wholeNumber(1, 9),
  }),
  /** Opens a table by its link: to take a seat, to look on, or to come back. */
  enter: fields({ type: oneOf(['enter']), id, table: tableId, seq }),
  /** Closes it in this place. A seat at a waiting table is given up, unless it is to be kept; any other stays one's own. */
  leave: fields({
    type: oneOf(['leave']),
    id,
    table: tableId,
    seat: optional(oneOf(leftSeats), 'give-up'),
  }),

  /** Takes that free seat, or any if null. */
  sit: fields({ type: oneOf(['sit']), id, table: tableId, seat: orNull(seatNumber) }),
  stand: atTable('stand'),
  ready: atTable('ready'),
  'not-ready': atTable('not-ready'),

  'add-bot': fields({
    type: oneOf(['add-bot']),
    id,
    table: tableId,
    seat: seatNumber,
    level: word,
  }),
  /** Sends away the bot, or the person, on that seat. */
  'free-seat': fields({ type: oneOf(['free-seat']), id, table: tableId, seat: seatNumber }),
  'pass-host': fields({ type: oneOf(['pass-host']), id, table: tableId, seat: seatNumber }),
  /** Host: another game, other options or another number of seats, between matches. */
  'set-up': fields({
    type: oneOf(['set-up']),
    id,
    table: tableId,
    game: word,
    seats: wholeNumber(1, 9),
    options: optional(gameValue, null),
  }),
  start: atTable('start'),
  close: atTable('close'),

  /** "My nth decision in this match is this move." */
  decide: fields({
    type: oneOf(['decide']),
    id,
    table: tableId,
    match: matchId,
    nth: wholeNumber(1, 1_000_000),
    move: gameValue,
  }),
  /** Asks how the match stood when one had been told so many news. */
  'look-back': fields({
    type: oneOf(['look-back']),
    id,
    table: tableId,
    match: matchId,
    news: wholeNumber(1, 1_000_000),
  }),
  /** Lets a bot play on one's own seat until one takes it back. */
  'hand-over': fields({ type: oneOf(['hand-over']), id, table: tableId, level: word }),
  'take-back': atTable('take-back'),
  /** Host: lets a bot play for somebody who is away, until they take the seat back. */
  'stand-in-for': fields({ type: oneOf(['stand-in-for']), id, table: tableId, seat: seatNumber }),
  /** Leaves a match for good: a bot plays on, and the seat is no longer one's own. */
  resign: atTable('resign'),

  /** The clocks stop once every person at the table has asked. */
  pause: atTable('pause'),
  /** Goes on, or takes back the wish to pause. */
  unpause: atTable('unpause'),
  /** A new match begins once every person at the table has asked. */
  rematch: atTable('rematch'),

  /** Has seen how the last round ended, and is ready for the next. */
  proceed: atTable('proceed'),

  say: fields({ type: oneOf(['say']), id, table: tableId, nonce, said }),
};

/** Reads whatever a client may ask. */
export const askReader = tagged('type', askReaders);

/** What a client asks of the server. */
export type Ask = ReadBy<typeof askReader>;

/** The first message of every connection. */
export type Hello = Extract<Ask, { readonly type: 'hello' }>;
