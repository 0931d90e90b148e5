import type { View } from '@rookery/rules/penguinramids/vocabulary';
import type { People } from '@rookery/texts/people';
import type { PenguinramidsWords } from './words.svelte.ts';

/**
 * Says who is the first Chief, as long as no card of the first round is open, and then who has the first turn of the
 * match; null afterwards.
 */
export function sayOpening(
  { page }: Pick<PenguinramidsWords, 'page'>,
  { stage, seats }: View,
  people: People,
): string | null {
  if (!('table' in stage) || stage.table.round !== 1) return null;
  if (stage.phase === 'choosing') return page.firstChief(people, stage.table.chief);
  if (stage.phase !== 'turn' || stage.turn.order.length < seats) return null;
  const [first] = stage.turn.order;
  return first === undefined ? null : page.begins(people, first);
}
