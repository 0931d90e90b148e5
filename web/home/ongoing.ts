import type { MyTable } from '@rookery/protocol/my-tables';
import type { SeatLine } from '@rookery/protocol/people';
import { remaining, type Clocks } from '@rookery/referee/clock';
import type { Waiting } from '@rookery/rules/kernel/game';
import type { LocalEntry } from '../here/tables.ts';
import type { LocalStanding } from '../here/standing.ts';
import type { Route } from '../shell/route.ts';

/** What the viewer can do at one of their tables. */
export type OngoingState =
  | { readonly kind: 'my-turn' }
  /** Somebody else moves next; seats. */
  | { readonly kind: 'waiting-for'; readonly seats: readonly number[] }
  /** A bot plays for the viewer. */
  | { readonly kind: 'stand-in' }
  | { readonly kind: 'paused' }
  /** The match has not begun. */
  | { readonly kind: 'gathering'; readonly taken: number }
  /** The match is over, and these seats would like another one. */
  | { readonly kind: 'rematch'; readonly seats: readonly number[] };

/** A match that is not finished, wherever it is played. */
export interface OngoingMatch {
  /** The address of its table. */
  readonly route: Extract<Route, { readonly page: 'table' | 'here' }>;
  readonly game: string;
  readonly seats: readonly SeatLine[];
  /** The viewer's seat; null if several people play on this device, or the viewer has no seat. */
  readonly seat: number | null;
  readonly state: OngoingState;
  /** The view of the match; null before it has begun, or if it cannot be shown. */
  readonly view: unknown;
  /** Null without a clock. */
  readonly clocks: Clocks | null;
  /** When something last happened, as far as known. */
  readonly touchedAt: number;
  /** The match on this device, which can be deleted; null online. */
  readonly local: LocalEntry | null;
}

/** One of the viewer's tables at the server. */
export function fromMyTable(table: MyTable): OngoingMatch {
  const { id, game, seats, seat, match, touchedAt } = table;
  const clocks = match === null || match.clocks.rule.kind === 'none' ? null : match.clocks;
  return {
    route: { page: 'table', id },
    game,
    seats,
    seat,
    state: findState(table),
    view: match?.view ?? null,
    clocks,
    touchedAt,
    local: null,
  };
}

/** What tells how one of the viewer's tables stands. */
type TableStanding = Pick<MyTable, 'phase' | 'seats' | 'seat' | 'wishes'> & {
  readonly match: Pick<NonNullable<MyTable['match']>, 'waiting' | 'clocks'> | null;
};

export function findState({ phase, seats, seat, wishes, match }: TableStanding): OngoingState {
  if (phase === 'over') return { kind: 'rematch', seats: wishes.rematch };
  if (match === null) {
    return { kind: 'gathering', taken: seats.filter(({ who }) => who.kind !== 'nobody').length };
  }
  const own = seats.find((each) => each.seat === seat)?.who;
  if (own?.kind === 'person' && own.standIn !== null) return { kind: 'stand-in' };
  if (match.clocks.paused !== null) return { kind: 'paused' };
  return findTurn(match.waiting, (each) => each === seat);
}

function findTurn(waiting: Waiting, isMine: (seat: number) => boolean): OngoingState {
  const seats: readonly number[] = waiting.for === 'seats' ? waiting.seats : [];
  return seats.some(isMine) ? { kind: 'my-turn' } : { kind: 'waiting-for', seats };
}

/** An unfinished match on this device. It goes on when it is opened, so it always waits for the viewer. */
export function fromLocal(entry: LocalEntry, standing: LocalStanding | null): OngoingMatch {
  const { table, game, seats, startedAt } = entry;
  const people = seats.filter(({ who }) => who.kind === 'person');
  return {
    route: { page: 'here', id: table },
    game,
    seats,
    seat: people.length === 1 ? (people[0]?.seat ?? null) : null,
    state: { kind: 'my-turn' },
    view: standing?.view ?? null,
    clocks: null,
    touchedAt: startedAt,
    local: entry,
  };
}

/** Whether others wait for the viewer there. */
export const isMyTurn = ({ state }: Pick<OngoingMatch, 'state'>): boolean =>
  state.kind === 'my-turn' || state.kind === 'rematch';

/** The viewer's time left, in milliseconds; infinite without a clock. */
function timeLeft({ clocks, seat }: OngoingMatch, now: number): number {
  const clock = clocks?.seats[seat ?? -1];
  return clock === undefined ? Infinity : remaining(clock, now);
}

/** Sorts what is most urgent first: the clock, then people before bots, then the latest. */
export const sortByUrgency = (
  matches: readonly OngoingMatch[],
  now: number,
): readonly OngoingMatch[] =>
  matches.toSorted((a, b) => {
    const [left, right] = [timeLeft(a, now), timeLeft(b, now)];
    if (left !== right) return left - right;
    const isHere = Number(a.local !== null) - Number(b.local !== null);
    return isHere === 0 ? b.touchedAt - a.touchedAt : isHere;
  });
