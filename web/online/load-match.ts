import type { MatchLine } from '@rookery/protocol/api';
import type { MatchId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { listLocal, recordHere } from '../here/tables.ts';
import { call } from './api.ts';
import { replayRecord, type Replay } from './replay.ts';
import type { RequestResult } from './request-failure.ts';

/** A finished match with its record. */
export interface PlayedMatch {
  readonly line: MatchLine;
  readonly record: unknown;
  /** Null for a record that this version of the page cannot replay. */
  readonly replay: Replay | null;
}

/** Finds a finished match on this device or on the server. */
export async function loadMatch(id: MatchId): Promise<RequestResult<PlayedMatch>> {
  const here = (await listLocal()).find(({ match }) => match === id);
  if (here?.finishedAt === null) return { ok: false, failure: { kind: 'not-finished' } };
  const local = here && (await recordHere(id));
  if (here && local) {
    const line = { ...here, id, ranking: here.result?.ranking ?? null };
    return { ok: true, value: played(line, local) };
  }
  const [line, record] = await Promise.all([
    call('GET /api/matches/:match', { match: id }),
    call('GET /api/matches/:match/record', { match: id }),
  ]);
  if (!line.ok) return line;
  if (!record.ok) return record;
  return { ok: true, value: played(line.value, record.value) };
}

function played(line: MatchLine, record: unknown): PlayedMatch {
  const replay = replayRecord(record, line, catalogue);
  return { line, record, replay: replay.ok ? replay.value : null };
}
