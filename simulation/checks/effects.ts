import { seatOf } from '@rookery/desk/seating';
import type { StoredTable } from '@rookery/desk/store';
import type { Ask } from '@rookery/protocol/asks';

/** Whether a table is as somebody was told that it is. */
type Effect = (table: StoredTable, person: string, ask: Ask) => boolean;

const seatIn = (table: StoredTable, person: string) => {
  const seat = seatOf(table, person);
  return seat === null ? undefined : table.seats[seat];
};

const isSeated: Effect = (table, person) => seatOf(table, person) !== null;
const isNotSeated: Effect = (table, person) => seatOf(table, person) === null;

/** What must have been true of the stored table, at some moment between an ask and its `done`. */
export const effects: ReadonlyMap<Ask['type'], Effect> = new Map<Ask['type'], Effect>([
  ['sit', isSeated],
  ['stand', isNotSeated],
  ['resign', isNotSeated],
  ['ready', (table, person) => seatIn(table, person)?.ready === true],
  ['not-ready', (table, person) => seatIn(table, person)?.ready === false],
  ['hand-over', (table, person) => seatIn(table, person)?.bot !== null],
  ['take-back', (table, person) => seatIn(table, person)?.bot === null],
  ['close', ({ phase }) => phase === 'closed'],
  ['start', ({ phase }) => phase === 'playing'],
  ['set-up', ({ game }, _, ask) => ask.type === 'set-up' && game === ask.game],
  ['add-bot', ({ seats }, _, ask) => ask.type === 'add-bot' && seats[ask.seat]?.bot === ask.level],
  [
    'free-seat',
    ({ seats }, _, ask) => ask.type === 'free-seat' && seats[ask.seat]?.person === null,
  ],
]);
