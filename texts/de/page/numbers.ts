import type { NumbersTexts } from '../../en/page/numbers.ts';

/** The own numbers, in German. */
export const numbersInGerman: NumbersTexts = {
  title: 'Meine Zahlen',
  about:
    'Wie deine Partien ausgingen, auf diesem Gerät und online. Siege werden mit dem verglichen, was du hättest, wenn alle gleich stark wären.',
  game: 'Spiel',
  seats: 'Spieler',
  against: 'Gegner',
  all: 'Alle',
  people: 'Menschen',
  overTime: 'Im Lauf der Zeit',
  overTimeHint: 'Oben ist besser: Siege bisher, weniger was Gleichstarke hätten.',
  byGame: 'Nach Spiel',
  bySeats: 'Nach Zahl der Spieler',
  byOpponent: 'Nach Gegner',
  matches: 'Partien',
  wins: 'Siege',
  rate: 'Quote',
  expected: 'Gleiche',
  skill: 'Können',
  luck: 'Glück',
  explanation:
    'Können und Glück kennt man von Partien, die du hast auswerten lassen: was deine Entscheidungen und die Karten gebracht haben, in Anteilen am Sieg. Nicht gezählt werden Was-wäre-wenn-Tische, Partien mit zurückgenommenen Zügen und Partien mehrerer Menschen an einem Gerät.',
  csv: 'Als Tabelle speichern (CSV)',
  json: 'Als JSON speichern',
  empty: 'Noch keine Zahlen',
  emptyHint: 'Beende eine Partie, dann wird sie hier gezählt.',
  emptyAction: 'Zu den Spielen',
  plot: (count, ahead) =>
    `${String(count)} Partien, jetzt ${ahead.toFixed(1)} Siege vor Gleichstarken`,
};
