import type { SeatLine } from '@rookery/protocol/people';
import type { Table } from '@rookery/protocol/tables';

/** Who is ready for the next round, and who is waited for. Both are empty where nobody waits for anybody. */
export interface RoundReadiness {
  readonly ready: readonly number[];
  readonly awaited: readonly number[];
}

export const nobodyWaits: RoundReadiness = { ready: [], awaited: [] };

/** Those who are at the table and play themselves. */
const isThere = ({ who }: SeatLine): boolean =>
  who.kind === 'person' && who.presence === 'here' && who.standIn === null;

/** Who is ready for that round. Whoever is away, or lets a bot play, is not waited for. */
export function readinessFor(
  { seats, wishes }: Pick<Table, 'seats' | 'wishes'>,
  nextRound: number,
): RoundReadiness {
  const { round, seats: ready } = wishes.proceed;
  const people = seats.filter(isThere).map(({ seat }) => seat);
  if (people.length < 2) return nobodyWaits;
  // The others may be rounds ahead of a slow page.
  if (round > nextRound) return { ready: people, awaited: [] };
  const known = round === nextRound ? ready : [];
  return { ready: known, awaited: people.filter((seat) => !known.includes(seat)) };
}
