import { quotedIn, rowsOf } from './protocol-page.ts';

/**
 * Collects the place of every field in a value: `a.b` is the field `b` of `a`, and `a[]` any entry of the
 * list `a`. Whatever lies inside the fields named by `opaque` is left out.
 */
function collectPaths(
  value: unknown,
  opaque: readonly string[],
  paths: Set<string>,
  at = '',
): void {
  if (Array.isArray(value)) {
    for (const entry of value) collectPaths(entry, opaque, paths, `${at}[]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries<unknown>({ ...value })) {
      const path = at === '' ? name : `${at}.${name}`;
      paths.add(path);
      if (!opaque.includes(path)) collectPaths(inner, opaque, paths, path);
    }
  }
}

/** The fields that a section of the document lists, sorted; `a.{b,c}` lists two. */
export const documentedPaths = (title: string): readonly string[] =>
  rowsOf(title)
    .flatMap(([first = '']) => quotedIn(first))
    .flatMap(expand)
    .toSorted();

function expand(path: string): readonly string[] {
  const [, before = '', names] = /^(.*)\{(.*)\}$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => before + name);
}

/**
 * All different fields of these values, sorted, as the section lists them. Where it says that a field is
 * "as `another`", the fields inside are those of the other.
 */
export function foundPaths(
  title: string,
  values: readonly unknown[],
  opaque: readonly string[] = [],
): readonly string[] {
  const sames = sameFields(title);
  const found = new Set<string>();
  for (const value of values) collectPaths(value, opaque, found);
  return [...new Set([...found].map((path) => rename(path, sames)))].toSorted();
}

type SameFields = readonly (readonly [from: string, to: string])[];

const sameFields = (title: string): SameFields =>
  rowsOf(title).flatMap(([first = '', second = '']) => {
    const [, to] = /^as `([^`]+)`/.exec(second) ?? [];
    return to === undefined ? [] : quotedIn(first).map((from) => [from, to] as const);
  });

function rename(path: string, sames: SameFields): string {
  const same = sames.find(([from]) => path.startsWith(`${from}.`) || path.startsWith(`${from}[`));
  return same ? same[1] + path.slice(same[0].length) : path;
}
