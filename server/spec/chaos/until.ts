import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something holds; fails, saying what did not come, after so many milliseconds. */
export async function until(what: string, holds: () => boolean, patience = 60_000): Promise<void> {
  const begun = performance.now();
  while (!holds()) {
    if (performance.now() - begun > patience) throw new Error(`waited in vain until ${what}`);
    await wait(10);
  }
}
