import { decode } from '@rookery/protocol/decode';
import type { Reader } from '@rookery/rules/kernel/shape';
import { StoreTrouble } from './trouble.ts';

/** Longer than anything we keep in one column. */
const longest = 4_194_304;

/** A value as it lies in a column. */
export const written = (value: unknown): string => JSON.stringify(value ?? null);

/** A value that only its game understands. */
export const unwritten = (text: string | null): unknown =>
  text === null ? null : JSON.parse(text);

/** A value of a known form; another one in the database means that somebody tampered with it. */
export function readAs<Value>(reader: Reader<Value>, text: string, at: string): Value {
  const decoded = decode(reader, text, { longest, at });
  if (decoded.ok) return decoded.value;
  throw new StoreTrouble('broken', `the database holds unreadable ${at}: ${text.slice(0, 200)}`);
}
