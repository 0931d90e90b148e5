import type { MatchLine } from '@rookery/protocol/api';
import type { MatchId } from '@rookery/protocol/identifiers';
import { listLocal, recordHere } from '../here/tables.ts';
import { checkRecord } from '../replay/record-file.ts';
import type { WatchedMatch } from '../replay/watched-match.ts';
import { call } from './api.ts';
import type { RequestResult } from './request-failure.ts';
import { seatOfPerson } from './results.ts';
import { session } from './session.svelte.ts';

/** A finished match with its record. */
export interface PlayedMatch {
  readonly line: MatchLine;
  readonly record: unknown;
  /** Null for a record that this version of the page cannot replay. */
  readonly watched: WatchedMatch | null;
}

/** Finds a finished match on this device or on the server. */
export async function loadMatch(id: MatchId): Promise<RequestResult<PlayedMatch>> {
  const here = (await listLocal()).find(({ match }) => match === id);
  if (here?.finishedAt === null) return { ok: false, failure: { kind: 'not-finished' } };
  const local = here && (await recordHere(id));
  if (here && local) {
    const line = { ...here, id, ranking: here.result?.ranking ?? null };
    return { ok: true, value: played(line, local, 'by-record', onlyPersonOf(line)) };
  }
  const [line, record] = await Promise.all([
    call('GET /api/matches/:match', { match: id }),
    call('GET /api/matches/:match/record', { match: id }),
    // Whoever has played sees it with their own eyes first; a failure makes them an onlooker.
    session.load(),
  ]);
  if (!line.ok) return line;
  if (!record.ok) return record;
  const mySeat = seatOfPerson(line.value.seats, session.you);
  return { ok: true, value: played(line.value, record.value, 'online', mySeat) };
}

/** The seat of the only person among bots; null if there are several. */
function onlyPersonOf({ seats }: Pick<MatchLine, 'seats'>): number | null {
  const [first, ...others] = seats.filter(({ who }) => who.kind === 'person');
  return first && others.length === 0 ? first.seat : null;
}

function played(
  line: MatchLine,
  record: unknown,
  reach: WatchedMatch['reach'],
  mySeat: number | null,
): PlayedMatch {
  const checked = checkRecord(record);
  if (!checked.ok) return { line, record, watched: null };
  const { id, seats, startedAt, finishedAt } = line;
  const { match } = checked;
  const known = { match, record, id, seats, startedAt, finishedAt, reach };
  return { line, record, watched: { ...known, usualEyes: mySeat ?? 'onlooker' } };
}
