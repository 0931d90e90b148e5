import type { PenguinPartyThemes } from '../../en/page/penguin-party-themes.ts';

/** The themes of the puzzles of Penguin Party, in Italian. */
export const penguinPartyThemesInItalian: PenguinPartyThemes = {
  'only-move': 'L’unica mossa',
  'empties-hand': 'L’ultima carta',
  'ends-round': 'Chiudere il round',
  'forces-out': 'Mettere fuori qualcuno',
  'shuts-out': 'Chiudere dei colori',
  'leaves-only': 'Ridurre la loro scelta',
  'keeps-alive': 'Tenere vivo un colore',
  'more-places': 'Spazio per la tua mano',
  'fewer-for-others': 'Togliere spazi agli altri',
  'opens-place': 'Aprire uno spazio',
  'most-places': 'Più spazio possibile',
  'runs-dry': 'Restare a secco',
  overall: 'Lungimiranza',
  'nothing-special': 'Giudizio',
};
