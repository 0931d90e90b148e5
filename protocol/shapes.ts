import type { Problem } from '@rookery/rules/kernel/problem';
import {
  brief,
  isObject,
  ownField,
  text,
  wholeNumber,
  type Reader,
} from '@rookery/rules/kernel/shape';

/** What a reader reads. */
export type ReadBy<AnyReader> = AnyReader extends Reader<infer Value> ? Value : never;

/** Reads one of several objects, told apart by the field `key`. */
export function tagged<Values>(
  key: string,
  readers: { readonly [Tag in keyof Values]: Reader<Values[Tag]> },
): Reader<Values[keyof Values]> {
  const byTag = new Map(Object.entries<Reader<Values[keyof Values]>>(readers));
  return (input, at, problems) => {
    if (!isObject(input)) {
      problems.push({ kind: 'wrong-type', at, expected: 'object' });
      return undefined;
    }
    const tag = ownField(input, key);
    const reader = typeof tag === 'string' ? byTag.get(tag) : undefined;
    if (reader) return reader(input, at, problems);
    problems.push(unknownTag(`${at}.${key}`, tag, [...byTag.keys()]));
    return undefined;
  };
}

const unknownTag = (at: string, found: unknown, allowed: readonly string[]): Problem =>
  found === undefined
    ? { kind: 'missing-field', at }
    : { kind: 'not-allowed', at, found: brief(found), allowed };

/** True or false. */
export const truth: Reader<boolean> = (input, at, problems) => {
  if (typeof input === 'boolean') return input;
  problems.push({ kind: 'wrong-type', at, expected: 'true or false' });
  return undefined;
};

/** A part whose form is the game's matter: any JSON, but there must be one. */
export const gameValue: Reader<unknown> = (input, at, problems) => {
  if (input === undefined) problems.push({ kind: 'missing-field', at });
  return input;
};

/** What the reader reads, or null, which must be written out. */
export const orNull =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (input, at, problems) =>
    input === null ? null : reader(input, at, problems);

/** A count of anything. */
export const count: Reader<number> = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** A point in time, or a span, in whole milliseconds. */
export const milliseconds: Reader<number> = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** A seat, counted clockwise from 0; whether the table has it is the table's matter. */
export const seatNumber: Reader<number> = wholeNumber(0, 9);

/** The name of a game, a level, a kind of problem: lower-case words joined by hyphens. */
export const word: Reader<string> = (input, at, problems) => {
  const value = text(40)(input, at, problems);
  if (value === undefined || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return value;
  problems.push({ kind: 'unreadable', at, found: value });
  return undefined;
};
