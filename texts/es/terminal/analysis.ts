import type { AnalysisTexts } from '../../en/terminal/analysis.ts';

/** What the analysis says, in Spanish. */
export const analysisInSpanish: AnalysisTexts = {
  locale: 'es-ES',
  heading: (game, players, level) =>
    `${game} · ${String(players)} jugadores · valorada por ${level}`,
  honesty: 'Cada decisión se juzga por lo que se podía saber, no por las cartas de los demás.',
  round: (round) => `Ronda ${String(round)}`,
  columns: 'vict %  ventaja',
  onlyMove: 'única jugada',
  better: (move, gain, reason) => `mejor: ${move} (${gain}). ${reason}`,
  gain: (percent, points) => `${percent} % · ${points} puntos`,
  verdicts: { slip: '?!', mistake: '?', blunder: '??' },
  legend: (slip, mistake, blunder) =>
    `?! imprecisión: la opción de ganar bajó un ${String(slip)} % o más · ? error: ${String(mistake)} % · ?? pifia: ${String(blunder)} %. Una pérdida solo cuenta si la encuentran dos búsquedas independientes.`,
  headings: {
    player: 'jugador',
    decisions: 'decisiones',
    weighed: 'valoradas',
    loss: 'pérdida media',
    slips: '?!',
    mistakes: '?',
    blunders: '??',
  },
  proven: 'Demostrado: tengan lo que tengan los demás.',
  graph: 'Las opciones a lo largo de la partida, como las podía saber quien jugaba (en %):',
  costliest: 'Los momentos más caros',
  luck: 'Suerte y acierto, en % de la victoria',
  luckHeadings: {
    player: 'jugador',
    start: 'salida',
    own: 'lo propio',
    others: 'los demás',
    luck: 'suerte',
    result: 'resultado',
  },
  luckLegend:
    'Las partes suman el total. Las decisiones se comparan con el nivel que juzga: 0 es jugar como él. La suerte son las cartas, lo que sale y lo que nadie podía saber. ± vale en 95 de 100 casos.',
  sketching: 'dibujando la gráfica',
  progress: (done, of) => `valorando: ${String(done)} de ${String(of)}`,
  nothing: 'En esta partida nadie ha decidido nada aún.',
  cannotJudge: (found, judges) =>
    `«${found}» no puede valorar una partida. Pueden: ${judges.join(', ')}.`,
};
