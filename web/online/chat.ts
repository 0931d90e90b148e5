import type { ChatLine, Said } from '@rookery/protocol/chat';
import type { OnlinePagesTexts } from '../texts/en-online.ts';

/** Counts the lines of others after the last line that was read; all of them if none was. */
export function countUnread(
  lines: readonly ChatLine[],
  lastRead: string | null,
  me: number | null,
): number {
  const read = lastRead === null ? -1 : lines.findIndex(({ id }) => id === lastRead);
  return lines.slice(read + 1).filter(({ seat }) => me === null || seat !== me).length;
}

/** Says a line: phrases in the reader's language, text as it was written. */
export const sayLine = (said: Said, texts: OnlinePagesTexts['chat']): string =>
  said.kind === 'phrase' ? texts.said[said.phrase] : said.text;
