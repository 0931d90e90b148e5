import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a file for a test to open; gives its path. */
export function writeRecord(name: string, value: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'rookery-record-')), name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}
