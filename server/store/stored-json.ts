import { decode } from '@rookery/protocol/decode';
import type { Reader } from '@rookery/rules/kernel/shape';
import { StoreTrouble } from './trouble.ts';

/** Longer than anything we keep in one column. */
const longest = 4_194_304;

/** A value as it lies in a column. */
export const written = (value: unknown): string => JSON.stringify(value ?? null);

/** A value that only its game understands. */
export function unwritten(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('JSON');
  }
}

/** A value of a known form; another one in the database means that somebody tampered with it. */
export function readAs<Value>(reader: Reader<Value>, text: string, at: string): Value {
  const decoded = decode(reader, text, { longest, at });
  if (decoded.ok) return decoded.value;
  throw unreadable(at);
}

/** Messages end up in logs, which must never hold what was kept: only where it is. */
const unreadable = (what: string): StoreTrouble =>
  new StoreTrouble('broken', `the database holds unreadable ${what}`);
