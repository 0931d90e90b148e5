import type { SeatLine } from '@rookery/protocol/people';
import type { MyTable } from '@rookery/protocol/my-tables';
import type { LobbyTable, Table } from '@rookery/protocol/tables';
import type { Tell } from '@rookery/protocol/tells';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import { updateFor } from '@rookery/referee/update';
import type { HostedMatch } from './hosted-match.ts';
import { nextOf } from './numbered-decision.ts';
import { seatOf } from './seating.ts';
import type { ChatEntry, Person, StoredSeat, StoredTable } from './store.ts';
import { seenBy, type Happened } from './viewer-log.ts';

/** A table as it is now: what is stored of it, and what follows from that. */
export interface TableNow {
  readonly table: StoredTable;
  readonly revision: number;
  readonly game: Game;
  /** Those who sit here, and the host. */
  readonly people: ReadonlyMap<string, Person>;
  /** The match being played, or the one just over. */
  readonly match: HostedMatch | null;
}

/** Who has the table open at the moment. */
export interface Presence {
  isPresent(person: string): boolean;
  /** Since when somebody who is not present is away, in milliseconds; null if this desk does not know. */
  awaySince(person: string): number | null;
  readonly onlookers: number;
}

/** What an onlooker would see before the first card. */
const preview = (game: Game, { options, seats }: StoredTable): Vocabulary['View'] =>
  game.view(game.start(options, seats.length), 'onlooker');

/** Through whose eyes a person sees the match. */
export function viewerOf(table: StoredTable, person: string | null): Viewer {
  const seat = seatOf(table, person);
  return seat === null ? 'onlooker' : entryOf(seatsOf(table.seats.length), seat);
}

/** Who sits where. */
export const seatLines = (now: TableNow, presence: Presence): readonly SeatLine[] =>
  now.table.seats.map((stored, seat) => ({ seat, who: occupantOf(stored, now, presence) }));

/** Since when those are away who sit here and were seen to go. */
const absencesOf = ({ table }: TableNow, presence: Presence): Table['absences'] =>
  table.seats.flatMap(({ person }, seat) => {
    const since = person === null || presence.isPresent(person) ? null : presence.awaySince(person);
    return since === null ? [] : [{ seat, since }];
  });

function occupantOf(
  { person: id, bot, ready }: StoredSeat,
  { table, people }: TableNow,
  presence: Presence,
): SeatLine['who'] {
  const person = id === null ? undefined : people.get(id);
  if (id !== null && person) {
    return {
      kind: 'person',
      name: person.name,
      penguin: person.penguin,
      presence: presence.isPresent(id) ? 'here' : 'away',
      ready,
      standIn: bot,
    };
  }
  if (id === null && bot !== null) return { kind: 'bot', level: bot };
  if (id === null && table.phase !== 'playing') return { kind: 'nobody' };
  return { kind: 'forgotten', standIn: bot };
}

/** What one person is told of a table. */
export function tableTell(now: TableNow, presence: Presence, person: string | null): Tell {
  const { table, revision, game } = now;
  return {
    type: 'table',
    table: {
      id: table.id,
      revision,
      game: table.game,
      preview: preview(game, table),
      settings: table.settings,
      phase: table.phase,
      seats: seatLines(now, presence),
      absences: absencesOf(now, presence),
      host: seatOf(table, table.host),
      match: table.match,
      onlookers: presence.onlookers,
      wishes: table.wishes,
      you: { seat: seatOf(table, person), isHost: person !== null && table.host === person },
    },
  };
}

/** Everything one viewer may know of the match: only `view` and `see` of the game decide what that is. */
export function updateTell(
  now: TableNow & { readonly match: HostedMatch },
  { since, events }: Happened,
  viewer: Viewer,
  { at, seats }: { readonly at: number; readonly seats: readonly SeatLine[] },
): Tell {
  const { table, match } = now;
  const { view, news, legal, waiting } = updateFor({ match, events }, viewer);
  return {
    type: 'update',
    table: table.id,
    match: match.id,
    seq: seenBy(match, viewer),
    since,
    view,
    news,
    legal,
    waiting,
    nth: viewer === 'onlooker' ? null : nextOf(match, viewer),
    clocks: match.clocks,
    now: at,
    seats,
  };
}

/** Lines of chat, with the seats of those who sit here now. */
export const chatTell = (table: StoredTable, lines: readonly ChatEntry[]): Tell => ({
  type: 'chat',
  table: table.id,
  lines: lines.map(({ id, at, person, name, said }) => ({
    id,
    at,
    seat: seatOf(table, person),
    name,
    said,
  })),
});

/** One of a person's own tables, with the match as that person sees it. */
export function myTable(now: TableNow, presence: Presence, person: string | null): MyTable {
  const { table, match } = now;
  return {
    id: table.id,
    game: table.game,
    settings: table.settings,
    phase: table.phase,
    seats: seatLines(now, presence),
    seat: seatOf(table, person),
    wishes: table.wishes,
    touchedAt: table.touchedAt,
    match: match && table.phase === 'playing' ? matchInList(match, viewerOf(table, person)) : null,
  };
}

function matchInList(match: HostedMatch, viewer: Viewer): NonNullable<MyTable['match']> {
  const { view, waiting } = updateFor({ match, events: [] }, viewer);
  return { id: match.id, view, waiting, clocks: match.clocks };
}

/** A table as the lobby shows it. */
export const lobbyTable = (table: StoredTable, game: Game, host: string | null): LobbyTable => ({
  id: table.id,
  game: table.game,
  preview: preview(game, table),
  settings: table.settings,
  phase: table.phase,
  seats: table.seats.length,
  taken: table.seats.filter(({ person, bot }) => person !== null || bot !== null).length,
  hostName: host,
});
