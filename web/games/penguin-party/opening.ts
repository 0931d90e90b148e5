import { baseLength } from '@rookery/rules/penguin-party/pyramid';
import type { View } from '@rookery/rules/penguin-party/vocabulary';
import type { People } from '@rookery/texts/people';
import { roundOf } from './scenes.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** Says who begins a round (PP5), as long as at most the first card of two players lies there; null afterwards. */
export function sayOpening(
  { page }: Pick<PenguinPartyWords, 'page'>,
  view: View,
  people: People,
): string | null {
  const round = roundOf(view);
  if (view.stage.phase !== 'turn' || round === null) return null;
  const dealt = view.seats === 2 ? 1 : 0;
  return baseLength(round.pyramid) > dealt ? null : page.begins(people, round.starter);
}
