import {
  phrases,
  reactions,
  type ChatLine,
  type Reaction,
  type Said,
} from '@rookery/protocol/chat';
import type { OnlinePagesTexts } from '@rookery/texts/en/page/online';

/** The phrases that are shown as words. */
export const wordyPhrases = phrases.filter((phrase) => !reactions.some((each) => each === phrase));

/** The reaction that a line is; undefined if it is words. */
export const reactionOf = (said: Said): Reaction | undefined =>
  said.kind === 'phrase' ? reactions.find((each) => each === said.phrase) : undefined;

/**
 * Counts the lines of others after the last line that was read; all of them if none was. Reactions are seen at
 * once and do not wait to be read.
 */
export function countUnread(
  lines: readonly ChatLine[],
  lastRead: string | null,
  me: number | null,
): number {
  const read = lastRead === null ? -1 : lines.findIndex(({ id }) => id === lastRead);
  return lines
    .slice(read + 1)
    .filter(({ seat, said }) => (me === null || seat !== me) && reactionOf(said) === undefined)
    .length;
}

/** Says a line: phrases in the reader's language, text as it was written. */
export const sayLine = (said: Said, texts: OnlinePagesTexts['chat']): string =>
  said.kind === 'phrase' ? texts.said[said.phrase] : said.text;
