import type { AlertTexts } from '../en/alerts.ts';

/** What notifications say while the page is closed, in Italian. */
export const alertsInItalian: AlertTexts = {
  turn: 'Tocca a te',
  begun: 'Una partita è iniziata',
  rematch: 'Un’altra partita?',
  moved: (name) => `${name} ha giocato.`,
  playAgain: (name) => `${name} vorrebbe giocare ancora.`,
};
