/** Reads a JSON value from localStorage; null if there is none or the browser refuses. */
export function loadItem(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`rookery.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a JSON value in localStorage. Private windows and full disks may refuse it. */
export function saveItem(name: string, value: unknown): void {
  try {
    localStorage.setItem(`rookery.${name}`, JSON.stringify(value));
  } catch {
    // The value then lasts as long as the page.
  }
}
