import { countedIn } from '../../plural.ts';
import type { PuzzleTexts } from '../../en/page/puzzles.ts';

const counted = countedIn('fr');

/** The puzzles, in French. */
export const puzzlesInFrench: PuzzleTexts = {
  title: 'Énigmes',
  titleOf: (game) => `Énigmes : ${game}`,
  about:
    'Des positions de vraies parties. Un coup est le meilleur sans aucun doute : trouve-le à la vraie table et lis pourquoi.',
  ofTheDay: 'Énigme du jour',
  solvedToday: 'Résolue aujourd’hui. La prochaine arrive à minuit UTC.',
  streak: (days) => `${counted(days, { one: 'jour', other: 'jours' })} de suite`,
  longest: (days) => `record : ${counted(days, { one: 'jour', other: 'jours' })}`,
  all: 'Toutes les énigmes',
  progress: (solved, all) => `${String(solved)} sur ${String(all)} résolues`,
  theme: 'Thème',
  anyTheme: 'Tous les thèmes',
  difficulty: 'Difficulté',
  anyDifficulty: 'Toutes les difficultés',
  difficulties: {
    chick: 'Très facile',
    adelie: 'Facile',
    gentoo: 'Moyenne',
    king: 'Difficile',
    emperor: 'Très difficile',
    none: 'Extrême',
  },
  onlyUnsolved: 'Seulement les énigmes à résoudre',
  none: 'Aucune énigme de ce genre. Choisis d’autres filtres.',
  random: 'Une au hasard',
  found: (count) => counted(count, { one: 'énigme', other: 'énigmes' }),
  number: (number) => `Énigme ${String(number)}`,
  players: (count) => counted(count, { one: 'joueur', other: 'joueurs' }),
  solved: 'résolue',
  more: 'En montrer plus',

  verdict: 'À faire',
  you: 'Toi',
  task: 'À toi. Quel est le meilleur coup ?',
  right: 'Exact !',
  rightAfterAll: 'Exact, finalement !',
  shown: 'C’était ce coup.',
  worse: 'C’est permis, mais il y a un meilleur coup.',
  itsReason: (reason) => `Sur le meilleur : ${reason}`,
  refused: (sentence) => `Contre les règles. ${sentence}`,
  reveal: 'Montrer le coup',
  hands: 'Autres mains',
  explanation: 'Explication',
  next: 'Énigme suivante',
  again: 'Recommencer',

  best: 'Le meilleur coup',
  why: 'Pourquoi',
  instead: (move) => `Le deuxième serait : ${move}.`,
  margin: (share) =>
    `Sur 100 parties jouées à partir d’ici, le meilleur coup en gagne environ ${String(share)} de plus.`,
  solvedExactly:
    'Prouvé : tout a été calculé pour chaque main que les autres peuvent tenir. Aucun autre coup n’est jamais meilleur.',
  searched:
    'Sans aucun doute : tous les coups ont été essayés aussi souvent dans des mondes conformes à ce que tu vois, puis encore avec dix fois plus d’essais.',
  foundBy: 'Qui le trouve',
  foundByCaption: 'En combien d’essais sur 8 chaque niveau trouve le coup',
  level: 'Niveau',
  tries: 'Essais',
  proveIt: 'Le prouver toi-même',
  proveHint: 'Dans une copie de Rookery, cette commande prouve à nouveau l’énigme :',
  copy: 'Copier',
  copied: 'Copié',

  holdings: 'Ce que les autres peuvent tenir',
  exact: 'Compté exactement sur toutes les donnes conformes à ce que tu vois.',
  sampled: 'Estimé sur 3 000 donnes conformes à ce que tu vois.',
  nothingHidden: 'Tout ce qui compte ici est visible ; seule la pioche est cachée.',
  handOf: (name, cards) => `${name} : ${counted(cards, { one: 'carte', other: 'cartes' })}`,
  atLeastOne: 'au moins une',
  onAverage: 'en moyenne',
  card: 'Carte',

  unknown: {
    title: 'Énigme inconnue',
    hint: 'Il n’y a pas d’énigme à cette adresse. Elle vient peut-être d’une autre version.',
    action: 'Toutes les énigmes',
  },
};
