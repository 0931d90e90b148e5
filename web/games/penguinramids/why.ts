import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Move, View } from '@rookery/rules/penguinramids/vocabulary';
import type { People } from '@rookery/texts/people';
import { askRules } from '../kit/why.ts';
import { refusalSentence } from './sentences.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** Why the viewer may not do this now, in a sentence; nothing if it may be done. */
export function whyNot(
  words: PenguinramidsWords,
  view: View,
  tried: Move,
  people: People,
): string | undefined {
  if (view.viewer === null) return undefined;
  const refusal = askRules(penguinramids, view, view.viewer)(tried);
  return refusal && refusalSentence(words, refusal, people, view.box);
}
