import type { ChatLine } from '@rookery/protocol/chat';

/** Older lines are read in the chat and pop up no more, in milliseconds. */
export const longestNews = 10_000;

/**
 * The lines to show at once: those that were not seen and were said just now. The chat of a table that somebody
 * comes back to arrives late and whole, and is no news.
 */
export const findNewLines = (
  chat: readonly ChatLine[],
  seen: ReadonlySet<string>,
  now: number,
): readonly ChatLine[] => chat.filter(({ id, at }) => !seen.has(id) && at > now - longestNews);
