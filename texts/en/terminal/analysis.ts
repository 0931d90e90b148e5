/** What the analysis says, in English. */
export const analysisInEnglish = {
  locale: 'en-GB',
  heading: (game: string, players: number, level: string): string =>
    `${game} · ${String(players)} players · weighed by ${level}`,
  honesty:
    'Each decision is judged by what its player could know, not by the cards that others held.',
  round: (round: number): string => `Round ${String(round)}`,
  columns: 'win %   lead',
  onlyMove: 'only move',
  better: (move: string, gain: string, reason: string): string =>
    `better: ${move} (${gain}). ${reason}`,
  gain: (percent: string, points: string): string => `${percent} % · ${points} points`,
  verdicts: { slip: '?!', mistake: '?', blunder: '??' },
  legend: (slip: number, mistake: number, blunder: number): string =>
    `?! slip: the chance to win fell by ${String(slip)} % or more · ? mistake: ${String(mistake)} % · ?? blunder: ${String(blunder)} %. A loss counts only if two independent searches find it.`,
  headings: {
    player: 'player',
    decisions: 'decisions',
    weighed: 'weighed',
    loss: 'mean loss',
    slips: '?!',
    mistakes: '?',
    blunders: '??',
  },
  proven: 'Proven: whatever the others hold.',
  graph: 'The chances over the match, as whoever was to move could know them (in %):',
  costliest: 'The costliest moments',
  luck: 'Luck and skill, in % of the victory',
  luckHeadings: {
    player: 'player',
    start: 'start',
    own: 'own decisions',
    others: 'the others’',
    luck: 'luck',
    result: 'result',
  },
  luckLegend:
    'The parts add up. Decisions are measured against the judging level: 0 is to play as it does. Luck is the deals, the draws, and what nobody could know. ± holds in 95 of 100 cases.',
  sketching: 'drawing the graph',
  progress: (done: number, of: number): string => `weighing: ${String(done)} of ${String(of)}`,
  nothing: 'Nobody has decided anything in this match yet.',
  cannotJudge: (found: string, judges: readonly string[]): string =>
    `“${found}” cannot weigh a match. These can: ${judges.join(', ')}.`,
};

/** Every text of the analysis; each language must have them all. */
export type AnalysisTexts = typeof analysisInEnglish;
