import { fields, listOf, optional, text, type Reader } from '@rookery/rules/kernel/shape';
import { matchId, tableId } from './identifiers.ts';
import { nameReader } from './names.ts';
import { penguin, seatLines, you } from './people.ts';
import { reason } from './reasons.ts';
import { settingStamps } from './setting-stamps.ts';
import { count, gameValue, milliseconds, orNull, word, type ReadBy } from './shapes.ts';

/** Long enough to be hard to guess; no other demands. */
const password: Reader<string> = (input, at, problems) => {
  const value = text(200)(input, at, problems);
  if (value === undefined || value.length >= 8) return value;
  problems.push({ kind: 'out-of-range', at, found: value.length, least: 8, most: 200 });
  return undefined;
};

/** A code to type on another device; how it is grouped does not matter. */
const deviceCode: Reader<string> = (input, at, problems) => {
  const value = text(40)(input, at, problems)?.replaceAll(/[\s-]/g, '').toUpperCase();
  if (value === undefined || /^[0-9A-Z]{12}$/.test(value)) return value;
  problems.push({ kind: 'unreadable', at, found: value });
  return undefined;
};

/** A code of four letters that somebody says out loud; how it is written does not matter. */
const tableCode: Reader<string> = (input, at, problems) => {
  const value = text(20)(input, at, problems)?.replaceAll(/[\s-]/g, '').toUpperCase();
  if (value === undefined || /^[A-Z]{4}$/.test(value)) return value;
  problems.push({ kind: 'unreadable', at, found: value });
  return undefined;
};

const nothing: Reader<object> = fields({});

const match = fields({
  id: matchId,
  game: word,
  startedAt: milliseconds,
  finishedAt: orNull(milliseconds),
  seats: seatLines,
  /** Seats, best first, equals together; null while it is being played. */
  ranking: orNull(listOf(listOf(count))),
});

/** A match as lists show it. */
export type MatchLine = ReadBy<typeof match>;

/** Every address of the HTTP API: what it takes and what it gives. Anything refused gives `refusalBody`. */
export const routes = {
  /** Who I am; null without a session. */
  'GET /api/me': { takes: nothing, gives: fields({ you: orNull(you) }) },
  /** Begins a session, or changes name and penguin. */
  'PUT /api/me': { takes: fields({ name: nameReader, penguin }), gives: fields({ you }) },
  /** Forgets everything about me. */
  'DELETE /api/me': { takes: nothing, gives: nothing },
  /** Everything that is kept about me. */
  'GET /api/me/export': { takes: nothing, gives: fields({ form: text(40), person: gameValue }) },
  /** A name to log in with and its password; whoever has one already shows the old password too. */
  'PUT /api/me/account': {
    takes: fields({ account: nameReader, password, oldPassword: optional(password, null) }),
    gives: fields({ you }),
  },
  /** The key by which browsers let this server send them messages; null if it sends none. */
  'GET /api/push': { takes: nothing, gives: fields({ key: orNull(text(200)) }) },
  /** A browser of mine that takes messages while I am away. */
  'PUT /api/me/push': {
    takes: fields({ endpoint: text(1000), p256dh: text(120), auth: text(60), language: text(20) }),
    gives: nothing,
  },
  'DELETE /api/me/push': { takes: fields({ endpoint: text(1000) }), gives: nothing },
  /** Settings of the page that go with me; of each the latest change counts. */
  'PUT /api/me/settings': {
    takes: fields({ changes: settingStamps }),
    gives: fields({ settings: settingStamps }),
  },
  'POST /api/log-in': { takes: fields({ account: nameReader, password }), gives: fields({ you }) },
  'POST /api/log-out': { takes: nothing, gives: nothing },
  'POST /api/device-codes': {
    takes: nothing,
    gives: fields({ code: deviceCode, expiresAt: milliseconds }),
  },
  'POST /api/device-codes/redeem': { takes: fields({ code: deviceCode }), gives: fields({ you }) },
  /** A code to say out loud, which leads to a table for some minutes. */
  'POST /api/table-codes': {
    takes: fields({ table: tableId }),
    gives: fields({ code: tableCode, expiresAt: milliseconds }),
  },
  'POST /api/table-codes/redeem': {
    takes: fields({ code: tableCode }),
    gives: fields({ table: tableId }),
  },
  /** How many people have played within the last minutes. */
  'GET /api/playing': { takes: nothing, gives: fields({ people: count }) },
  /** My matches, newest first; `?before=` goes on from a list's last `startedAt`. */
  'GET /api/matches': { takes: nothing, gives: fields({ matches: listOf(match) }) },
  'GET /api/matches/:match': { takes: nothing, gives: match },
  /** The record of a finished match. */
  'GET /api/matches/:match/record': { takes: nothing, gives: gameValue },
  /** For whoever sits at the server's own machine: how others reach it, the likeliest first. */
  'GET /api/reach': { takes: nothing, gives: fields({ origins: listOf(text(300)) }) },
} as const;

/** What everything refused gives, besides its status. */
export const refusalBody = fields({ reason });
