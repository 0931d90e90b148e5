import type { AlertTexts } from '../en/alerts.ts';

/** What notifications say while the page is closed, in French. */
export const alertsInFrench: AlertTexts = {
  turn: 'C’est ton tour',
  begun: 'Une partie a commencé',
  rematch: 'Encore une partie ?',
  moved: (name) => `${name} a joué.`,
  playAgain: (name) => `${name} aimerait rejouer.`,
};
