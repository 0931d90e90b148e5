import { noWishes } from '@rookery/protocol/tables';
import { accepted, rejected } from '@rookery/rules/kernel/result';
import type { DeskContext } from './context.ts';
import type { DeskAsk } from './desk.ts';
import { isBetweenMatches, isFree, type Change } from './seating.ts';
import type { StoredSeat, StoredTable } from './store.ts';
import { freeSeats, readGame } from './table-creation.ts';

type SetUpAsk = Extract<DeskAsk, { readonly type: 'set-up' }>;

/**
 * Host: another game, other options, or another number of seats. Everybody keeps their order. People agree anew
 * to another game, and after a match.
 */
export function setUp(
  context: DeskContext,
  table: StoredTable,
  host: string,
  ask: SetUpAsk,
): Change {
  if (table.host !== host) return rejected({ kind: 'not-the-host' });
  const { phase, settings } = table;
  if (!isBetweenMatches(table)) return rejected({ kind: 'wrong-phase', phase });
  const wanted = readGame(context, { ...ask, settings });
  if (!wanted.ok) return wanted;
  const { game, options } = wanted.value;
  const isAgreed = phase === 'waiting' && game.id === table.game;
  const kept = keepSitters(table.seats, ask.seats).map((seat) => (isAgreed ? seat : askAnew(seat)));
  if (kept.length > ask.seats) return rejected({ kind: 'no-seat-free' });
  return accepted({
    ...table,
    game: game.id,
    options,
    seats: [...kept, ...freeSeats(ask.seats - kept.length)],
    phase: 'waiting',
    wishes: noWishes,
  });
}

/** Those who sit here, in their order. The last bots go if there are fewer seats than sitters. */
function keepSitters(seats: readonly StoredSeat[], count: number): readonly StoredSeat[] {
  const sitters = seats.filter((seat) => !isFree(seat));
  const people = sitters.filter(({ person }) => person !== null);
  const bots = sitters.filter(({ person }) => person === null);
  const staying = new Set(bots.slice(0, Math.max(count - people.length, 0)));
  return sitters.filter((seat) => seat.person !== null || staying.has(seat));
}

/** A bot that stood in for somebody has nothing to do before the next match. */
const askAnew = (seat: StoredSeat): StoredSeat =>
  seat.person === null ? seat : { ...seat, bot: null, ready: false };
