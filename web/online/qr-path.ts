/** The dark fields of a code as one path, run by run, on a grid of one unit per field. */
export function pathOfFields(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      runsIn(row).map(
        (run) => `M${String(run.x)} ${String(y)}h${String(run.length)}v1h-${String(run.length)}z`,
      ),
    )
    .join('');
}

interface Run {
  readonly x: number;
  readonly length: number;
}

function runsIn(row: readonly boolean[]): readonly Run[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return { x, length: (end < 0 ? row.length : end) - x };
  });
}
