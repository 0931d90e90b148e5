import { fields, listOf, oneOf, optional } from '@rookery/rules/kernel/shape';
import { clockRule } from './clocks.ts';
import { matchId, tableId } from './identifiers.ts';
import { nameReader } from './names.ts';
import { seatLines } from './people.ts';
import {
  count,
  gameValue,
  milliseconds,
  orNull,
  seatNumber,
  truth,
  word,
  type ReadBy,
} from './shapes.ts';

/** Whether the lobby shows a table, or only its link leads to it. */
export const listings = ['public', 'private'] as const;

/** Whether people without a seat may look on. */
export const onlookerRules = ['welcome', 'unwelcome'] as const;

/** What people may say: nothing, preset phrases, or any text as well. */
export const chatModes = ['off', 'phrases', 'text'] as const;

/** How far a table has come. */
export const tablePhases = ['waiting', 'playing', 'over', 'closed'] as const;

/** What a table agrees on besides the game's own options. */
export const settings = fields({
  clock: clockRule,
  listing: oneOf(listings),
  onlookers: oneOf(onlookerRules),
  chat: oneOf(chatModes),
});
export type Settings = ReadBy<typeof settings>;

/** Nobody is ready for any round. */
const nobodyReady: { readonly round: number; readonly seats: readonly number[] } = {
  round: 0,
  seats: [],
};

/**
 * Reads which seats want to pause, which to play again, and which are ready for a round. The last list may be about
 * an earlier round; tables that were stored before it existed have none.
 */
export const wishes = fields({
  pause: listOf(seatNumber),
  rematch: listOf(seatNumber),
  proceed: optional(fields({ round: count, seats: listOf(seatNumber) }), nobodyReady),
});

/** Nobody wishes anything. */
export const noWishes: ReadBy<typeof wishes> = { pause: [], rematch: [], proceed: nobodyReady };

/**
 * Everything a screen shows of a table besides the match. `preview` is what an onlooker would see
 * before the first act: the game's options themselves may hold secrets and never leave the server.
 */
export const table = fields({
  id: tableId,
  /** Raised with every change. */
  revision: count,
  game: word,
  preview: gameValue,
  settings,
  phase: oneOf(tablePhases),
  seats: seatLines,
  /** Since when those are away who sit here, by the host's clock, as far as the host has seen them go. */
  absences: optional(listOf(fields({ seat: seatNumber, since: milliseconds })), []),
  /** The seat of whoever may start; null if that person has none. */
  host: orNull(seatNumber),
  /** The match being played, or the last one. */
  match: orNull(matchId),
  onlookers: count,
  wishes,
  you: fields({ seat: orNull(seatNumber), isHost: truth }),
});
export type Table = ReadBy<typeof table>;

/** A table as the lobby shows it. */
export const lobbyTable = fields({
  id: tableId,
  game: word,
  preview: gameValue,
  settings,
  phase: oneOf(tablePhases),
  seats: count,
  taken: count,
  hostName: orNull(nameReader),
});
export type LobbyTable = ReadBy<typeof lobbyTable>;
