import type { AnalysisTexts } from './en.ts';

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
  progress: (done, of) => `pesées : ${String(done)} sur ${String(of)}`,
  nothing: 'Personne n’a encore rien décidé dans cette partie.',
  cannotJudge: (found, judges) =>
    `« ${found} » ne peut pas juger une partie. Ceux qui le peuvent : ${judges.join(', ')}.`,
};
