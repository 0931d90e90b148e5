import type { View } from '@rookery/rules/penguinramids/vocabulary';
import { namesOf, type People } from '@rookery/texts/people';
import type { EndingWords } from '../game-ui.ts';
import { findDecidingRow } from './ending.ts';
import { rankAtEnd, type FinalRanking } from './progress.ts';
import { tieSentence } from './sentences.ts';
import type { PenguinramidsWords } from './words.svelte.ts';

type OverStage = Extract<View['stage'], { readonly phase: 'over' }>;
type AllOf = (names: readonly string[]) => string;

/** How a match ended, in words; null before its end. */
export function sayEnding(
  words: PenguinramidsWords,
  { stage }: View,
  people: People,
  allOf: AllOf,
): EndingWords | null {
  if (stage.phase !== 'over') return null;
  const ending = rankAtEnd(stage.scores, stage.table.chief);
  return {
    title: words.game.victory(ending.winner, people),
    because:
      tieSentence(words, ending, people, allOf) ?? sayDecidingRow(words, stage, ending, people),
    points: stage.scores.map(({ total }) => String(total)),
  };
}

function sayDecidingRow(
  { game, page }: PenguinramidsWords,
  { scores, table }: OverStage,
  { winner, ranking }: FinalRanking,
  people: People,
): string | null {
  const next = ranking[1];
  if (next === undefined) return null;
  const found = findDecidingRow(scores, table.goals, [winner, next]);
  if (found === null) return null;
  const { row, by } = found;
  const name = 'goal' in row ? page.goals.name(row.goal) : page.level(row.level);
  const [rival = ''] = namesOf(people, [next], page.result.youAmongOthers);
  return page.result.decided(name, game.points(by), rival);
}
