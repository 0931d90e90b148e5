import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a file for a test to open; gives its path. */
export function writeRecord(name: string, value: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'rookery-record-')), name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

/** The lines of a file that the page has saved. */
export const readLines = (path: string): readonly string[] =>
  readFileSync(path, 'utf8').trimEnd().split('\n');
