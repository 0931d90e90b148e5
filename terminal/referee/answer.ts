import { isObject } from '@rookery/rules/kernel/shape';
import { failed, type Outcome } from './fault.ts';
import type { Line } from './lines.ts';
/** The fields of a request, none of them checked yet. */
export type Fields = ReadonlyMap<string, unknown>;

/** What can be asked for, at a desk that knows how. */
export interface Operation<Desk> {
  /** The fields it knows besides `op` and `id`. */
  readonly fields: readonly string[];
  readonly run: (fields: Fields, desk: Desk) => Outcome;
}

/** Everything that can be asked for, by its name. */
export type Operations<Desk> = ReadonlyMap<unknown, Operation<Desk>>;

/** Nothing the protocol knows is nested deeper than this, and every part of the program can bear it. */
const deepest = 50;

/** The answer to one line, without its line end. Never throws, whatever the line. */
export function answer<Desk>(line: Line, operations: Operations<Desk>, desk: Desk): string {
  if ('tooLong' in line) return format(failed('line-too-long', 'a request must be under 1 MiB'));
  const input = parseJson(line.text);
  if (!input.ok) return format(failed('bad-json', 'a request must be one JSON object per line'));
  if (!isWithin(input.value, deepest)) return format(failed('too-deep', 'nested too deeply'));
  if (!isObject(input.value)) return format(failed('bad-request', 'a request must be an object'));
  const fields: Fields = new Map<string, unknown>(Object.entries(input.value));
  return format(carryOut(fields, operations, desk), fields);
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((entry) => isWithin(entry, depth - 1));
}

function carryOut<Desk>(fields: Fields, operations: Operations<Desk>, desk: Desk): Outcome {
  const operation = operations.get(fields.get('op'));
  if (!operation) {
    const ops = [...operations.keys()];
    return failed('unknown-op', `op must be one of ${ops.join(', ')}`, { ops });
  }
  const known = ['op', 'id', ...operation.fields];
  const unknown = [...fields.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const message = `${unknown.slice(0, 40)} is no field of this request`;
    return failed('unknown-field', message, { allowed: known });
  }
  return caught(() => operation.run(fields, desk));
}

/** A bug of ours must not end the other matches: it is told, and the process goes on. */
function caught(run: () => Outcome): Outcome {
  try {
    return run();
  } catch (bug) {
    console.error(bug);
    return failed('internal-error', 'this is our mistake; the match is as it was before');
  }
}

function format(outcome: Outcome, fields: Fields = new Map()): string {
  const id = fields.has('id') ? { id: fields.get('id') } : {};
  return JSON.stringify(
    outcome.ok
      ? { ...id, ok: true, ...outcome.answer }
      : { ...id, ok: false, error: outcome.error },
  );
}
