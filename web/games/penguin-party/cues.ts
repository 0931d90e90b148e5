import type { Seat } from '@rookery/rules/kernel/seat';
import type { Move, Seen } from '@rookery/rules/penguin-party/vocabulary';
import type { Cue } from '../../feedback/cues.ts';

/** The sounds that go with what happened. */
export const cuesOf = (news: readonly Seen[], me: Seat | null): readonly Cue[] =>
  news.flatMap((seen) => cueOf(seen, me) ?? []);

function cueOf(seen: Seen, me: Seat | null): Cue | null {
  switch (seen.type) {
    case 'starter-drawn':
      return null;
    case 'dealt':
      return 'dealt';
    case 'placed':
      return 'placed';
    case 'hand-emptied':
      return 'bonus';
    case 'went-out':
      return 'out';
    case 'round-ended':
      return 'round-ended';
    case 'match-ended':
      return me === null || seen.ranking[0]?.includes(me) ? 'won' : 'lost';
  }
}

/** The last penguin that was placed in the round that goes on; null if none was, or none was seen. */
export function lastPlaced(news: readonly Seen[]): Move | null {
  const begin = news.findLastIndex(({ type }) => type === 'dealt');
  const placed = news.slice(begin + 1).findLast((seen) => seen.type === 'placed');
  return placed?.type === 'placed' ? placed : null;
}
