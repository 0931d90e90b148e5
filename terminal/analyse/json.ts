import type { Game } from '@rookery/rules/kernel/game';
import { noise, thresholds } from './assessment.ts';
import type { AssessedDecision, PlayerSummary } from './summary.ts';

/** The form of analyses written by this version. */
const analysisForm = 'rookery-analysis/1';

/** An analysis for other programs; moves as the record writes them. */
export function analysisJson(
  { id, notation }: Game,
  level: string,
  assessed: readonly AssessedDecision[],
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
  };
  return JSON.stringify(analysis, null, 2);
}
