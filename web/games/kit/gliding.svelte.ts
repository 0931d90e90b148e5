/** How long something glides to its new place in a list, in milliseconds. */
const duration = 420;

/**
 * Lets the children of a list glide to their new places when the order changes, unless it is empty. Nothing is
 * measured at other changes, because that would have the table laid out once more. To be called while a
 * component is created.
 */
export function glideOnReorder(list: () => HTMLElement | undefined, order: () => string): void {
  let before: ReadonlyMap<Element, number> = new Map();
  $effect.pre(() => {
    order();
    before = placesIn(list());
  });
  $effect(() => {
    if (order() === '') return undefined;
    const frame = requestAnimationFrame(() => {
      const moved = [...placesIn(list())].map(
        ([child, left]) => [child, (before.get(child) ?? left) - left] as const,
      );
      for (const [child, way] of moved) if (way !== 0) glide(child, way);
    });
    return () => cancelAnimationFrame(frame);
  });
}

const placesIn = (list: HTMLElement | undefined): ReadonlyMap<HTMLElement, number> =>
  new Map(
    [...(list?.children ?? [])]
      .filter((child) => child instanceof HTMLElement)
      .map((child) => [child, child.offsetLeft]),
  );

function glide(child: Element, way: number): void {
  const transform = [`translateX(${String(way)}px)`, 'none'];
  child.animate({ transform }, { duration, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' });
}
