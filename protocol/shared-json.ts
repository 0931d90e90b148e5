/** A place in a value, and what was written there last. */
interface WrittenPart {
  value: unknown;
  text: string;
  readonly fields: Map<string, { readonly prefix: string; readonly part: WrittenPart }>;
}

const nothingWritten = (): WrittenPart => ({ value: undefined, text: '', fields: new Map() });

/** Fields of an object that has more than this are not told apart: they would be data, not a form. */
const mostFields = 32;

/**
 * Writes values of one form as JSON, one after the other. Where a value holds the same object as the one
 * before, its text is used again: updates of one moment differ in little. Values must never change.
 */
export class SharedJson {
  readonly #root = nothingWritten();
  readonly #depth: number;

  /** Parts that lie deeper than `depth` are not told apart. */
  constructor(depth: number) {
    this.#depth = depth;
  }

  stringify(value: object): string {
    return write(this.#root, value, this.#depth);
  }
}

const isForm = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function write(part: WrittenPart, value: unknown, depth: number): string {
  if (part.value === value) return part.text;
  part.text = depth > 0 && isForm(value) ? writeFields(part, value, depth) : JSON.stringify(value);
  part.value = value;
  return part.text;
}

function writeFields(
  { fields }: WrittenPart,
  value: Readonly<Record<string, unknown>>,
  depth: number,
): string {
  const keys = Object.keys(value);
  if (keys.length > mostFields) return JSON.stringify(value);
  let text = '';
  for (const key of keys) {
    const entry = value[key];
    if (entry === undefined) continue;
    const { prefix, part } = fields.get(key) ?? addField(fields, key);
    const written = prefix + write(part, entry, depth - 1);
    text = text === '' ? written : `${text},${written}`;
  }
  return `{${text}}`;
}

/** Forgets the others if there are many, so that strange keys cannot fill the memory. */
function addField(
  fields: WrittenPart['fields'],
  key: string,
): { prefix: string; part: WrittenPart } {
  if (fields.size >= 2 * mostFields) fields.clear();
  const field = { prefix: `${JSON.stringify(key)}:`, part: nothingWritten() };
  fields.set(key, field);
  return field;
}
