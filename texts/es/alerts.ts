import type { AlertTexts } from '../en/alerts.ts';

/** What notifications say while the page is closed, in Spanish. */
export const alertsInSpanish: AlertTexts = {
  turn: 'Es tu turno',
  begun: 'Ha empezado una partida',
  rematch: '¿Otra partida?',
  moved: (name) => `${name} ha jugado.`,
  playAgain: (name) => `A ${name} le gustaría jugar otra vez.`,
};
