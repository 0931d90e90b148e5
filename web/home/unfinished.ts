import { saveItem, loadItem } from '../shell/local-storage.ts';

/** More than these would push the games off the screen. */
export const mostShown = 2;

/**
 * How many unfinished matches home will list, known before they are looked up: room is reserved for them,
 * so that nothing jumps when they appear.
 */
export function expectedRows(): number {
  const kept = loadItem('unfinished');
  return typeof kept === 'number' && kept > 0 ? Math.min(kept, mostShown) : 0;
}

export const expectRows = (rows: number): void => saveItem('unfinished', rows);
