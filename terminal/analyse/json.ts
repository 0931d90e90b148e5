import type { Game } from '@rookery/rules/kernel/game';
import { noise, thresholds } from './judgement.ts';
import type { Judged, Summary } from './summary.ts';

/** The form of analyses written by this version. */
const analysisForm = 'rookery-analysis/1';

/** An analysis for other programs; moves as the record writes them. */
export function analysisJson(
  { id, notation }: Game,
  level: string,
  judged: readonly Judged[],
  players: readonly Summary[],
): string {
  const decisions = judged.map(({ decision: { step, round, seat, move }, judgement }) => ({
    step,
    round,
    seat,
    move: notation.formatMove(move),
    ...judgement,
    ...('better' in judgement && {
      better: { ...judgement.better, move: notation.formatMove(judgement.better.move) },
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
