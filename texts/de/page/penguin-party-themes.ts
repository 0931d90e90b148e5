import type { PenguinPartyThemes } from '../../en/page/penguin-party-themes.ts';

/** The themes of the puzzles of Penguin Party, in German. */
export const penguinPartyThemesInGerman: PenguinPartyThemes = {
  'only-move': 'Der einzige Zug',
  'empties-hand': 'Die letzte Karte',
  'ends-round': 'Die Runde beenden',
  'forces-out': 'Andere hinausdrängen',
  'shuts-out': 'Farben ausschließen',
  'leaves-only': 'Ihre Wahl einengen',
  'keeps-alive': 'Eine Farbe retten',
  'more-places': 'Platz für deine Hand',
  'fewer-for-others': 'Plätze wegnehmen',
  'opens-place': 'Einen Platz öffnen',
  'most-places': 'Am meisten Platz',
  'runs-dry': 'Der letzte Zug',
  overall: 'Weitblick',
  'nothing-special': 'Augenmaß',
};
