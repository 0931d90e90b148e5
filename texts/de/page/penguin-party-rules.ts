import type { PenguinPartyRules } from '../../en/page/penguin-party-rules.ts';

/** The rules of Penguin Party for readers, in German. */
export const penguinPartyRulesInGerman: PenguinPartyRules = {
  aim: {
    title: 'Worum es geht',
    says: [
      'Alle bauen zusammen eine einzige Pyramide aus Pinguinen, und jeder will seine Karten loswerden.',
      'Karten, die du nicht setzen kannst, kosten Strafpunkte. Wer am Ende die wenigsten hat, gewinnt.',
    ],
  },
  cards: {
    title: 'Die Karten',
    says: [
      'Es gibt 36 Pinguine in fünf Farben: sieben von jeder und einen achten von einer Farbe. In der Ausgabe von IELLO ist das Blau, in der von AMIGO Grün. Sonst ist alles gleich.',
      'Bei 2, 3, 4, 5 oder 6 Spielern bekommt jeder 14, 12, 9, 7 oder 6 Karten. Du siehst nur deine eigenen.',
      'Zu zweit bleiben acht Karten die ganze Runde verdeckt, und niemand kennt sie. Zu fünft bleibt eine Karte übrig: Sie eröffnet die Basis.',
    ],
  },
  start: {
    title: 'Wer anfängt',
    says: [
      'Der erste Spieler wird ausgelost, dann geht es im Uhrzeigersinn. Jede Runde beginnt der linke Nachbar dessen, der zuvor begonnen hat. So fängt jeder einmal an.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    says: [
      'Du setzt genau einen Pinguin aus deiner Hand. Solange einer irgendwo passt, darfst du nicht passen.',
    ],
  },
  base: {
    title: 'Die Basis',
    says: [
      'Der erste Pinguin eröffnet die Basis. Weitere kommen links oder rechts dazu, in jeder Farbe und ohne Lücke.',
      'Mit acht Pinguinen ist die Basis voll, zu zweit schon mit sieben.',
    ],
  },
  above: {
    title: 'Weiter oben',
    says: [
      'Weiter oben steht ein Pinguin auf zwei Nachbarn der Reihe darunter. Sobald beide da sind, ist der Platz dazwischen frei, was auch immer anderswo noch fehlt.',
    ],
  },
  colour: {
    title: 'Die Farbe muss passen',
    says: [
      'Weiter oben hat ein Pinguin die Farbe von einem der beiden, auf denen er steht. Auf zwei gleichen passt nur diese Farbe.',
      'Darum geht es in diesem Spiel: Jeder Pinguin bestimmt, welche Farben über ihm weitergehen und welche nicht.',
    ],
  },
  out: {
    title: 'Nichts passt',
    says: [
      'Passt zu Beginn deines Zuges keine deiner Karten, bist du raus aus dieser Runde. Jede Karte auf deiner Hand ist ein Strafpunkt.',
      'Das entscheidest nicht du, das Spiel sagt es. Deine Karten kommen verdeckt zur Seite: Alle sehen, wie viele es sind, niemand sieht, welche.',
    ],
  },
  'last-card': {
    title: 'Deine letzte Karte',
    says: [
      'Wer die letzte Karte der Hand setzt, gibt sofort bis zu zwei Strafpunkte zurück. Weniger als 0 hat niemand.',
    ],
  },
  'round-end': {
    title: 'Das Ende einer Runde',
    says: [
      'Eine Runde endet, wenn alle raus sind oder keine Karten mehr haben. Ist nur noch einer übrig, spielt er allein weiter.',
      'Dann werden alle 36 Karten gemischt und neu verteilt. Die Strafpunkte bleiben.',
    ],
  },
  'match-end': {
    title: 'Das Ende der Partie',
    says: [
      'Es gibt so viele Runden wie Spieler. Die wenigsten Strafpunkte gewinnen.',
      'Bei Gleichstand wird der Sieg geteilt. Ein Tisch kann es anders wählen: Dann spielt ihr weitere Runden, bis einer allein die wenigsten hat.',
    ],
  },
};
