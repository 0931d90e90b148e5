/** Draws the dark modules of a QR code as one SVG path, one unit per module and one rectangle per run. */
export function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      findRuns(row).map(
        (run) => `M${String(run.x)} ${String(y)}h${String(run.length)}v1h-${String(run.length)}z`,
      ),
    )
    .join('');
}

function findRuns(
  row: readonly boolean[],
): readonly { readonly x: number; readonly length: number }[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((x) => {
    const end = row.indexOf(false, x);
    return { x, length: (end < 0 ? row.length : end) - x };
  });
}
