import type { PenguinramidsThemes } from '../../en/page/penguinramids-themes.ts';

/** The themes of the puzzles of Penguinramids, in Spanish. */
export const penguinramidsThemesInSpanish: PenguinramidsThemes = {
  mixes: 'Ser imprevisible',
  'may-take-chief': 'Apuntar al Jefe',
  'may-turn-grey': 'Permitir el gris',
  'may-exchange': 'Permitir un cambio',
  'takes-chief': 'Tomar al Jefe',
  recalls: 'Recoger',
  'takes-token': 'Tomar una ficha',
  exchanges: 'Cambio',
  'turns-grey': 'Volver gris',
  strengthens: 'Reforzar brazos',
  'spare-strength': 'Fuerza de sobra',
  idles: 'Una ficha ociosa',
  'builds-level': 'Subir un nivel',
  goal: 'Objetivos',
  denies: 'Quitárselo al siguiente',
  prepares: 'Preparar un hueco',
  'nothing-fits': 'Nada cabe',
  fills: 'Llenar un hueco',
  'turn-is-done': 'Terminar el turno',
  overall: 'Previsión',
  'nothing-special': 'Buen ojo',
};
