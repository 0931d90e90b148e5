import type { PenguinramidsThemes } from '../../en/page/penguinramids-themes.ts';

/** The themes of the puzzles of Penguinramids, in German. */
export const penguinramidsThemesInGerman: PenguinramidsThemes = {
  mixes: 'Unberechenbar sein',
  'may-take-chief': 'Auf den Chef zielen',
  'may-turn-grey': 'Grau erlauben',
  'may-exchange': 'Tausch erlauben',
  'takes-chief': 'Den Chef nehmen',
  recalls: 'Zurückholen',
  'takes-token': 'Einen Marker nehmen',
  exchanges: 'Tausch',
  'turns-grey': 'Grau drehen',
  strengthens: 'Arme stärken',
  'spare-strength': 'Kraft in Reserve',
  idles: 'Ein müßiger Marker',
  'builds-level': 'Eine Ebene heben',
  goal: 'Ziele',
  denies: 'Andere ausbremsen',
  prepares: 'Einen Platz vorbereiten',
  'nothing-fits': 'Nichts passt',
  fills: 'Einen Platz füllen',
  'turn-is-done': 'Den Zug beenden',
  overall: 'Weitblick',
  'nothing-special': 'Augenmaß',
};
