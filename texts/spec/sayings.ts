/** What is said instead of the usual samples: arguments of functions, by path. */
export type Samples = ReadonlyMap<string, readonly (readonly unknown[])[]>;

// A text goes wherever a name, a number or a list of names goes; one letter is a list of one.
const usualSamples: readonly (readonly unknown[])[] = [
  ['Ana', 'Ben', 'Cleo'],
  ['A', 'B', 'C'],
  [1, 1, 1],
  [2, 3, 4],
  [5, 4, 3],
];

/** Everything a catalogue says, by path; functions are called with samples. */
export function sayingsOf(
  texts: object,
  samples: Samples = new Map(),
): ReadonlyMap<string, readonly string[]> {
  return new Map(leavesOf(texts, '', samples));
}

type Leaf = readonly [path: string, said: readonly string[]];

function leavesOf(value: unknown, path: string, samples: Samples): readonly Leaf[] {
  if (typeof value === 'string') return [[path, [value]]];
  if (typeof value === 'function') {
    const all = samples.get(path) ?? usualSamples;
    return [[path, all.flatMap((each) => said(value, each))]];
  }
  if (typeof value !== 'object' || value === null) return [[path, []]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path === '' ? key : `${path}.${key}`, samples),
  );
}

function said(tell: Function, sample: readonly unknown[]): readonly string[] {
  try {
    const telling = String(Reflect.apply(tell, undefined, sample));
    // A name where a number was wanted: another sample will do.
    return typeof sample[0] === 'string' && telling.includes('NaN') ? [] : [telling];
  } catch (error) {
    // A number where a list was wanted: the next sample will do.
    if (error instanceof TypeError) return [];
    throw error;
  }
}
