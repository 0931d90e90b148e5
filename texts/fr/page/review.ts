import { countedIn } from '../../plural.ts';
import type { ReviewTexts } from '../../en/page/review.ts';

const counted = countedIn('fr');

/** What is said about reviews of matches, in French. */
export const reviewInFrench: ReviewTexts = {
  title: (game) => `${game}, analyse`,
  back: 'Retour à la partie',
  sketching: 'Tracé du graphique…',
  weighing: (done, of) =>
    `${String(done)} sur ${counted(of, { one: 'décision pesée', other: 'décisions pesées' })}`,
  stop: 'Arrêter',
  goOn: 'Continuer',
  failed: 'L’analyse s’est interrompue. Ce qui a été trouvé reste affiché.',
  again: 'Réessayer',
  judgedBy: (level) =>
    `Jugée par ${level}, un robot. Chaque décision est jugée d’après ce que son joueur pouvait savoir alors, et non d’après les cartes des autres.`,
  nothing: 'Personne n’a rien décidé dans cette partie.',
  graph: {
    title: 'Chances de gagner',
    hint: 'Vues par qui devait jouer. Touche le graphique pour voir un moment.',
    asTable: 'Le graphique en tableau',
    moment: 'Instant',
    momentOf: (number, of, round) =>
      `Décision ${String(number)} sur ${String(of)}, manche ${String(round)}`,
    round: (round) => `Manche ${String(round)}`,
    end: 'La fin',
    previous: 'Décision précédente',
    next: 'Décision suivante',
  },
  moment: {
    by: (name) => `À ${name} de décider`,
    yours: 'Ta décision',
    chance: (percent) => `Chances de gagner : ${percent}`,
    played: 'Joué',
    better: 'Mieux',
    why: 'Pourquoi',
    proven: 'Prouvé : c’est mieux quelles que soient les cartes des autres.',
    isWeighed: 'Cette décision est encore à peser.',
    cost: (percent) => `Elle a coûté ${percent} de la victoire.`,
    fine: 'Aucun autre coup n’était nettement meilleur.',
    only: 'Il n’y avait qu’un seul coup.',
    table: 'La table à ce moment',
  },
  verdicts: {
    'only-move': 'Sans choix',
    fine: 'Bon coup',
    slip: 'Imprécision',
    mistake: 'Erreur',
    blunder: 'Gaffe',
  },
  attempt: {
    action: 'Rejouer ce moment',
    task: 'Que jouerais-tu ici ? Choisis sur le plateau.',
    isWeighed: 'Ton coup est en train d’être pesé…',
    played: 'Ton choix',
    fine: (percent) =>
      `Bien choisi : aucun coup n’est nettement meilleur. Chances de gagner : ${percent}.`,
    worse: (percent, best) => `Chances de gagner : ${percent}. Le meilleur coup en a ${best}.`,
    same: 'C’est ce qui a été joué dans la partie.',
    another: 'Essayer un autre coup',
    show: 'Montrer la réponse',
  },
  costliest: {
    title: 'Les moments les plus coûteux',
    none: 'Aucune décision n’a coûté une part nette de la victoire.',
    later: 'Ils apparaîtront quand tout sera pesé.',
    lost: (percent) => `a coûté ${percent}`,
  },
  decisions: {
    title: 'Toutes les décisions',
    of: 'Les décisions de qui',
    everyone: 'De tout le monde',
    onlyCostly: 'Seulement celles qui ont coûté',
    none: 'Aucune pour l’instant.',
  },
  luck: {
    title: 'Chance et talent',
    later: 'La part de chance et de talent sera connue quand tout sera pesé.',
    player: 'Joueur',
    start: 'Départ',
    own: 'Ses décisions',
    others: 'Celles des autres',
    luck: 'Chance',
    result: 'Résultat',
    explanation: (level) =>
      `Chacun commence avec une part égale de la victoire, et le tout s’additionne pour donner le résultat. Les décisions sont comparées à celles de ${level} : 0 signifie jouer aussi bien que ce robot. La chance, ce sont les donnes, les tirages et ce que personne ne pouvait savoir. Le nombre après ± est l’incertitude : dans 95 cas sur 100, la vérité n’est pas plus loin.`,
    decided: {
      lost: {
        own: (percent) => `Ce qui t’a coûté la partie : tes propres décisions, ${percent}.`,
        others: (percent) =>
          `Ce qui t’a coûté la partie : les autres ont bien décidé, ${percent} pour toi.`,
        luck: (percent) => `Ce qui t’a coûté la partie : la chance, ${percent}.`,
      },
      won: {
        own: (percent) => `Ce qui t’a fait gagner : tes propres décisions, ${percent}.`,
        others: (percent) => `Ce qui t’a fait gagner : les erreurs des autres, ${percent}.`,
        luck: (percent) => `Ce qui t’a fait gagner : la chance, ${percent}.`,
      },
    },
  },
};
