const missing = new Set<HTMLLinkElement>();

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
}

/** Notes the style sheets that do not come. */
export function watchStyles(): void {
  // Such an event stays at its element: only on the way there can it be met.
  addEventListener('error', note, { capture: true });
}

/** Asks for a style sheet again. Returns whether it came. */
const loadAgain = (link: HTMLLinkElement): Promise<boolean> =>
  new Promise((resolve) => {
    missing.delete(link);
    const again = document.createElement('link');
    again.rel = 'stylesheet';
    again.href = link.href;
    again.addEventListener('load', () => resolve(true));
    again.addEventListener('error', () => resolve(false));
    link.replaceWith(again);
  });

/**
 * Asks again for the style sheets that did not come. Importing a part of the page again does not: the loader takes
 * its sheets for loaded, and the part would be shown without them. Returns whether all are there.
 */
export async function loadMissingStyles(): Promise<boolean> {
  const came = await Promise.all([...missing].map(loadAgain));
  return came.every(Boolean);
}
