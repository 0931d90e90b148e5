import type { PenguinramidsThemes } from '../../en/page/penguinramids-themes.ts';

/** The themes of the puzzles of Penguinramids, in Italian. */
export const penguinramidsThemesInItalian: PenguinramidsThemes = {
  mixes: 'Essere imprevedibili',
  'may-take-chief': 'Puntare al Capo',
  'may-turn-grey': 'Permettere il grigio',
  'may-exchange': 'Permettere uno scambio',
  'takes-chief': 'Prendere il Capo',
  recalls: 'Recupero',
  'takes-token': 'Prendere un segnalino',
  exchanges: 'Scambio',
  'turns-grey': 'Girare sul grigio',
  strengthens: 'Rinforzare le braccia',
  'spare-strength': 'Forza di riserva',
  idles: 'Un segnalino inutile',
  'builds-level': 'Alzare un livello',
  goal: 'Obiettivi',
  denies: 'Togliere al prossimo',
  prepares: 'Preparare uno spazio',
  'nothing-fits': 'Niente va bene',
  fills: 'Riempire uno spazio',
  'turn-is-done': 'Concludere il turno',
  overall: 'Lungimiranza',
  'nothing-special': 'Giudizio',
};
