import type { View } from '@rookery/rules/penguinramids/vocabulary';
import type { People } from '@rookery/texts/people';
import type { PenguinramidsWords } from './words.svelte.ts';

/** Says who is the first Chief, as long as no card of the first round is open; null afterwards. */
export function sayOpening(
  { page }: Pick<PenguinramidsWords, 'page'>,
  { stage }: View,
  people: People,
): string | null {
  if (stage.phase !== 'choosing' || stage.table.round !== 1) return null;
  return page.firstChief(people, stage.table.chief);
}
