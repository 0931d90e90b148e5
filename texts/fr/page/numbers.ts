import type { NumbersTexts } from '../../en/page/numbers.ts';

/** The own numbers, in French. */
export const numbersInFrench: NumbersTexts = {
  title: 'Mes chiffres',
  about:
    'Comment se sont passées tes parties, sur cet appareil et en ligne. Les victoires sont comparées à ce que tu aurais si tout le monde était aussi fort.',
  game: 'Jeu',
  seats: 'Joueurs',
  against: 'Adversaire',
  all: 'Tous',
  people: 'Des personnes',
  overTime: 'Au fil du temps',
  overTimeHint: 'Plus haut, c’est mieux : tes victoires, moins ce qu’auraient des égaux.',
  byGame: 'Par jeu',
  bySeats: 'Par nombre de joueurs',
  byOpponent: 'Par adversaire',
  matches: 'Parties',
  wins: 'Victoires',
  rate: 'Taux',
  expected: 'Égaux',
  skill: 'Talent',
  luck: 'Chance',
  explanation:
    'Talent et chance sont connus pour les parties que tu as fait analyser : ce que tes décisions et les cartes ont apporté, en parts de victoire. Ne comptent pas les tables « et si », les parties avec des coups repris et celles de plusieurs personnes sur un appareil.',
  csv: 'Enregistrer un tableau (CSV)',
  json: 'Enregistrer en JSON',
  empty: 'Pas encore de chiffres',
  emptyHint: 'Termine une partie, elle sera comptée ici.',
  emptyAction: 'Vers les jeux',
  plot: (count, ahead) =>
    `${String(count)} parties ; ${ahead.toFixed(1)} victoires de plus que des égaux`,
};
