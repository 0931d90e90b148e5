import type { View } from '@rookery/rules/penguin-party/vocabulary';
import type { PenguinPartyPageTexts } from './texts/en.ts';

/** The number of the round a view shows, or is about to. */
export function roundNumberOf({ stage }: View): number {
  switch (stage.phase) {
    case 'starter':
      return 1;
    case 'deal':
      return stage.number;
    case 'turn':
    case 'over':
      return stage.round.number;
  }
}

/** A line about a match, for lists and lobbies. */
export const about = (view: View, texts: PenguinPartyPageTexts): string =>
  texts.about(
    texts.editionNames[view.edition],
    view.stage.phase === 'starter'
      ? texts.rounds(view.seats)
      : texts.round(roundNumberOf(view), view.seats),
  );
