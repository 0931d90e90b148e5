import type { AnalysisTexts } from '../../en/terminal/analysis.ts';

/** What the analysis says, in German. */
export const analysisInGerman: AnalysisTexts = {
  locale: 'de-DE',
  heading: (game, players, level) => `${game} · ${String(players)} Spieler · bewertet von ${level}`,
  honesty:
    'Jede Entscheidung wird nach dem beurteilt, was man dabei wissen konnte, nicht nach den Karten der anderen.',
  round: (round) => `Runde ${String(round)}`,
  columns: 'Sieg %  Vorspr.',
  onlyMove: 'einziger Zug',
  better: (move, gain, reason) => `besser: ${move} (${gain}). ${reason}`,
  gain: (percent, points) => `${percent} % · ${points} Punkte`,
  verdicts: { slip: '?!', mistake: '?', blunder: '??' },
  legend: (slip, mistake, blunder) =>
    `?! Ungenauigkeit: Die Siegchance fiel um ${String(slip)} % oder mehr · ? Fehler: ${String(mistake)} % · ?? Patzer: ${String(blunder)} %. Ein Verlust zählt nur, wenn zwei unabhängige Suchen ihn finden.`,
  headings: {
    player: 'Spieler',
    decisions: 'Züge',
    weighed: 'bewertet',
    loss: 'Verlust Ø',
    slips: '?!',
    mistakes: '?',
    blunders: '??',
  },
  proven: 'Bewiesen: egal, was die anderen haben.',
  graph: 'Die Chancen im Lauf der Partie, soweit man sie am Zug kennen konnte (in %):',
  costliest: 'Die teuersten Momente',
  luck: 'Glück und Können, in % des Siegs',
  luckHeadings: {
    player: 'Spieler',
    start: 'Anfang',
    own: 'eigene Züge',
    others: 'die anderen',
    luck: 'Glück',
    result: 'Ergebnis',
  },
  luckLegend:
    'Die Teile ergeben zusammen das Ganze. Entscheidungen werden mit der Stufe verglichen, die bewertet: 0 heißt, so zu spielen wie sie. Glück sind die Karten, das Ziehen und was niemand wissen konnte. ± gilt in 95 von 100 Fällen.',
  sketching: 'zeichne die Kurve',
  progress: (done, of) => `bewerte: ${String(done)} von ${String(of)}`,
  nothing: 'In dieser Partie hat noch niemand etwas entschieden.',
  cannotJudge: (found, judges) =>
    `„${found}“ kann keine Partie bewerten. Das können: ${judges.join(', ')}.`,
};
