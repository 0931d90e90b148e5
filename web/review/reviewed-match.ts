import type { MatchId } from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import type { Match } from '@rookery/rules/kernel/match';
import { loadMatch } from '../online/load-match.ts';
import type { RequestResult } from '../online/request-failure.ts';
import { openPacked } from '../replay/opened-record.ts';
import { packMatch } from '../replay/packing.ts';
import { idOf, seatLinesOf, type WatchedMatch } from '../replay/watched-match.ts';
import type { Route } from '../shell/route.ts';

type ReviewRoute = Extract<Route, { readonly page: 'review' }>;

/** A match that is reviewed, wherever its record comes from. */
export interface ReviewedMatch {
  readonly match: Match;
  /** What updates carry as the id of the match. */
  readonly id: MatchId;
  /** Its id at the server or on this device; null for a record from a file or a link. */
  readonly storedAs: MatchId | null;
  readonly seats: readonly SeatLine[];
  /** The seat of whoever looks at the review, if they played. */
  readonly me: number | null;
  /** The table from which the viewer came, or else where the match can be watched again. */
  readonly back: Route;
}

/** Finds a match on this device, on the server or in the address. Those without names are counted. */
export async function openReviewed(
  route: ReviewRoute,
  nameOf: (number: number) => string,
): Promise<RequestResult<ReviewedMatch>> {
  const { id, packed } = route;
  const watched = id === null ? await watchPacked(packed) : await watchStored(id);
  if (!watched.ok) return watched;
  return { ok: true, value: { ...reviewOf(watched.value, nameOf), back: backOf(route) } };
}

/** Whoever came from a table goes back there, and everybody else to the replay. */
function backOf(route: ReviewRoute): Route {
  if (route.id === null) return { page: 'replay', packed: route.packed };
  return route.from ?? { page: 'match', id: route.id };
}

/** The address of the review of a match that is watched. */
export async function reviewRouteOf({ id, record, seats }: WatchedMatch): Promise<ReviewRoute> {
  if (id !== null) return { page: 'review', id, packed: null };
  return { page: 'review', id: null, packed: await packMatch({ record, seats }) };
}

const reviewOf = (
  watched: WatchedMatch,
  nameOf: (number: number) => string,
): Omit<ReviewedMatch, 'back'> => ({
  match: watched.match,
  id: idOf(watched),
  storedAs: watched.id,
  seats: seatLinesOf(watched, nameOf),
  me: typeof watched.usualEyes === 'number' ? watched.usualEyes : null,
});

const unknown = { ok: false, failure: { kind: 'unknown-match' } } as const;

async function watchPacked(packed: string): Promise<RequestResult<WatchedMatch>> {
  const opened = await openPacked(packed);
  return opened.ok ? { ok: true, value: opened.watched } : unknown;
}

async function watchStored(id: MatchId): Promise<RequestResult<WatchedMatch>> {
  const found = await loadMatch(id);
  if (!found.ok) return found;
  const { watched } = found.value;
  return watched ? { ok: true, value: watched } : unknown;
}
