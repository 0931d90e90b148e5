import type { AlertTexts } from '../en/alerts.ts';

/** What notifications say while the page is closed, in German. */
export const alertsInGerman: AlertTexts = {
  turn: 'Du bist dran',
  begun: 'Eine Partie hat begonnen',
  rematch: 'Noch eine Partie?',
  moved: (name) => `${name} hat gezogen.`,
  playAgain: (name) => `${name} möchte noch einmal spielen.`,
};
