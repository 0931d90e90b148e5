import type { Seat } from '@rookery/rules/kernel/seat';
import type { People } from '@rookery/texts/people';
import type { GameUi } from '../games/game-ui.ts';

/** So much is told to somebody who has done nothing yet, or only looks on. */
const most = 8;

/** What has happened since the last thing that the viewer did, in sentences. */
export function tellChanges(
  ui: Pick<GameUi, 'tell' | 'doersOf'>,
  story: readonly unknown[],
  me: Seat | null,
  people: People,
  view: unknown,
): readonly string[] {
  const last = me === null ? -1 : ui.doersOf(story).lastIndexOf(me);
  const since = last < 0 ? story.slice(-most) : story.slice(last + 1);
  return ui.tell(since, people, view);
}
