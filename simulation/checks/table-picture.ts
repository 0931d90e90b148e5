import { seatOf } from '@rookery/desk/seating';
import type { SavedTable, StoredSeat, StoredTable } from '@rookery/desk/store';
import type { SeatLine } from '@rookery/protocol/people';
import type { Table } from '@rookery/protocol/tables';
import type { SimulatedDatabase } from '../world/database.ts';

/** Who is where, without whether they are present. */
function occupantOf(
  { person: id, bot, ready }: StoredSeat,
  { phase }: StoredTable,
  { people }: SimulatedDatabase,
): object {
  const person = id === null ? undefined : people.get(id);
  if (person)
    return { kind: 'person', name: person.name, penguin: person.penguin, ready, standIn: bot };
  if (bot !== null) return { kind: 'bot', level: bot };
  return phase === 'playing' ? { kind: 'forgotten', standIn: bot } : { kind: 'nobody' };
}

const withoutPresence = ({ who }: SeatLine): object => {
  if (who.kind !== 'person') return who;
  const { kind, name, penguin, ready, standIn } = who;
  return { kind, name, penguin, ready, standIn };
};

/** Why this is not how a stored table is told to a person; nothing if it is. Presence is not looked at. */
export function whyNotTable(
  told: Table,
  { table, revision }: SavedTable,
  person: string,
  database: SimulatedDatabase,
): string | undefined {
  const expected = JSON.stringify([
    revision,
    table.game,
    table.settings,
    table.phase,
    table.seats.map((seat) => occupantOf(seat, table, database)),
    seatOf(table, table.host),
    table.match,
    table.wishes,
    { seat: seatOf(table, person), isHost: table.host === person },
  ]);
  const found = JSON.stringify([
    told.revision,
    told.game,
    told.settings,
    told.phase,
    told.seats.map(withoutPresence),
    told.host,
    told.match,
    told.wishes,
    told.you,
  ]);
  return found === expected ? undefined : `told ${found}, stored ${expected}`;
}
