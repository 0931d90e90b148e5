import type { Seat } from '@rookery/rules/kernel/seat';
import type { UnsentTurn, UnsentTurnContext } from '../game-ui.ts';
import { canWait, draftTurn } from './draft.ts';
import { loadDraft, watchDraft } from './kept-draft.ts';
import { viewOf } from './trusted.ts';

/** How the own turn stands with the steps that are shown and not sent yet; null without any. */
export function findUnsentTurn(
  { match, nth, view }: UnsentTurnContext,
  seat: Seat,
): UnsentTurn | null {
  watchDraft();
  const steps = loadDraft({ match, nth, seat }).filter(canWait);
  return steps.length === 0 ? null : draftTurn(viewOf(view), seat, steps);
}
