import type { PenguinPartyThemes } from '../../en/page/penguin-party-themes.ts';

/** The themes of the puzzles of Penguin Party, in French. */
export const penguinPartyThemesInFrench: PenguinPartyThemes = {
  'only-move': 'Le seul coup',
  'empties-hand': 'La dernière carte',
  'ends-round': 'Finir la manche',
  'forces-out': 'Éliminer le suivant',
  'shuts-out': 'Fermer des couleurs',
  'leaves-only': 'Réduire leur choix',
  'keeps-alive': 'Garder une couleur',
  'more-places': 'De la place pour ta main',
  'fewer-for-others': 'Prendre leurs places',
  'opens-place': 'Ouvrir une place',
  'most-places': 'Le plus de place',
  'runs-dry': 'À court de coups',
  overall: 'Prévoyance',
  'nothing-special': 'Jugement',
};
