import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { below } from '@rookery/rules/penguinramids/pyramid';
import type { Move, View } from '@rookery/rules/penguinramids/vocabulary';
import type { People } from '@rookery/texts/people';
import type { Pointing } from '../kit/pointing.ts';
import { askRules } from '../kit/why.ts';
import { thing } from './flights.ts';
import { ruleOf } from './rule-of.ts';
import { refusalSentence } from './sentences.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

/** What the answer to a refused move points at: its slot with the two below it, or else the penguin. */
export function pointAt(tried: Move, me: Seat | null): Pointing | null {
  if (me !== null && 'slot' in tried) {
    const supports = tried.slot[0] > 0 ? below(tried.slot) : [];
    return {
      at: thing.slot(me, tried.slot),
      because: supports.map((each) => thing.slot(me, each)),
    };
  }
  return 'penguin' in tried ? { at: thing.card(tried.penguin), because: [] } : null;
}

/** The group of rules because of which the viewer may not do this now; nothing if it may be done. */
export function ruleAgainst(view: View, tried: Move): string | undefined {
  if (view.viewer === null) return undefined;
  const refusal = askRules(penguinramids, view, view.viewer)(tried);
  return refusal && ruleOf[refusal.kind];
}

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
