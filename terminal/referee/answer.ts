import { isObject } from '@rookery/rules/kernel/shape';
import { failed, type RequestOutcome } from './fault.ts';
import type { InputLine } from './lines.ts';

/** The fields of a request, none of them checked yet. */
export type RequestFields = ReadonlyMap<string, unknown>;

/** What can be asked for; `run` is given the context that carries it out. */
export interface RefereeOperation<Context> {
  /** The fields it knows besides `op` and `id`. */
  readonly fields: readonly string[];
  readonly run: (fields: RequestFields, context: Context) => RequestOutcome;
}

/** Everything that can be asked for, by its name. */
export type RefereeOperations<Context> = ReadonlyMap<unknown, RefereeOperation<Context>>;

/** The deepest nesting of a request: more than the protocol needs, and little enough for recursion. */
const deepest = 50;

/** The answer to one line, without its line end. Never throws, whatever the line. */
export function answer<Context>(
  line: InputLine,
  operations: RefereeOperations<Context>,
  context: Context,
): string {
  if ('tooLong' in line) return format(failed('line-too-long', 'a request must be under 1 MiB'));
  const input = parseJson(line.text);
  if (!input.ok) return format(failed('bad-json', 'a request must be one JSON object per line'));
  if (!isWithin(input.value, deepest)) return format(failed('too-deep', 'nested too deeply'));
  if (!isObject(input.value)) return format(failed('bad-request', 'a request must be an object'));
  const fields: RequestFields = new Map<string, unknown>(Object.entries(input.value));
  return format(carryOut(fields, operations, context), fields);
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

function carryOut<Context>(
  fields: RequestFields,
  operations: RefereeOperations<Context>,
  context: Context,
): RequestOutcome {
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
  return catchBug(() => operation.run(fields, context));
}

/** Answers a bug with `internal-error`, so that the process and its other matches go on. */
function catchBug(run: () => RequestOutcome): RequestOutcome {
  try {
    return run();
  } catch (bug) {
    console.error(bug);
    return failed('internal-error', 'this is our mistake; the match is as it was before');
  }
}

function format(outcome: RequestOutcome, fields: RequestFields = new Map()): string {
  const id = fields.has('id') ? { id: fields.get('id') } : {};
  return JSON.stringify(
    outcome.ok
      ? { ...id, ok: true, ...outcome.answer }
      : { ...id, ok: false, error: outcome.error },
  );
}
