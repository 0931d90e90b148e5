import type { LearnTexts } from '../../en/page/learn.ts';

/** The courses, in German. */
export const learnInGerman: LearnTexts = {
  title: (game) => `${game} lernen`,
  button: (minutes) => `In ${String(minutes)} Minuten lernen`,
  about: 'Kurze Lektionen am echten Tisch. Hör jederzeit auf; was du geschafft hast, bleibt.',
  lesson: (number, count) => `Lektion ${String(number)}/${String(count)}`,
  done: 'geschafft',
  start: 'Los',
  goOn: 'Weiter',
  again: 'Noch einmal',
  next: 'Nächste Lektion',
  toCourse: 'Alle Lektionen',
  play: 'Gegen Bots spielen',
  rules: 'Regeln lesen',
  puzzles: 'Rätsel lösen',
  finished: 'Lektion geschafft!',
  courseFinished: 'Du kannst das Spiel. Gut gemacht!',
  unknown: {
    title: 'Diese Lektion gibt es nicht',
    hint: 'Unter dieser Adresse gibt es keine Lektion.',
    action: 'Zur Startseite',
  },
  you: 'Du',
  coach: 'Was zu tun ist',
};
