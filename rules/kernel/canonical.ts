import { sha256Hex } from './sha256.ts';
import { isObject } from './shape.ts';
import { utf8 } from './utf8.ts';

/** JSON text in which equal values are equal texts: keys sorted, no spaces. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sortKeys(value));

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isObject(value)) return value;
  const entries: [string, unknown][] = Object.entries(value);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}

/** The fingerprint of a state (or any plain JSON): SHA-256 of its canonical text, in hexadecimal. */
export const hashOf = (value: unknown): string => sha256Hex(utf8(canonicalJson(value)));
