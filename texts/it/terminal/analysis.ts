import type { AnalysisTexts } from '../../en/terminal/analysis.ts';

/** What the analysis says, in Italian. */
export const analysisInItalian: AnalysisTexts = {
  locale: 'it-IT',
  heading: (game, players, level) =>
    `${game} · ${String(players)} giocatori · valutata da ${level}`,
  honesty: 'Ogni decisione è giudicata da ciò che si poteva sapere, non dalle carte degli altri.',
  round: (round) => `Round ${String(round)}`,
  columns: 'vitt %  vantag.',
  onlyMove: 'unica mossa',
  better: (move, gain, reason) => `meglio: ${move} (${gain}). ${reason}`,
  gain: (percent, points) => `${percent} % · ${points} punti`,
  verdicts: { slip: '?!', mistake: '?', blunder: '??' },
  legend: (slip, mistake, blunder) =>
    `?! imprecisione: la possibilità di vincere cala del ${String(slip)} % o più · ? errore: ${String(mistake)} % · ?? svista: ${String(blunder)} %. Una perdita conta solo se la trovano due ricerche indipendenti.`,
  headings: {
    player: 'giocatore',
    decisions: 'decisioni',
    weighed: 'valutate',
    loss: 'perdita media',
    slips: '?!',
    mistakes: '?',
    blunders: '??',
  },
  proven: 'Dimostrato: qualunque carta abbiano gli altri.',
  graph: 'Le possibilità durante la partita, come le conosceva chi doveva muovere (in %):',
  costliest: 'I momenti più costosi',
  luck: 'Fortuna e bravura, in % della vittoria',
  luckHeadings: {
    player: 'giocatore',
    start: 'inizio',
    own: 'proprie mosse',
    others: 'degli altri',
    luck: 'fortuna',
    result: 'risultato',
  },
  luckLegend:
    'Le parti si sommano. Le decisioni si confrontano con il livello che giudica: 0 è giocare come lui. La fortuna sono le carte, le pescate e ciò che nessuno poteva sapere. ± vale in 95 casi su 100.',
  sketching: 'disegno il grafico',
  progress: (done, of) => `valuto: ${String(done)} di ${String(of)}`,
  nothing: 'In questa partita nessuno ha ancora deciso niente.',
  cannotJudge: (found, judges) =>
    `«${found}» non può valutare una partita. Possono: ${judges.join(', ')}.`,
};
