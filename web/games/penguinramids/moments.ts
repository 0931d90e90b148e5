import type { Seat } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguinramids/vocabulary';

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

/** Whether the match begins or ends, or a round ends. */
export const isBigMoment = (news: readonly Seen[]): boolean =>
  news.some(({ type }) => ['goals-drawn', 'round-ended', 'match-ended'].includes(type));
