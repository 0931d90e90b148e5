import { page } from '../shell/page.svelte.ts';
import { packMatch } from './packing.ts';
import { readRecordFile, type RecordFault } from './record-file.ts';

/** Goes to the replay of a record. Its address carries it, so that it can be reloaded and shared. */
export async function watchRecord(record: unknown): Promise<void> {
  page.go({ page: 'replay', packed: await packMatch({ record, seats: null }) });
}

/** Opens a file that somebody has chosen or dropped; says why if it shows no match. */
export async function watchFile(file: File): Promise<RecordFault | null> {
  const checked = await readRecordFile(file);
  if (!checked.ok) return checked.fault;
  await watchRecord(checked.record);
  return null;
}
