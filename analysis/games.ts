import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { GameAnalysis } from './game-analysis.ts';
import { penguinPartyAnalysis } from './penguin-party/analysis.ts';
import { penguinramidsAnalysis } from './penguinramids/analysis.ts';

const analyses: ReadonlyMap<string, GameAnalysis> = new Map<string, GameAnalysis>([
  [penguinParty.id, penguinPartyAnalysis],
  [penguinramids.id, penguinramidsAnalysis],
]);

/** The analysis of a game; a game without one is a bug. */
export function analysisOf(game: string): GameAnalysis {
  const analysis = analyses.get(game);
  if (!analysis) throw new Error(`no analysis of ${game}`);
  return analysis;
}
