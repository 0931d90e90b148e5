import { fields, listOf, oneOf, text } from '@rookery/rules/kernel/shape';
import { chatLine } from './chat.ts';
import { clocks } from './clocks.ts';
import { matchId, tableId } from './identifiers.ts';
import { myTable, waiting } from './my-tables.ts';
import { seatLines, you } from './people.ts';
import { reason } from './reasons.ts';
import { lobbyTable, table } from './tables.ts';
import { count, gameValue, milliseconds, orNull, tagged, word, type ReadBy } from './shapes.ts';

const id = count;

const game = fields({
  id: word,
  seats: fields({ least: count, most: count }),
  editions: listOf(word),
  levels: listOf(word),
});

/** Why a client no longer follows a table. */
export const partings = [
  'closed',
  'sent-away',
  'no-onlookers',
  'unknown-table',
  'crowded',
] as const;

/** Everything the server may tell: answers, then news. */
export const tellReaders = {
  welcome: fields({
    type: oneOf(['welcome']),
    id,
    protocol: count,
    server: text(60),
    now: milliseconds,
    heartbeat: milliseconds,
    patience: milliseconds,
    games: listOf(game),
    /** Null until a session exists. */
    you: orNull(you),
  }),
  pong: fields({ type: oneOf(['pong']), id, now: milliseconds }),
  done: fields({ type: oneOf(['done']), id }),
  created: fields({ type: oneOf(['created']), id, table: tableId }),
  /** The decision is kept for good; `seq` is that of the update which shows it. */
  decided: fields({
    type: oneOf(['decided']),
    id,
    table: tableId,
    match: matchId,
    nth: count,
    seq: count,
  }),
  /** How the match stood at the first moment at which at least that many news had been told. */
  moment: fields({
    type: oneOf(['moment']),
    id,
    table: tableId,
    match: matchId,
    news: count,
    view: gameValue,
  }),
  /** Not done, and why; the id is null if it could not be read. */
  refused: fields({ type: oneOf(['refused']), id: orNull(id), reason }),

  lobby: fields({ type: oneOf(['lobby']), tables: listOf(lobbyTable) }),
  /** The tables of whoever is told. */
  'my-tables': fields({ type: oneOf(['my-tables']), now: milliseconds, tables: listOf(myTable) }),
  table: fields({ type: oneOf(['table']), table }),
  /** Everything there is to show of a match; each stands on its own. */
  update: fields({
    type: oneOf(['update']),
    table: tableId,
    match: matchId,
    /** Of how many acts this viewer has seen something: those it may not know of are not even counted. */
    seq: count,
    /** `news` tells what happened after the viewer had seen something of this many acts. */
    since: count,
    view: gameValue,
    news: listOf(gameValue),
    legal: listOf(gameValue),
    waiting,
    /** The number of this seat's next decision; null for onlookers. */
    nth: orNull(count),
    clocks,
    /** The server's time, to which the clocks refer. */
    now: milliseconds,
    seats: seatLines,
  }),
  /** The server is going to restart at that time; null takes that back. Whoever comes later is told, too. */
  restart: fields({ type: oneOf(['restart']), at: orNull(milliseconds) }),
  chat: fields({ type: oneOf(['chat']), table: tableId, lines: listOf(chatLine) }),
  gone: fields({ type: oneOf(['gone']), table: tableId, because: oneOf(partings) }),
};

/** Reads whatever the server may tell. */
export const tellReader = tagged('type', tellReaders);

/** What the server tells a client. */
export type Tell = ReadBy<typeof tellReader>;

/** The message that says how a match stands. */
export type UpdateTell = Extract<Tell, { readonly type: 'update' }>;
