import type { Positioned } from './positions.ts';

/**
 * Copies what is seen of a thing, or shows a number in its shape. The copy can fly where the thing itself has no
 * place. It is no button, so it cannot be touched, and it shows nothing that was hidden.
 */
export function copyOf({ element, box }: Positioned, number: number | null): HTMLElement {
  const copy = document.createElement('div');
  copy.className = element.className;
  if (number === null) copy.append(...copyChildren(element));
  else copy.textContent = String(number);
  Object.assign(copy.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${String(box.width)}px`,
    height: `${String(box.height)}px`,
    margin: '0',
    transformOrigin: '0 0',
  });
  return copy;
}

const copyChildren = (element: HTMLElement): readonly Node[] =>
  [...element.children]
    .filter((each) => !each.matches('.unseen'))
    .map((each) => each.cloneNode(true));

/** Moves an element along a path above the table, and removes it at the end. */
export function launch(
  copy: HTMLElement,
  air: HTMLElement,
  path: readonly Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  air.append(copy);
  const flight = copy.animate([...path], { ...timing, fill: 'both' });
  const land = (): void => copy.remove();
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', land);
}
