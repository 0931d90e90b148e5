import type { SeatLine } from '@rookery/protocol/people';
import type { Waiting } from '@rookery/rules/kernel/game';

/** What stands on the screen of a device that several people share. */
export type Stage =
  /** The table, through the eyes of that seat; of nobody in particular if null. */
  | { readonly show: 'table'; readonly seat: number | null }
  /** Nothing of the table, until that person says to be there. */
  | { readonly show: 'curtain'; readonly seat: number };

/** How things stand, as far as they have been shown. */
export interface Scene {
  readonly seats: readonly SeatLine[];
  /** Null before anything is known. */
  readonly waiting: Waiting | null;
  /** Whether the match is over, so that there is nothing left to hide. */
  readonly isOver: boolean;
  /** Whose eyes the table is seen with at the moment; null for nobody's. */
  readonly shown: number | null;
}

/** The seats that people play themselves, clockwise. */
const peopleAt = (seats: readonly SeatLine[]): readonly number[] =>
  seats.flatMap(({ seat, who }) => (who.kind === 'person' && who.standIn === null ? [seat] : []));

/**
 * Whose eyes come next. One person alone needs no curtain; of several, whoever is waited for gets the
 * device, one after the other where several choose at the same time.
 */
export function stageOf({ seats, waiting, isOver, shown }: Scene): Stage {
  const persons = seats.filter(({ who }) => who.kind === 'person').map(({ seat }) => seat);
  const [first] = persons;
  if (first !== undefined && persons.length === 1) return { show: 'table', seat: first };
  if (isOver) return { show: 'table', seat: shown ?? first ?? null };
  const here: Stage = { show: 'table', seat: shown };
  if (waiting?.for !== 'seats') return here;
  const awaited = peopleAt(seats).filter((seat) => waiting.seats.some((each) => each === seat));
  if (shown !== null && awaited.includes(shown)) return here;
  const next = awaited.find((seat) => seat > (shown ?? -1)) ?? awaited[0];
  return next === undefined ? here : { show: 'curtain', seat: next };
}
