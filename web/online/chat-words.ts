import type { Said } from '@rookery/protocol/chat';
import type { OnlinePagesTexts } from '../texts/en-online.ts';

/** What was said: phrases in the reader's language, text as it was written. */
export const sayLine = (said: Said, texts: OnlinePagesTexts['chat']): string =>
  said.kind === 'phrase' ? texts.said[said.phrase] : said.text;
