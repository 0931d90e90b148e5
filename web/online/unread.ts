import type { ChatLine } from '@rookery/protocol/chat';

/** How many lines others have said after the last one that was read; all of them if none was. */
export function unreadAfter(
  lines: readonly ChatLine[],
  lastRead: string | null,
  me: number | null,
): number {
  const read = lastRead === null ? -1 : lines.findIndex(({ id }) => id === lastRead);
  return lines.slice(read + 1).filter(({ seat }) => me === null || seat !== me).length;
}
