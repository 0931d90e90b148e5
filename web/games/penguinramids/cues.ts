import type { Seat } from '@rookery/rules/kernel/seat';
import type { Seen } from '@rookery/rules/penguinramids/vocabulary';
import type { Cue } from '../../feedback/cues.ts';

/** The sounds that go with what happened, each once. */
export const cuesOf = (news: readonly Seen[], me: Seat | null): readonly Cue[] => [
  ...new Set(news.flatMap((event) => cueOf(event, me))),
];

function cueOf(event: Seen, me: Seat | null): readonly Cue[] {
  switch (event.type) {
    case 'offered':
    case 'drawn-instead':
      return ['dealt'];
    case 'revealed':
      return ['revealed'];
    case 'placed':
      return event.side === 'grey' ? ['placed', 'out'] : ['placed'];
    case 'flipped':
      return ['out'];
    case 'chief-taken':
    case 'token-taken':
    case 'recalled':
    case 'strengthened':
      return ['bonus'];
    case 'round-ended':
      return ['round-ended'];
    case 'match-ended':
      return me === null || me === event.winner ? ['won'] : ['lost'];
    case 'chief-drawn':
    case 'goals-drawn':
    case 'chose':
    case 'sent-below':
    case 'turn-ended':
      return [];
  }
}
