/** The entry of a list that is known to be there; a missing one is a bug. */
export function entryOf<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined)
    throw new Error(`no entry ${String(index)} in a list of ${String(list.length)}`);
  return value;
}

/** The list with one entry replaced. */
export function withEntry<Value>(
  list: readonly Value[],
  index: number,
  value: Value,
): readonly Value[] {
  const copy = [...list];
  copy[index] = value;
  return copy;
}
