/** The item at an index that must exist. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index} in a list of ${list.length}`);
  return item;
}

export function replaceAt<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return list.map((old, position) => (position === index ? item : old));
}

export function withoutAt<Item>(list: readonly Item[], index: number): Item[] {
  return list.filter((_, position) => position !== index);
}

/** The numbers from first to last, both included. */
export function span(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}
