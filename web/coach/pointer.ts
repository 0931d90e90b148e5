import { elementOf } from '../games/kit/positions.ts';

/** Marks the things of a board that a hint is about, also those that are drawn only later. Returns the end. */
export function pointAtThings(room: HTMLElement, keys: readonly string[]): () => void {
  const mark = (): void => {
    for (const key of keys) {
      const thing = elementOf(room, key);
      if (thing && thing.dataset['hint'] === undefined) thing.dataset['hint'] = '';
    }
  };
  const observer = new MutationObserver(mark);
  observer.observe(room, { childList: true, subtree: true });
  mark();
  return () => {
    observer.disconnect();
    for (const each of room.querySelectorAll<HTMLElement>('[data-hint]')) {
      delete each.dataset['hint'];
    }
  };
}
