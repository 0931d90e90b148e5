import type { PenguinPartyThemes } from '../../en/page/penguin-party-themes.ts';

/** The themes of the puzzles of Penguin Party, in Spanish. */
export const penguinPartyThemesInSpanish: PenguinPartyThemes = {
  'only-move': 'La única jugada',
  'empties-hand': 'La última carta',
  'ends-round': 'Acabar la ronda',
  'forces-out': 'Dejar fuera a alguien',
  'shuts-out': 'Cerrar colores',
  'leaves-only': 'Reducir su elección',
  'keeps-alive': 'Mantener vivo un color',
  'more-places': 'Sitio para tu mano',
  'fewer-for-others': 'Quitarles huecos',
  'opens-place': 'Abrir un hueco',
  'most-places': 'El máximo sitio',
  'runs-dry': 'Quedarse sin jugadas',
  overall: 'Previsión',
  'nothing-special': 'Buen ojo',
};
