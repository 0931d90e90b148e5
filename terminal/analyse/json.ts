import { noise, thresholds } from '@rookery/analysis/review/assessment';
import type { Review } from '@rookery/analysis/review/review';
import type { Game } from '@rookery/rules/kernel/game';
import type { PlayerSummary } from './summary.ts';

/** The form of analyses written by this version. */
const analysisForm = 'rookery-analysis/1';

/** An analysis for other programs; moves as the record writes them. */
export function analysisJson(
  { id, notation }: Game,
  level: string,
  { assessed, chances, costliest, luckAndSkill }: Review,
  players: readonly PlayerSummary[],
): string {
  const decisions = assessed.map(({ decision: { step, round, seat, move }, assessment }) => ({
    step,
    round,
    seat,
    move: notation.formatMove(move),
    ...assessment,
    ...('better' in assessment && {
      better: { ...assessment.better, move: notation.formatMove(assessment.better.move) },
    }),
  }));
  const analysis = {
    form: analysisForm,
    game: id,
    level,
    thresholds: { slip: noise, ...thresholds },
    decisions,
    players,
    chances,
    costliest: costliest.map(({ decision }) => decision.step),
    luckAndSkill,
  };
  return JSON.stringify(analysis, null, 2);
}
