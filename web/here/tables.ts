import { openLine } from '@rookery/protocol/client/line';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import type { Reason } from '@rookery/protocol/reasons';
import type { MatchRecord } from '@rookery/rules/kernel/record';
import type { Seat } from '@rookery/rules/kernel/seat';
import { host } from './host-worker.ts';
import type { DeviceGuest } from '@rookery/desk/guest-line';
import { openDeviceStore, type DeviceMatch, type DeviceSeat } from '@rookery/desk/device-store';
import { openBrowserDatabase } from './browser-database.ts';
import type { DeviceAnswer } from './messages.ts';
import { linePartsFor } from './wire.ts';

/** A table to be opened on this device, with everyone who will sit there. */
export interface NewTable {
  readonly game: string;
  /** As the game reads them. */
  readonly options: unknown;
  readonly people: DeviceGuest['people'];
  readonly bots: readonly { readonly seat: number; readonly level: string }[];
  /** For a table that begins in the middle of a match. */
  readonly beginning?: NonNullable<DeviceGuest['beginning']>;
}

/** What became of the wish for a table. */
export type Opened =
  { readonly ok: true; readonly table: TableId } | { readonly ok: false; readonly reason: Reason };

/** Opens a table on this device. */
export async function openHere(wish: NewTable): Promise<Opened> {
  const { game, options, people, bots, beginning } = wish;
  const seat = people[0]?.seat ?? null;
  const line = openLine(linePartsFor({ seat, people, ...(beginning && { beginning }) }));
  // A worker that cannot be loaded, such as without a network, would be tried again for ever.
  line.subscribe(({ phase }) => {
    if (phase === 'waiting') line.close();
  });
  const answer = await line.ask({
    type: 'create',
    game,
    seats: people.length + bots.length,
    options,
    bots,
    settings: {
      clock: { kind: 'none' },
      listing: 'private',
      onlookers: 'welcome',
      chat: 'off',
    },
  });
  line.close();
  if (answer.type === 'created') return { ok: true, table: answer.table };
  return { ok: false, reason: answer.type === 'refused' ? answer.reason : { kind: 'fault' } };
}

/** Has the host of a table begin. */
export async function startHere(table: TableId, seat: number): Promise<void> {
  const line = openLine(linePartsFor({ seat, people: [] }));
  await line.ask({ type: 'start', table });
  line.close();
}

/** A match on this device, as lists show it; nothing of its secrets is in it. */
export interface LocalEntry {
  readonly match: MatchId;
  readonly table: TableId;
  readonly game: string;
  readonly seats: readonly SeatLine[];
  readonly startedAt: number;
  /** Null while it is being played. */
  readonly finishedAt: number | null;
  readonly result: DeviceMatch['result'];
  /** Where it comes from, if it begins in the middle of another match; null for all others. */
  readonly whatIf: NonNullable<DeviceMatch['whatIf']> | null;
  /** How many decisions were taken back in it. */
  readonly takenBack: number;
}

/** Every match on this device, the latest first. Nobody is bothered where nothing is kept. */
export async function listLocal(): Promise<readonly LocalEntry[]> {
  return (await matches()).map((match) => entryOf(match));
}

const matchesIn = (answer: DeviceAnswer | undefined): readonly DeviceMatch[] | undefined =>
  answer?.about === 'matches' ? answer.matches : undefined;

/** A worker that runs knows also what no browser keeps; without one, reading is enough. */
async function matches(): Promise<readonly DeviceMatch[]> {
  if (host.isRunning) return matchesIn(await host.ask({ about: 'matches' })) ?? [];
  try {
    return await openDeviceStore(await openBrowserDatabase()).listMatches();
  } catch {
    return [];
  }
}

const entryOf = (match: DeviceMatch): LocalEntry => {
  const { id, table, game, seats, startedAt, finishedAt, result } = match;
  const { whatIf = null, takenBack = 0 } = match;
  const times = { startedAt, finishedAt };
  const marks = { whatIf, takenBack };
  return { match: id, table, game, seats: seats.map(seatLineOf), ...times, result, ...marks };
};

/** Whoever plays on this device is present. */
const seatLineOf = ({ person, bot }: DeviceSeat, seat: number): SeatLine => {
  if (person) {
    return {
      seat,
      who: { kind: 'person', ...person, presence: 'here', ready: true, standIn: bot },
    };
  }
  return { seat, who: bot === null ? { kind: 'nobody' } : { kind: 'bot', level: bot } };
};

/** The record of a finished match on this device; nothing if there is none. */
export async function recordHere(match: MatchId): Promise<MatchRecord | undefined> {
  const answer = await host.ask({ about: 'record', match });
  return answer?.about === 'record' ? (answer.record ?? undefined) : undefined;
}

/** Forgets a match on this device, and gives back those that are left. */
export async function forgetHere(match: MatchId): Promise<readonly LocalEntry[]> {
  const left = matchesIn(await host.ask({ about: 'forgetting', match }));
  return (left ?? (await matches())).map((each) => entryOf(each));
}

/** Takes back the last decision of a seat; says whether that was possible. */
export async function takeBackHere(table: TableId, seat: Seat): Promise<boolean> {
  const answer = await host.ask({ about: 'taking-back', table, seat });
  return answer?.about === 'taking-back' && answer.outcome === 'taken-back';
}

/** Whether matches outlive the page. */
export async function isKeptHere(): Promise<boolean> {
  const answer = await host.ask({ about: 'keeping' });
  return answer?.about === 'keeping' && answer.isKept;
}
