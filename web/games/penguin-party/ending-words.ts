import type { View } from '@rookery/rules/penguin-party/vocabulary';
import type { People } from '@rookery/texts/people';
import type { EndingWords } from '../game-ui.ts';
import { findDecidingFact } from './ending.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** How a match ended, in words; null before its end. */
export function sayEnding(
  words: PenguinPartyWords,
  view: View,
  people: People,
): EndingWords | null {
  if (view.stage.phase !== 'over') return null;
  const fewest = Math.min(...view.points);
  const winners = [...view.points.keys()].filter((seat) => view.points[seat] === fewest);
  return {
    title: words.game.victory(winners, people),
    because: sayDecidingFact(words, view, people),
    points: view.points.map(String),
  };
}

function sayDecidingFact({ game, page }: PenguinPartyWords, view: View, people: People) {
  const fact = findDecidingFact(view);
  if (fact === null) return null;
  const { result } = page;
  if (fact.kind === 'shared') return result.shared(game.points(fact.points));
  const by = game.points(fact.by);
  if (fact.isLastRound) return result.lastRound(people, fact.winner, by);
  return result.ledSince(people, fact.winner, fact.since, by);
}
