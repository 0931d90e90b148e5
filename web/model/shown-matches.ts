import { loadItem, saveItem } from '../shell/local-storage.ts';

/** So many are remembered: the matches of an evening, seen from every seat of a device. */
const mostRemembered = 24;

const rememberedKeys = (): readonly unknown[] => {
  const kept = loadItem('shown-matches');
  return Array.isArray(kept) ? kept : [];
};

/** A match as seen from a seat. */
const keyOf = (match: string, seat: number | null): string => `${match} ${String(seat)}`;

/** Whether this device has shown a match from that seat before, perhaps before a reload. */
export const wasShown = (match: string, seat: number | null): boolean =>
  rememberedKeys().includes(keyOf(match, seat));

/** Remembers that a match was shown from that seat. */
export function rememberShown(match: string, seat: number | null): void {
  const key = keyOf(match, seat);
  const kept = rememberedKeys();
  if (!kept.includes(key)) saveItem('shown-matches', [...kept, key].slice(-mostRemembered));
}
