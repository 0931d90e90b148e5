import type { Seat } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguinramids/vocabulary';
import { thing } from './flights.ts';

/** What others have done since the viewer's last turn, where it can be seen. */
export interface TurnMarks {
  /** The slots in which something has changed, by their keys as things. */
  readonly slots: ReadonlySet<string>;
  /** Who has taken a token. */
  readonly tokens: ReadonlySet<Seat>;
  /** Who has drawn an offered penguin in exchange for another, by its card. */
  readonly drawn: ReadonlyMap<string, Seat>;
  /** Who has taken the crown last; null if nobody has. */
  readonly chief: Seat | null;
}

/** What others have done since the viewer's last turn; for onlookers, since the cards were revealed last. */
export function marksOf(story: readonly Seen[], me: Seat | null): TurnMarks {
  const begin = story.findLastIndex((seen) =>
    me === null ? seen.type === 'revealed' : seen.type === 'turn-ended' && seen.seat === me,
  );
  const since = story.slice(begin + 1).filter((seen) => !('seat' in seen) || seen.seat !== me);
  const chief = since.findLast((seen) => seen.type === 'chief-taken');
  return {
    slots: new Set(since.flatMap(changedSlot)),
    tokens: new Set(since.flatMap((seen) => (seen.type === 'token-taken' ? [seen.seat] : []))),
    drawn: new Map(
      since.flatMap((seen) =>
        seen.type === 'drawn-instead' ? [[seen.penguin.id, seen.seat] as const] : [],
      ),
    ),
    chief: chief?.seat ?? null,
  };
}

function changedSlot(seen: Seen): readonly string[] {
  const isChange =
    seen.type === 'placed' || seen.type === 'flipped' || seen.type === 'strengthened';
  return isChange ? [thing.slot(seen.seat, seen.slot)] : [];
}
