/** A field of an object at some place, as it was written last. */
interface WrittenField {
  readonly key: string;
  /** What stands before the value: a comma, unless it is the first one, and the key. */
  readonly prefix: string;
  value: unknown;
  /** The whole field. */
  text: string;
  /** The fields of the value, if it is an object. */
  readonly fields: WrittenField[];
}

/** Fields of an object that has more than this are not told apart: they would be data, not a form. */
const mostFields = 32;

/**
 * Writes values of one form as JSON, one after the other. Where a value holds the same object as the one
 * before, its text is used again: updates of one moment differ in little. Values must never change.
 */
export class SharedJson {
  readonly #fields: WrittenField[] = [];
  readonly #depth: number;

  /** Parts that lie deeper than `depth` are not told apart. */
  constructor(depth: number) {
    this.#depth = depth;
  }

  stringify(value: object): string {
    return write(value, this.#fields, this.#depth);
  }
}

type JsonFields = Readonly<Record<string, unknown>>;

const isJsonFields = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function write(value: unknown, fields: WrittenField[], depth: number): string {
  // Most of what differs is numbers. A number that JSON cannot spell is left to it.
  if (Number.isSafeInteger(value)) return String(value);
  return depth > 0 && isJsonFields(value)
    ? writeFields(value, fields, depth)
    : JSON.stringify(value);
}

/** The fields are remembered in their order, because values of one form have the same ones. */
function writeFields(value: JsonFields, fields: WrittenField[], depth: number): string {
  let text = '{';
  let place = 0;
  for (const key in value) {
    const entry = value[key];
    if (entry === undefined) continue;
    if (place === mostFields) return JSON.stringify(value);
    const field = fieldAt(fields, place, key);
    if (field.value !== entry) {
      field.text = field.prefix + write(entry, field.fields, depth - 1);
      field.value = entry;
    }
    text += field.text;
    place += 1;
  }
  return `${text}}`;
}

function fieldAt(fields: WrittenField[], place: number, key: string): WrittenField {
  const known = fields[place];
  if (known?.key === key) return known;
  const prefix = `${place === 0 ? '' : ','}${JSON.stringify(key)}:`;
  const field: WrittenField = { key, prefix, value: undefined, text: '', fields: [] };
  fields[place] = field;
  return field;
}
