import type { TakeBackOutcome } from '@rookery/desk/take-back';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { MatchRecord } from '@rookery/rules/kernel/record';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { DeviceGuest } from '@rookery/desk/guest-line';
import type { DeviceMatch } from '@rookery/desk/device-store';

/** What the page tells the worker that hosts the tables of this device. */
export type ToHost =
  | { readonly type: 'open'; readonly line: number; readonly guest: DeviceGuest }
  /** A frame of the protocol. */
  | { readonly type: 'frame'; readonly line: number; readonly text: string }
  | { readonly type: 'close'; readonly line: number }
  /** Besides tables: what has been played here. */
  | { readonly type: 'question'; readonly id: number; readonly question: DeviceQuestion };

/** What the page may want to know of the matches on this device. */
export type DeviceQuestion =
  | { readonly about: 'matches' }
  | { readonly about: 'record'; readonly match: MatchId }
  | { readonly about: 'keeping' }
  /** Takes back the last decision of that seat, if it can be. */
  | { readonly about: 'taking-back'; readonly table: TableId; readonly seat: Seat }
  /** Forgets that match, and asks for those that are left. */
  | { readonly about: 'forgetting'; readonly match: MatchId };

/** What the worker answers. */
export type DeviceAnswer =
  | { readonly about: 'matches'; readonly matches: readonly DeviceMatch[] }
  /** Null where there is no such match, or it is not over. */
  | { readonly about: 'record'; readonly record: MatchRecord | null }
  /** Whether anything survives when the page is closed. */
  | { readonly about: 'keeping'; readonly isKept: boolean }
  | { readonly about: 'taking-back'; readonly outcome: TakeBackOutcome };

/** What the worker tells the page. */
export type FromHost =
  | { readonly type: 'frame'; readonly line: number; readonly text: string }
  | { readonly type: 'answer'; readonly id: number; readonly answer: DeviceAnswer }
  | { readonly type: 'unanswered'; readonly id: number };
