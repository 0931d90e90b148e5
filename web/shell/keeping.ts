/**
 * Small things kept on this device. A browser may refuse to keep anything (private windows, full disk):
 * then they last as long as the page.
 */
export function keptAt(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`rookery.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it, where the browser lets us. */
export function keepAt(name: string, value: unknown): void {
  try {
    localStorage.setItem(`rookery.${name}`, JSON.stringify(value));
  } catch {
    // Nothing to be done: it lasts as long as the page.
  }
}
