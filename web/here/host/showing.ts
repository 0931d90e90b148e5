import type { Moment } from '@rookery/protocol/host/update-tell';
import type { SeatLine } from '@rookery/protocol/people';
import type { Tell } from '@rookery/protocol/tells';
import { startClocks, type Clocks } from '@rookery/referee/clock';
import type { Game } from '@rookery/rules/kernel/game';
import type { Viewer } from '@rookery/rules/kernel/seat';
import type { Play } from './local-play.ts';
import type { LocalSeat, LocalTable } from './local-store.ts';

/** A table as it is now: what is kept of it, and what follows from that. */
export interface TableNow {
  readonly table: LocalTable;
  readonly game: Game;
  /** The match being played, or the one just over. */
  readonly play: Play | null;
}

/** Who sits where. Whoever plays on this device is here. */
export const seatLines = (seats: readonly LocalSeat[]): readonly SeatLine[] =>
  seats.map(({ person, bot }, seat) => ({ seat, who: occupantOf(person, bot) }));

function occupantOf(person: LocalSeat['person'], bot: string | null): SeatLine['who'] {
  if (person) {
    return { kind: 'person', ...person, presence: 'here', ready: true, standIn: bot };
  }
  return bot === null ? { kind: 'nobody' } : { kind: 'bot', level: bot };
}

/** Whether that seat is a person's. */
export const isPersons = ({ seats }: LocalTable, viewer: Viewer): boolean =>
  viewer !== 'onlooker' && (seats[viewer]?.person ?? null) !== null;

/** What a viewer is told of a table. The windows of this device that look on are no onlookers. */
export function tableTell({ table, game }: TableNow, viewer: Viewer): Tell {
  const { id, revision, settings, phase, seats, host, match, options } = table;
  const you = isPersons(table, viewer) && viewer !== 'onlooker' ? viewer : null;
  return {
    type: 'table',
    table: {
      id,
      revision,
      game: game.id,
      preview: game.view(game.start(options, seats.length), 'onlooker'),
      settings,
      phase,
      seats: seatLines(seats),
      host,
      match,
      onlookers: 0,
      wishes: { pause: [], rematch: [] },
      you: { seat: you, isHost: you === host },
    },
  };
}

/** How a match at a table stands. */
export const momentOf = (table: LocalTable, match: Play, now: number): Moment => ({
  table: table.id,
  match,
  clocks: standingClocks(match.seats),
  now,
  seats: seatLines(table.seats),
});

/** Nobody is hurried on this device. */
const standingClocks = (seats: number): Clocks =>
  startClocks({ kind: 'none' }, seats, { for: 'chance' }, 0);
