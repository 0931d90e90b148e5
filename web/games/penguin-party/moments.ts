import type { Seat } from '@rookery/rules/kernel/seat';
import { count } from '@rookery/rules/penguin-party/cards';
import { cardsIn } from '@rookery/rules/penguin-party/pyramid';
import type { Seen, View } from '@rookery/rules/penguin-party/vocabulary';
import { roundNumberOf, roundOf } from './scenes.ts';

/** Whose doing an event is; null for what the game does. */
export function doerOf(event: Seen): Seat | null {
  switch (event.type) {
    case 'placed':
    case 'hand-emptied':
    case 'went-out':
      return event.seat;
    case 'starter-drawn':
    case 'dealt':
    case 'round-ended':
    case 'match-ended':
      return null;
  }
}

/** Whether a round or the match ends, or several players go out or are done at once. */
export const isBigMoment = (news: readonly Seen[]): boolean =>
  news.some(({ type }) => type === 'round-ended' || type === 'match-ended') ||
  news.filter(({ type }) => type === 'went-out' || type === 'hand-emptied').length > 1;

/** A name for the turn that a view is in: every penguin is a turn. */
export function turnOf(view: View): string {
  const round = roundOf(view);
  const placed = round === null ? 0 : count(cardsIn(round.pyramid));
  return `round ${String(roundNumberOf(view))}, after ${String(placed)}`;
}
