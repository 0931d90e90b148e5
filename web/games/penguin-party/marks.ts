import type { Seat } from '@rookery/rules/kernel/seat';
import type { Seen, Spot } from '@rookery/rules/penguin-party/vocabulary';

/** A penguin that was placed since the viewer's last turn, and who placed it. */
export interface Mark extends Spot {
  readonly seat: Seat;
}

/**
 * The penguins that others have placed since the viewer's last turn in this round. Whoever has no turn any
 * more, and onlookers, see those of the last turn of everybody else.
 */
export function marksOf(story: readonly Seen[], me: Seat | null, seats: number): readonly Mark[] {
  const begin = story.findLastIndex(({ type }) => type === 'dealt');
  const placed = story.slice(begin + 1).filter((seen) => seen.type === 'placed');
  const since = placed.slice(placed.findLastIndex(({ seat }) => seat === me) + 1);
  const turns = me === null ? 1 : seats - 1;
  return since.slice(-turns).map(({ seat, row, x }) => ({ seat, row, x }));
}
