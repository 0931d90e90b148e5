import type { SeatLine } from '@rookery/protocol/people';
import type { Waiting } from '@rookery/rules/kernel/game';

/** What the screen of a shared device shows. */
export type SharedScreen =
  /** The table as that seat sees it; as an onlooker does, if null. */
  | { readonly show: 'table'; readonly seat: number | null }
  /** The table without anybody's hand, until that person says that they are there. */
  | { readonly show: 'curtain'; readonly seat: number };

/** As much of a table as the choice of the screen needs. */
export interface SharedTableState {
  readonly seats: readonly SeatLine[];
  /** Null before the table is loaded. */
  readonly waiting: Waiting | null;
  /** Whether the match is over, so that there is nothing left to hide. */
  readonly isOver: boolean;
  /** The seat whose view is on the screen; null for an onlooker's. */
  readonly shown: number | null;
}

/** The seats that people play themselves, clockwise. */
const listPeopleSeats = (seats: readonly SeatLine[]): readonly number[] =>
  seats.flatMap(({ seat, who }) => (who.kind === 'person' && who.standIn === null ? [seat] : []));

/**
 * Chooses the next screen. One person alone needs no curtain. Of several, whoever must decide gets the
 * device, one after the other if several must.
 */
export function chooseScreen({ seats, waiting, isOver, shown }: SharedTableState): SharedScreen {
  const persons = seats.filter(({ who }) => who.kind === 'person').map(({ seat }) => seat);
  const [first] = persons;
  if (first !== undefined && persons.length === 1) return { show: 'table', seat: first };
  if (isOver) return { show: 'table', seat: shown ?? first ?? null };
  const here: SharedScreen = { show: 'table', seat: shown };
  if (waiting?.for !== 'seats') return here;
  const awaited = listPeopleSeats(seats).filter((seat) =>
    waiting.seats.some((each) => each === seat),
  );
  if (shown !== null && awaited.includes(shown)) return here;
  const next = awaited.find((seat) => seat > (shown ?? -1)) ?? awaited[0];
  return next === undefined ? here : { show: 'curtain', seat: next };
}
