import type { ReasonTexts } from '../texts/en-online-reasons.ts';
import type { Trouble } from './trouble.ts';

/** Why something did not happen, in words. A kind without words does not compile. */
export function sayTrouble(trouble: Trouble, texts: ReasonTexts): string {
  if (trouble.kind === 'wrong-phase') return texts.wrongPhase[trouble.phase];
  if (trouble.kind === 'chat-is') return texts.chatIs[trouble.chat];
  if (trouble.kind === 'too-many-tables') return texts.tooManyTables(trouble.most);
  if (trouble.kind === 'busy') return texts.busy(Math.max(1, Math.ceil(trouble.retryAfter / 1000)));
  return texts.plain[trouble.kind];
}
