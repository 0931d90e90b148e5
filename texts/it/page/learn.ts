import type { LearnTexts } from '../../en/page/learn.ts';

/** The courses, in Italian. */
export const learnInItalian: LearnTexts = {
  title: (game) => `Impara ${game}`,
  button: (minutes) => `Impara in ${String(minutes)} minuti`,
  about: 'Brevi lezioni sul tavolo vero. Smetti quando vuoi; quello che hai fatto resta.',
  lesson: (number, count) => `Lezione ${String(number)}/${String(count)}`,
  done: 'fatta',
  start: 'Comincia',
  goOn: 'Avanti',
  again: 'Ancora una volta',
  next: 'Prossima lezione',
  toCourse: 'Tutte le lezioni',
  play: 'Gioca contro i bot',
  rules: 'Leggi le regole',
  puzzles: 'Risolvi gli enigmi',
  finished: 'Lezione finita!',
  courseFinished: 'Conosci il gioco. Complimenti!',
  unknown: {
    title: 'Lezione sconosciuta',
    hint: 'A questo indirizzo non c’è nessuna lezione.',
    action: 'Torna all’inizio',
  },
  you: 'Tu',
  coach: 'Cosa fare',
};
