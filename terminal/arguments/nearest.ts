/** The entry most like a mistyped word; none if all are far from it. */
export function nearest(word: string, entries: readonly string[]): string | undefined {
  const ranked = entries
    .map((entry) => ({ entry, distance: distanceBetween(word.toLowerCase(), entry) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (!best) return undefined;
  const bearable = Math.max(2, Math.ceil(best.entry.length / 2));
  return best.distance <= bearable || isStart(word, best.entry) ? best.entry : undefined;
}

const isStart = (word: string, entry: string): boolean => word !== '' && entry.startsWith(word);

/** Levenshtein's distance: how many letters to change, add or leave out. */
function distanceBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let line = 1; line <= from.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[line - 1] === to[column - 1] ? 0 : 1;
      next.push(
        Math.min(at(row, column) + 1, at(next, column - 1) + 1, at(row, column - 1) + changed),
      );
    }
    row = next;
  }
  return at(row, to.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0;
