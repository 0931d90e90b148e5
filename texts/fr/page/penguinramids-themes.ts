import type { PenguinramidsThemes } from '../../en/page/penguinramids-themes.ts';

/** The themes of the puzzles of Penguinramids, in French. */
export const penguinramidsThemesInFrench: PenguinramidsThemes = {
  mixes: 'Rester imprévisible',
  'may-take-chief': 'Viser le Chef',
  'may-turn-grey': 'Permettre le gris',
  'may-exchange': 'Permettre un échange',
  'takes-chief': 'Prendre le Chef',
  recalls: 'Rappel',
  'takes-token': 'Prendre un jeton',
  exchanges: 'Échange',
  'turns-grey': 'Passer au gris',
  strengthens: 'Renforcer des bras',
  'spare-strength': 'Force en réserve',
  idles: 'Un jeton inutile',
  'builds-level': 'Élever un étage',
  goal: 'Objectifs',
  denies: 'Priver le suivant',
  prepares: 'Préparer une place',
  'nothing-fits': 'Rien ne convient',
  fills: 'Remplir une place',
  'turn-is-done': 'Finir le tour',
  overall: 'Prévoyance',
  'nothing-special': 'Jugement',
};
