import { unpackMatch } from './packing.ts';
import { checkRecord, type RecordFault } from './record-file.ts';
import type { WatchedMatch } from './watched-match.ts';

/** A match that a link carries, or why there is none. */
export type OpenedRecord =
  | { readonly ok: true; readonly watched: WatchedMatch }
  | { readonly ok: false; readonly fault: RecordFault };

/** Reads the match that an address carries. */
export async function openPacked(packed: string): Promise<OpenedRecord> {
  const found = await unpackMatch(packed);
  if (!found) return { ok: false, fault: { kind: 'cut-short' } };
  const checked = checkRecord(found.record);
  if (!checked.ok) return checked;
  const { match, record } = checked;
  const seats = found.seats?.length === match.seats ? found.seats : null;
  const times = { startedAt: null, finishedAt: null };
  const source = { id: null, reach: 'by-record', usualEyes: 'onlooker' } as const;
  return { ok: true, watched: { match, record, seats, ...times, ...source } };
}
