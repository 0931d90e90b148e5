import { actions } from '@rookery/rules/penguinramids/vocabulary';
import { isForBoard } from '../kit/arrow-keys.ts';
import type { Playing } from './playing.svelte.ts';

/** Playing by keys: 1 to 5 choose an action card, Escape lets go. */
export function pressKey(
  event: KeyboardEvent,
  playing: Playing,
  { keys }: { readonly keys: boolean },
): void {
  if (!isForBoard(event)) return;
  playing.isByKey = true;
  if (event.key === 'Escape') playing.cancel();
  const action = actions.find((each) => keys && String(each) === event.key);
  if (action && playing.view.stage.phase === 'choosing') playing.make({ type: 'choose', action });
}

/** Whoever types somewhere else keeps the focus there. */
export function leaveKeys({ target }: FocusEvent, playing: Playing): void {
  if (target instanceof Element && target.matches('input, textarea')) playing.isByKey = false;
}
