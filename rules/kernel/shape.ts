import type { Problem } from './problem.ts';
import { accepted, rejected, type Result } from './result.ts';

/** Reads one piece of unknown JSON; what is wrong goes into `problems`, and the answer is then unused. */
export type Reader<Value> = (input: unknown, at: string, problems: Problem[]) => Value | undefined;

/** Runs a reader over a whole input. */
export function read<Value>(
  reader: Reader<Value>,
  input: unknown,
  at: string,
): Result<Value, Problem> {
  const problems: Problem[] = [];
  const value = reader(input, at, problems);
  return value === undefined || problems.length > 0 ? rejected(...problems) : accepted(value);
}

/** A whole number within bounds. */
export const wholeNumber =
  (least: number, most: number): Reader<number> =>
  (input, at, problems) => {
    if (typeof input !== 'number' || !Number.isSafeInteger(input)) {
      problems.push({ kind: 'wrong-type', at, expected: 'whole number' });
      return undefined;
    }
    if (input < least || input > most) {
      problems.push({ kind: 'out-of-range', at, found: input, least, most });
      return undefined;
    }
    // -0 is JSON too, and must not look different from 0 later.
    return input + 0;
  };

/** One of a fixed list. */
export const oneOf =
  <const Value extends string | number | null>(allowed: readonly Value[]): Reader<Value> =>
  (input, at, problems) => {
    const found = allowed.find((value) => value === input);
    if (found === undefined)
      problems.push({ kind: 'not-allowed', at, found: brief(input), allowed });
    return found;
  };

/** A text of 1 to `most` characters without control characters or half surrogates. */
export const text =
  (most: number): Reader<string> =>
  (input, at, problems) => {
    if (typeof input !== 'string') {
      problems.push({ kind: 'wrong-type', at, expected: 'text' });
      return undefined;
    }
    if (input.length < 1 || input.length > most) {
      problems.push({ kind: 'out-of-range', at, found: input.length, least: 1, most });
      return undefined;
    }
    if (/[\p{Cc}\p{Cs}]/u.test(input)) {
      problems.push({ kind: 'unreadable', at, found: JSON.stringify(input) });
      return undefined;
    }
    return input;
  };

/** A list, of `count` entries where that is given. */
export const listOf =
  <Value>(reader: Reader<Value>, count?: number): Reader<readonly Value[]> =>
  (input, at, problems) => {
    if (!Array.isArray(input)) {
      problems.push({ kind: 'wrong-type', at, expected: 'list' });
      return undefined;
    }
    if (count !== undefined && input.length !== count) {
      problems.push({ kind: 'wrong-count', at, found: input.length, expected: count });
      return undefined;
    }
    const values = input.map((entry: unknown, index) =>
      reader(entry, `${at}[${String(index)}]`, problems),
    );
    return values.filter((value) => value !== undefined);
  };

/** A field that may be left out, or null: then it is the fallback. */
export const optional =
  <Value, Fallback>(reader: Reader<Value>, fallback: Fallback): Reader<Value | Fallback> =>
  (input, at, problems) =>
    input === undefined || input === null ? fallback : reader(input, at, problems);

type Fields<Value> = { readonly [Name in keyof Value]: Reader<Value[Name]> };

type Partly<Value> = { -readonly [Name in keyof Value]?: Value[Name] | undefined };

/** An object with exactly these fields. */
export const fields = <Value extends object>(readers: Fields<Value>): Reader<Value> => {
  const names = Object.keys(readers);
  return (input, at, problems) => {
    if (!isObject(input)) {
      problems.push({ kind: 'wrong-type', at, expected: 'object' });
      return undefined;
    }
    for (const name of Object.keys(input)) {
      if (!names.includes(name)) {
        problems.push({ kind: 'unknown-field', at: `${at}.${name.slice(0, 40)}`, allowed: names });
      }
    }
    return readFields(readers, input, at, problems);
  };
};

function readFields<Value extends object>(
  readers: Fields<Value>,
  input: object,
  at: string,
  problems: Problem[],
): Value | undefined {
  const values: Partly<Value> = {};
  const found = problems.length;
  for (const name in readers) {
    const before = problems.length;
    values[name] = readers[name](ownField(input, name), `${at}.${name}`, problems);
    if (problems.length > before && !Object.hasOwn(input, name)) {
      problems.splice(before, problems.length, { kind: 'missing-field', at: `${at}.${name}` });
    }
  }
  return problems.length === found && isWhole(values, Object.keys(readers)) ? values : undefined;
}

/** Whether each field was read; without a problem each then holds what its reader gave. */
const isWhole = <Value extends object>(
  values: Partly<Value>,
  names: readonly string[],
): values is Value => names.every((name) => name in values);

/** Whether this is a JSON object (not a list, not null). */
export const isObject = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** What an object itself has under that name: what every object inherits was not given. */
export const ownField = (input: object, name: string): unknown =>
  Object.hasOwn(input, name) ? Reflect.get(input, name) : undefined;

const longestEcho = 60;

/** Foreign input repeated in an answer is cut short, so that an answer stays small. */
export function brief(input: unknown): unknown {
  const whole = JSON.stringify(input) as string | undefined;
  if (whole === undefined || whole.length <= longestEcho) return input;
  return `${whole.slice(0, longestEcho)}…`;
}
