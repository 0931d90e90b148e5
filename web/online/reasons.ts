import { sayReason } from '@rookery/texts/online/say-reason';
import type { OnlinePagesTexts } from '../texts/en-online.ts';
import type { Trouble } from './trouble.ts';

/** Says why something did not happen. */
export function sayTrouble(trouble: Trouble, texts: OnlinePagesTexts['reasons']): string {
  if (trouble.kind === 'unreachable') return texts.unreachable;
  if (trouble.kind === 'unreadable-answer') return texts.unreadableAnswer;
  return sayReason(trouble, texts);
}
