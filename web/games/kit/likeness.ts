import type { Positioned } from './positions.ts';

/**
 * Something that only looks like a thing: it is seen to go where the thing itself has no place. It copies
 * what was to be seen already, so it tells nothing new, and it is no button, so it cannot be touched.
 */
export function likenessOf({ element, box }: Positioned, number: number | null): HTMLElement {
  const likeness = document.createElement('div');
  likeness.className = element.className;
  if (number === null) likeness.append(...copiesOf(element));
  else likeness.textContent = String(number);
  Object.assign(likeness.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${String(box.width)}px`,
    height: `${String(box.height)}px`,
    margin: '0',
    transformOrigin: '0 0',
  });
  return likeness;
}

const copiesOf = (element: HTMLElement): readonly Node[] =>
  [...element.children]
    .filter((each) => !each.matches('.unseen'))
    .map((each) => each.cloneNode(true));

/** Lets it go its way above the table, and takes it away at the end. */
export function launch(
  likeness: HTMLElement,
  air: HTMLElement,
  way: readonly Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  air.append(likeness);
  const flight = likeness.animate([...way], { ...timing, fill: 'both' });
  const land = (): void => likeness.remove();
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
}
