import type { Seat } from '@rookery/rules/kernel/seat';
import type { Seen, View } from '@rookery/rules/penguinramids/vocabulary';

/** Whose doing an event is; null for what the game does. */
export function doerOf(event: Seen): Seat | null {
  switch (event.type) {
    case 'chose':
    case 'chief-taken':
    case 'flipped':
    case 'sent-below':
    case 'drawn-instead':
    case 'recalled':
    case 'token-taken':
    case 'strengthened':
    case 'placed':
    case 'turn-ended':
      return event.seat;
    case 'chief-drawn':
    case 'goals-drawn':
    case 'offered':
    case 'revealed':
    case 'round-ended':
    case 'match-ended':
      return null;
  }
}

/** Whether people need longer to see it: the match begins or ends, a round ends, the cards are revealed. */
export const isBigMoment = (news: readonly Seen[]): boolean =>
  news.some(({ type }) => ['goals-drawn', 'revealed', 'round-ended', 'match-ended'].includes(type));

/** A name for the turn that a view is in: all steps of a seat's turn are one, and so are those of a choice. */
export function turnOf({ stage }: View): string {
  if (!('table' in stage)) return stage.phase;
  const round = `round ${String(stage.table.round)}`;
  return 'turn' in stage
    ? `${round}, turn of ${String(stage.turn.order[0] ?? '')}`
    : `${round}, ${stage.phase}`;
}
