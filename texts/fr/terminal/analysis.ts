import type { AnalysisTexts } from '../../en/terminal/analysis.ts';

/** What the analysis says, in French. */
export const analysisInFrench: AnalysisTexts = {
  locale: 'fr-FR',
  heading: (game, players, level) => `${game} · ${String(players)} joueurs · jugée par ${level}`,
  honesty:
    'Chaque décision est jugée d’après ce que son joueur pouvait savoir, et non d’après les cartes des autres.',
  round: (round) => `Manche ${String(round)}`,
  columns: 'gain %  avance',
  onlyMove: 'seul coup',
  better: (move, gain, reason) => `mieux : ${move} (${gain}). ${reason}`,
  gain: (percent, points) => `${percent} % · ${points} points`,
  verdicts: { slip: '?!', mistake: '?', blunder: '??' },
  legend: (slip, mistake, blunder) =>
    `?! imprécision : au moins ${String(slip)} % de chances de gagner perdues · ? erreur : ${String(mistake)} % · ?? gaffe : ${String(blunder)} %. Une perte ne compte que si deux recherches indépendantes la trouvent.`,
  headings: {
    player: 'joueur',
    decisions: 'décisions',
    weighed: 'pesées',
    loss: 'perte moyenne',
    slips: '?!',
    mistakes: '?',
    blunders: '??',
  },
  proven: 'Prouvé : quelles que soient les cartes des autres.',
  graph: 'Les chances au fil de la partie, vues par qui devait jouer (en %) :',
  costliest: 'Les moments les plus coûteux',
  luck: 'Chance et talent, en % de la victoire',
  luckHeadings: {
    player: 'joueur',
    start: 'départ',
    own: 'ses décisions',
    others: 'celles des autres',
    luck: 'chance',
    result: 'résultat',
  },
  luckLegend:
    'Le tout s’additionne. Les décisions sont comparées à celles du niveau qui juge : 0, c’est jouer comme lui. La chance, ce sont les donnes, les tirages et ce que personne ne pouvait savoir. ± vaut dans 95 cas sur 100.',
  sketching: 'tracé du graphique',
  progress: (done, of) => `pesées : ${String(done)} sur ${String(of)}`,
  nothing: 'Personne n’a encore rien décidé dans cette partie.',
  cannotJudge: (found, judges) =>
    `« ${found} » ne peut pas juger une partie. Ceux qui le peuvent : ${judges.join(', ')}.`,
};
